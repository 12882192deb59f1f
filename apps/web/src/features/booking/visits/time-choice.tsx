import type { FreeTime } from '@clinic/contract/booking/visits'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { Button, Skeleton } from '@mantine/core'
import { useId } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './time-choice.module.css'
import { type TimesWanted, useFreeTimes } from './use-visits.ts'
import { clockOf, daysOf } from './visit-text.ts'

type Props = TimesWanted & {
  patientId: string
  chosen: string | null
  onChoose: (time: FreeTime) => void
}

/** Free times by day, of the NPs who are licensed where the patient will be. */
export function TimeChoice({ patientId, visit, province, from, mine, chosen, onChoose }: Props) {
  const free = useFreeTimes(patientId, { visit, province, from, mine })
  if (province === null) return <p className={classes.none}>{t('Choose where the patient will be to see free times.')}</p>
  if (free.isError) {
    return (
      <div role="alert" className={classes.none}>
        {t('Couldn’t load free times. {error}', { error: problemSentence(free.error) })}{' '}
        <Button size="compact-xs" variant="default" onClick={() => void free.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  if (!free.data) return <Skeleton height={140} role="status" aria-label={t('Loading free times')} />
  if (free.data.length === 0) {
    return (
      <p className={classes.none} role="status">
        {noTimesText({ province, from, mine })}
      </p>
    )
  }
  return <Days times={free.data} chosen={chosen} onChoose={onChoose} />
}

function noTimesText({ province, from, mine }: { province: ProvinceCode; from: string; mine: boolean }): string {
  const span = from === '' ? t('in the next three weeks') : t('in the three weeks from {from}', { from: dayText(from) })
  return mine
    ? t('You have no free times {span}.', { span })
    : t('No free times {span} with an NP licensed in {province}.', { span, province: t(PROVINCES[province]) })
}

function Days({ times, chosen, onChoose }: { times: readonly FreeTime[] } & Pick<Props, 'chosen' | 'onChoose'>) {
  const differs = times.some(({ sameClock }) => !sameClock)
  return (
    <fieldset className={classes.days}>
      <legend>
        {t('Free times, in clinic time')}
        {differs && <span className={classes.note}> {t('(the patient’s own time below)')}</span>}
      </legend>
      {daysOf(times).map(({ day, times }) => (
        <Day key={day} day={day} times={times} chosen={chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}

function Day({ day, times, chosen, onChoose }: { day: string; times: readonly FreeTime[] } & Pick<Props, 'chosen' | 'onChoose'>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={classes.day}>
        {longDay(day)}
      </h4>
      <div className={classes.times}>
        {times.map((time) => (
          <label key={time.slotId} className={classes.time}>
            <input type="radio" name="visit-time" checked={chosen === time.slotId} onChange={() => onChoose(time)} />
            <span className={classes.clock}>{clockOf(time.at)}</span>
            {!time.sameClock && <span className={classes.local}>{t('{localAt} for patient', { localAt: clockOf(time.localAt) })}</span>}
            <span className={classes.who}>{time.practitioner}</span>
          </label>
        ))}
      </div>
    </section>
  )
}
