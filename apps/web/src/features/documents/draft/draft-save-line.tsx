import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './draft.module.css'
import type { DraftEditing } from './use-document-draft.ts'

/** Whether what is written is saved, and what to do where it is not. */
export function DraftSaveLine({ editing }: { editing: DraftEditing }) {
  const { phase, message } = editing.state
  const bad = phase === 'failed' || phase === 'contested'
  return (
    <div className={classes.state} role="status" data-bad={bad || undefined}>
      {textOf(phase, message)} {bad && <IconAlertTriangle size={12} aria-hidden />}{' '}
      {phase === 'failed' && (
        <UnstyledButton className={classes.act} onClick={() => void editing.flush()}>
          Try again
        </UnstyledButton>
      )}
      {phase === 'contested' && (
        <>
          <UnstyledButton className={classes.act} onClick={() => void editing.keepMine()}>
            Keep what is here
          </UnstyledButton>{' '}
          <UnstyledButton className={classes.act} onClick={() => void editing.takeOther()}>
            Use the other
          </UnstyledButton>
        </>
      )}
    </div>
  )
}

function textOf(phase: DraftEditing['state']['phase'], message: string): string {
  switch (phase) {
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'saved':
      return 'Draft saved. Only you see it until you sign.'
    case 'failed':
      return `Not saved. ${message}`
    case 'contested':
      return 'This draft was changed in another window.'
    default:
      return 'Only you see it until you sign.'
  }
}
