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
      closeButtonLabel="I have read it"
      onClose={onRead}
    >
      Another answer was changed meanwhile. You had written: “{lost.text}”. It was not kept.
    </Alert>
  )
}
