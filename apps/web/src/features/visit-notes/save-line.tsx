import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { NoteEditing } from './use-note-editor.ts'
import classes from './visit-notes.module.css'

type Props = { editor: NoteEditing; refusal: string | null }

/** Whether what is written is saved, and what to do where it is not. */
export function SaveLine({ editor, refusal }: Props) {
  const { phase, message } = editor.state
  const bad = phase === 'failed' || phase === 'contested' || refusal !== null
  return (
    <div className={classes.state} role="status" data-bad={bad || undefined}>
      {refusal ?? textOf(phase, message)}
      {phase === 'saved' && refusal === null && <IconCheck size={12} aria-hidden />}
      {bad && <IconAlertTriangle size={12} aria-hidden />}{' '}
      {phase === 'failed' && (
        <UnstyledButton className={classes.act} onClick={editor.flush}>
          Try again
        </UnstyledButton>
      )}
      {phase === 'contested' && (
        <>
          <UnstyledButton className={classes.act} onClick={() => void editor.keepMine()}>
            Keep what is here
          </UnstyledButton>{' '}
          <UnstyledButton className={classes.act} onClick={() => void editor.takeOther()}>
            Use the other
          </UnstyledButton>
        </>
      )}
    </div>
  )
}

function textOf(phase: NoteEditing['state']['phase'], message: string): string {
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
