import { t } from '../../../lib/messages/t.ts'
/** Minutes of a wait as `18 min`, `3 h 05 min` or `2 d 4 h`; a dash where there is none. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  if (whole < 60) return t('{minutes} min', { minutes: whole })
  const hours = Math.floor(whole / 60)
  if (hours < 24)
    return whole % 60 === 0 ? `${hours} h` : t('{hours} h {minutes} min', { hours, minutes: String(whole % 60).padStart(2, '0') })
  return hours % 24 === 0
    ? t('{days} d', { days: hours / 24 })
    : t('{days} d {hours} h', { days: Math.floor(hours / 24), hours: hours % 24 })
}
