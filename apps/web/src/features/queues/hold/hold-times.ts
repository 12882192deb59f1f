import { addDays } from '@clinic/core/shared/dates'
import { clinicInstant, clinicTime } from '../../../lib/format/clinic-clock.ts'
import { clockText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { dayAt, daysTo, nearText } from './near-text.ts'

/** `when`: the time in words, as far as the label leaves it open. */
export type HoldTime = { label: string; until: Date; when: string }

const HOUR = 60 * 60_000
const LATER_HOURS = 3
/** No one is called before the clinic opens, nor after it has closed. */
const MORNING = '09:00'
const EVENING = '18:00'

/** Until when a hold may last at a choice, by the clinic's clock. `now` in milliseconds. */
export function holdTimes(now: number): HoldTime[] {
  const inHours = Math.ceil((now + LATER_HOURS * HOUR) / (HOUR / 2)) * (HOUR / 2)
  const later = Math.max(inHours, morningIn(now, 0))
  const [day, clock = ''] = clinicTime(later).split('T')
  const isToday = day === dayAt(now) && clock < EVENING
  const choices = [
    ...(isToday ? [{ label: t('Later today'), until: later }] : []),
    { label: t('Tomorrow morning'), until: morningIn(now, 1) },
    { label: t('In 3 days'), until: morningIn(now, 3) },
    { label: t('In a week'), until: morningIn(now, 7) },
  ]
  return choices.map(({ label, until: ms }) => {
    const until = new Date(ms)
    return { label, until, when: daysTo(ms, now) === 1 ? clockText(MORNING) : nearText(until.toISOString(), now) }
  })
}

function morningIn(now: number, days: number): number {
  return clinicInstant(`${addDays(dayAt(now), days)}T${MORNING}`)
}
