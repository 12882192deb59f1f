import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
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
          {t('Try again')}
        </UnstyledButton>
      )}
      {phase === 'contested' && (
        <>
          <UnstyledButton className={classes.act} onClick={() => void editing.keepMine()}>
            {t('Keep what is here')}
          </UnstyledButton>{' '}
          <UnstyledButton className={classes.act} onClick={() => void editing.takeOther()}>
            {t('Use the other')}
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
