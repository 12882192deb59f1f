import type { CalendarPerson } from '@clinic/contract/booking'
import { Button, UnstyledButton } from '@mantine/core'
import { problemSentence } from '../../../lib/api-problem.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { t } from '../../../lib/messages/t.ts'
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
        <h3 className={classes.heading}>{t('Working')}</h3>
        {people.length === 0 && <p className={classes.none}>{who === null ? t('No one is working.') : t('No hours on this day.')}</p>}
        <dl className={classes.people}>
          {people.map((one) => (
            <div key={one.user_id}>
              <dt>{one.name}</dt>
              <dd data-off={one.off || undefined}>
                {hoursMessage(one)}
                {one.booked > 0 && <span className={classes.booked}>{t('{booked} booked', { booked: one.booked })}</span>}
                {one.completed > 0 && <span className={classes.done}>{t('{completed} completed', { completed: one.completed })}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className={classes.heading}>{t('Booked appointments')}</h3>
        <DayBooked day={day} who={who} onPatient={onPatient} onVisits={onVisits} />
      </section>
      <section>
        <h3 className={classes.heading}>{t('Completed appointments')}</h3>
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
        {t('The appointments could not be loaded. {error}', { error: problemSentence(known.error) })}{' '}
        <Button size="compact-xs" variant="default" onClick={() => void known.refetch()}>
          {t('Try again')}
        </Button>
      </p>
    )
  }
  if (!known.data) return <p className={classes.none}>{t('Loading…')}</p>
  const { completed, patients } = known.data
  const shown = patients.filter(({ practitioner }) => names === null || names.includes(practitioner))
  const hidden = completed - patients.length
  if (completed === 0) return <p className={classes.none}>{t('None on this day.')}</p>
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
              {name}, {t(appointment_type)}
              <span className={classes.by}>{practitioner}</span>
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && names === null && (
        <p className={classes.none}>
          {shown.length > 0
            ? t('{hidden, plural, one {# more appointment} other {# more appointments}} for patients no longer in your queue.', { hidden })
            : t('{hidden, plural, one {# appointment} other {# appointments}} for patients no longer in your queue.', { hidden })}
        </p>
      )}
    </>
  )
}
