import type { CalendarPerson } from '@clinic/contract/booking'
import { Button, UnstyledButton } from '@mantine/core'
import { problemSentence } from '../../../lib/api-problem.ts'
import { countText } from '../../../lib/format/lists.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { VisitsOf } from '../visits/visits-dialog.tsx'
import { DayBooked } from './day-booked.tsx'
import classes from './day-panel.module.css'
import { hoursMessage } from './day-text.ts'
import { useDay } from './use-calendar.ts'

type Props = {
  day: string
  people: readonly CalendarPerson[]
  who: number | null
  onPatient: (patientId: string) => void
  onVisits: (patient: NonNullable<VisitsOf>) => void
}

/** One day beside the others. */
export function DayPanel(props: Props) {
  return (
    <Panel title={longDay(props.day)}>
      <DayDetails {...props} />
    </Panel>
  )
}

/** Who works when on a day, and the appointments that are booked and were completed. */
export function DayDetails({ day, people, who, onPatient, onVisits }: Props) {
  return (
    <div className={classes.parts}>
      <section>
        <h3 className={classes.heading}>Working</h3>
        {people.length === 0 && <p className={classes.none}>{who === null ? 'No one is working.' : 'No hours on this day.'}</p>}
        <dl className={classes.people}>
          {people.map((one) => (
            <div key={one.user_id}>
              <dt>{one.name}</dt>
              <dd data-off={one.off || undefined}>
                {hoursMessage(one)}
                {one.booked > 0 && <span className={classes.booked}>{one.booked} booked</span>}
                {one.completed > 0 && <span className={classes.done}>{one.completed} completed</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className={classes.heading}>Booked appointments</h3>
        <DayBooked day={day} who={who} onPatient={onPatient} onVisits={onVisits} />
      </section>
      <section>
        <h3 className={classes.heading}>Completed appointments</h3>
        <Completed day={day} names={who === null ? null : people.map(({ name }) => name)} onPatient={onPatient} />
      </section>
    </div>
  )
}

type CompletedProps = { day: string; names: readonly string[] | null; onPatient: (patientId: string) => void }

/** Those whose patients one may see by name; the others are counted. `names`: of these practitioners alone. */
function Completed({ day, names, onPatient }: CompletedProps) {
  const known = useDay(day)
  if (known.isError) {
    return (
      <p role="alert" className={classes.none}>
        The appointments could not be loaded. {problemSentence(known.error)}{' '}
        <Button size="compact-xs" variant="default" onClick={() => void known.refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!known.data) return <p className={classes.none}>Loading…</p>
  const { completed, patients } = known.data
  const shown = patients.filter(({ practitioner }) => names === null || names.includes(practitioner))
  const hidden = completed - patients.length
  if (completed === 0) return <p className={classes.none}>None on this day.</p>
  return (
    <>
      <ul className={classes.patients}>
        {shown.map(({ patient_id, name, appointment_type, at, practitioner }) => (
          <li key={`${patient_id} ${at}`}>
            <span className={classes.position}>{at}</span>
            <span>
              <UnstyledButton className={classes.patient} aria-haspopup="dialog" onClick={() => onPatient(patient_id)}>
                {patient_id}
              </UnstyledButton>{' '}
              {name}, {appointment_type}
              <span className={classes.by}>{practitioner}</span>
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && names === null && (
        <p className={classes.none}>
          {countText(hidden, shown.length > 0 ? 'more appointment' : 'appointment')} for patients no longer in your queue.
        </p>
      )}
    </>
  )
}
