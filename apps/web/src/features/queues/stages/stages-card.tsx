import { Popover } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import classes from './stages-hint.module.css'
import { StagesList } from './stages-list.tsx'

/** What a hint shows; the rest is in the row’s own panel. */
const MOST = 6

/** The stages of a patient beside the words that were pointed at. */
export function StagesCard({ id, patientId }: { id: string; patientId: string }) {
  return (
    <Popover opened withRoles={false} position="bottom-start" withArrow trapFocus={false} transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown id={id} role="group" aria-label={t('Stages of {patientId}', { patientId })} className={classes.card}>
        <StagesList patientId={patientId} most={MOST} />
      </Popover.Dropdown>
    </Popover>
  )
}
