import { Modal } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { LoadBox } from './load-box.tsx'

type Props = { opened: boolean; onClose: () => void; onLoad: (text: string) => Promise<boolean> }

/** Loads JSON into the draft that is open. */
export function LoadDialog({ opened, onClose, onLoad }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={t('Load JSON')}>
      <LoadBox
        onLoad={async (text) => {
          const loaded = await onLoad(text)
          if (loaded) onClose()
          return loaded
        }}
      />
    </Modal>
  )
}
