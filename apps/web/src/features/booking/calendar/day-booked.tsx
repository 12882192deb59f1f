import type { BookedAppointment } from '@clinic/contract/booking'
import { Button, UnstyledButton } from '@mantine/core'
import { clockText } from '../../../lib/format/dates.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import type { VisitsOf } from '../visits/visits-dialog.tsx'
import classes from './day-panel.module.css'
import { useDay } from './use-calendar.ts'
import { useCancelQuestion } from './use-cancel-question.tsx'

type Props = {
  day: string
  who: number | null
  onPatient: (patientId: string) => void
  onVisits: (patient: NonNullable<VisitsOf>) => void
}

/** The times of a day that are booked or kept; `who`: of one practitioner alone. A failed load is told beside the completed ones. */
export function DayBooked({ day, who, onPatient, onVisits }: Props) {
  const known = useDay(day)
  const { cancel, isPending, dialog } = useCancelQuestion()
  if (!known.data) return known.isError ? null : <p className={classes.none}>{t('Loading…')}</p>
  const shown = known.data.booked.filter(({ user_id }) => who === null || user_id === who)
  if (shown.length === 0) return <p className={classes.none}>{t('None on this day.')}</p>
  return (
    <>
      <ul className={classes.patients}>
        {shown.map((one) => (
          <li key={one.id}>
            <span className={classes.position}>{clockText(one.at)}</span>
            <span>
              <PatientOf one={one} onPatient={onPatient} />
              <span className={classes.by}>
                {t('{practitioner}, until {until}', { practitioner: one.practitioner, until: clockText(one.until) })}
              </span>
              {one.opens && one.patient_id !== null && !one.held && (
                <Button
                  className={classes.cancel}
                  size="compact-xs"
                  variant="default"
                  aria-haspopup="dialog"
                  aria-label={t('Change the appointment at {at} with {practitioner}', {
                    at: clockText(one.at),
                    practitioner: one.practitioner,
                  })}
                  onClick={() => onVisits({ patientId: one.patient_id ?? '', called: one.name || (one.patient_id ?? '') })}
                >
                  {tIn('verb', 'Change')}
                </Button>
              )}
              {one.may_cancel && !one.opens && (
                <Button
                  className={classes.cancel}
                  size="compact-xs"
                  variant="default"
                  disabled={isPending}
                  aria-label={t('Cancel the appointment at {at} with {practitioner}', {
                    at: clockText(one.at),
                    practitioner: one.practitioner,
                  })}
                  onClick={() => void cancel({ ...one, day })}
                >
                  {t('Cancel')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** A patient who is not in one's queue yet is named to their practitioner, but their record does not open. */
function PatientOf({
  one: { patient_id, name, visit, opens, held },
  onPatient,
}: {
  one: BookedAppointment
  onPatient: Props['onPatient']
}) {
  const what = held ? t('being booked now') : t(visit)
  if (patient_id === null) return <>{held ? t('Being booked now') : t('{visit}, patient not in your queue', { visit: t(visit) })}</>
  return (
    <>
      {opens ? (
        <UnstyledButton className={classes.patient} aria-haspopup="dialog" onClick={() => onPatient(patient_id)}>
          {patient_id}
        </UnstyledButton>
      ) : (
        <b>{patient_id}</b>
      )}{' '}
      {name}, {what}
    </>
  )
}
