import { t } from '../../../lib/messages/t.ts'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'

/** A signed document never changes (s. 275): a mistake is put right by a new one. */
export function ReplaceForm({ document, called, about, onClose, onReplace }: ActionProps & { onReplace: (id: number) => void }) {
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: false, error: null }}
      consequences={[
        t('A signed document never changes. You prepare a new one now; this one stays in force until you sign it.'),
        document.seller === null
          ? t('Then this one is marked as replaced, and {called} has to register again with the new one.', { called })
          : t(
              'Then this one is marked as replaced, {seller} gets a letter that says so, and {called} has to register again with the new one.',
              {
                seller: document.seller,
                called,
              },
            ),
      ]}
      confirm={t('Prepare the new document')}
      onSubmit={() => {
        onReplace(document.id)
        onClose()
      }}
    />
  )
}
