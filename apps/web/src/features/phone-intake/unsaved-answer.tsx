import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Writing } from './current-question.ts'

/** The way has changed under what was being written: the words are shown, so that nothing is lost. */
export function UnsavedAnswer({ lost, onRead }: { lost: Writing; onRead: () => void }) {
  return (
    <Alert
      color="warn"
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={`No longer asked: “${lost.question.text}”`}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onRead}
    >
      Another answer changed, so this is no longer asked. You wrote: “{lost.text}”. It wasn’t saved.
    </Alert>
  )
}
