import { Loader, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import classes from './edit-state.module.css'
import type { Edit } from './use-edit.ts'

type Props = { edit: Pick<Edit, 'phase' | 'reason' | 'save'>; brief?: boolean }

/** Whether a field is being saved, is saved, or why not (C-11). `brief`: without the reason, where its column has no room for it. */
export function EditState({ edit, brief = false }: Props) {
  return (
    <span className={classes.state} role="status" data-phase={edit.phase}>
      {edit.phase === 'saving' && (
        <>
          <Loader size={10} aria-hidden /> {t('Saving…')}
        </>
      )}
      {edit.phase === 'saved' && (
        <>
          <IconCheck size={12} aria-hidden /> {t('Saved')}
        </>
      )}
      {edit.phase === 'failed' && (
        <>
          <IconAlertTriangle size={12} aria-hidden /> {brief ? t('Not saved') : edit.reason}{' '}
          <UnstyledButton className={classes.retry} onClick={edit.save}>
            {t('Try again')}
          </UnstyledButton>
        </>
      )}
    </span>
  )
}
