import type { LostReason, TodayLost } from '@clinic/contract/queues/today'
import { UnstyledButton } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import classes from './rows.module.css'

const WHY: Readonly<Record<LostReason, string>> = {
  'renewal-overdue': 'The renewal date has passed',
  'no-renewal-date': 'No renewal date is set',
  'never-seen': 'The intake is done and no visit is booked',
}

/** Patients for whom nothing would happen next; there should be none (F-3). */
export function LostPanel({ lost: { total, rows }, onPatient }: { lost: TodayLost; onPatient: (patientId: string) => void }) {
  return (
    <Panel title="Without a next step" note={String(total)} flush>
      {total === 0 ? (
        <p className={classes.none}>Every active patient is in a queue, or has a visit or a renewal date ahead.</p>
      ) : (
        <p className={classes.none}>They return to the PCR queue tonight.</p>
      )}
      <ul className={classes.rows}>
        {rows.map(({ patient_id, name, reason }) => (
          <li key={patient_id} className={classes.row} data-narrow>
            <div className={classes.who}>
              <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onPatient(patient_id)}>
                {name || 'No name yet'}
              </UnstyledButton>
              <span className={classes.about}>
                <span className={classes.id}>{patient_id}</span> · {WHY[reason]}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {rows.length > 0 && total > rows.length && <p className={classes.none}>{`${total - rows.length} more`}</p>}
    </Panel>
  )
}
