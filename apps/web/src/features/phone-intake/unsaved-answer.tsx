import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
import type { Writing } from './current-question.ts'

/** The way has changed under what was being written: the words are shown, so that nothing is lost. */
export function UnsavedAnswer({ lost, onRead }: { lost: Writing; onRead: () => void }) {
  return (
    <Alert
      color="warn"
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={t('No longer asked: “{text}”', { text: lost.question.text })}
      withCloseButton
      closeButtonLabel={t('Dismiss')}
      onClose={onRead}
    >
      {t('Another answer changed, so this is no longer asked. You wrote: “{text}”. It wasn’t saved.', { text: lost.text })}
    </Alert>
  )
}
