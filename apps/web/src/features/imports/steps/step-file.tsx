import type { ImportDetail } from '@clinic/contract/imports'
import { Alert, Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './step-file.module.css'
import { StepFrame } from './step-frame.tsx'
import { WorkProgress } from './work-progress.tsx'

type Props = { detail: ImportDetail; onClose: () => void }

/** The file being read, or why it could not be. */
export function StepFile({ detail, onClose }: Props) {
  const { state, fault, progress, total } = detail
  if (state === 'reading')
    return (
      <StepFrame step="file" title={t('Reading the file')}>
        <WorkProgress label={t('Reading the file')} progress={progress} total={total} />
      </StepFrame>
    )
  const back = (
    <Button variant="default" onClick={onClose}>
      {t('All imports')}
    </Button>
  )
  if (state === 'refused')
    return (
      <StepFrame
        step="file"
        title={fault?.code === 'expired' ? t('This import has ended') : t('The file could not be read')}
        buttons={back}
      >
        <Alert color="bad" role="alert">
          {fault?.message ?? t('Nothing of it was kept.')}
        </Alert>
        <p className={classes.text}>{t('Nothing was written. Choose another file above.')}</p>
      </StepFrame>
    )
  return (
    <StepFrame step="file" title={t('This import was dropped')}>
      <EmptyState icon={<IconFileOff size={20} aria-hidden />} title={t('The file was deleted')} action={back}>
        {t('Nothing was imported. Upload the file again to start over.')}
      </EmptyState>
    </StepFrame>
  )
}
