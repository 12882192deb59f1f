import type { ImportDetail } from '@clinic/contract/imports'
import { Alert, Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
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
      <StepFrame step="file" title="Reading the file">
        <WorkProgress label="Reading the file" progress={progress} total={total} />
      </StepFrame>
    )
  const back = (
    <Button variant="default" onClick={onClose}>
      All imports
    </Button>
  )
  if (state === 'refused')
    return (
      <StepFrame step="file" title={fault?.code === 'expired' ? 'This import has ended' : 'The file could not be read'} buttons={back}>
        <Alert color="bad" role="alert">
          {fault?.message ?? 'Nothing of it was kept.'}
        </Alert>
        <p className={classes.text}>Nothing was written. Choose another file above.</p>
      </StepFrame>
    )
  return (
    <StepFrame step="file" title="This import was dropped">
      <EmptyState icon={<IconFileOff size={20} aria-hidden />} title="The file was deleted" action={back}>
        Nothing was imported. Upload the file again to start over.
      </EmptyState>
    </StepFrame>
  )
}
