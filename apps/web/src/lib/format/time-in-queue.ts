import { t } from '../messages/t.ts'

const MINUTE = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Days, hours and minutes since an entry, `N/A` without one (REQ-517). `now` is the server's clock in milliseconds. */
export function timeInQueue(enteredAt: string | null, now: number): string {
  const waited = waitedMinutes(enteredAt, now)
  if (waited === null) return 'N/A'
  const days = Math.floor(waited / DAY_MINUTES)
  const hours = Math.floor((waited % DAY_MINUTES) / HOUR_MINUTES)
  const minutes = waited % HOUR_MINUTES
  if (days > 0) return t('{days} d {hours} h {minutes} min', { days, hours, minutes })
  if (hours > 0) return t('{hours} h {minutes} min', { hours, minutes: String(minutes).padStart(2, '0') })
  return t('{minutes} min', { minutes })
}

/** Whole minutes; an entry ahead of `now` has waited none. */
function waitedMinutes(enteredAt: string | null, now: number): number | null {
  const entered = enteredAt === null ? Number.NaN : Date.parse(enteredAt)
  return Number.isNaN(entered) ? null : Math.max(0, Math.floor((now - entered) / MINUTE))
}
