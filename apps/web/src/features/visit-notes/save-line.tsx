import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
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
          {t('Try again')}
        </UnstyledButton>
      )}
      {phase === 'contested' && (
        <>
          <UnstyledButton className={classes.act} onClick={() => void editor.keepMine()}>
            {t('Keep what is here')}
          </UnstyledButton>{' '}
          <UnstyledButton className={classes.act} onClick={() => void editor.takeOther()}>
            {t('Use the other')}
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
      return t('Saving…')
    case 'saved':
      return t('Draft saved. Only you see it until you sign.')
    case 'failed':
      return t('Not saved. {message}', { message })
    case 'contested':
      return t('This draft was changed in another window.')
    default:
      return t('Only you see it until you sign.')
  }
}
