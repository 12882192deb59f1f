import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'

/** A part of a whole as `12%`, of nothing as a dash. */
export function percentText(part: number, whole: number): string {
  return whole === 0 ? '–' : t('{percent}%', { percent: numberText((part / whole) * 100) })
}

/** How a share compares with the one before, in points; `null` where either is of nothing. */
export function percentChange(now: { part: number; whole: number }, before: { part: number; whole: number }): string | null {
  if (now.whole === 0 || before.whole === 0) return null
  const points = Math.round((now.part / now.whole) * 100) - Math.round((before.part / before.whole) * 100)
  if (points === 0) return t('no change')
  return points > 0
    ? t('▲ {points, plural, one {# point} other {# points}} more', { points })
    : t('▼ {points, plural, one {# point} other {# points}} less', { points: -points })
}

/** Seconds as people say them: `8 s`, `1 min 20 s`, `2 h 5 min`, `3 d 4 h`. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return '–'
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600)
    return [t('{minutes} min', { minutes: Math.floor(whole / 60) }), ...(whole % 60 === 0 ? [] : [`${whole % 60} s`])].join(' ')
  if (whole < DAY) {
    const minutes = Math.round((whole % 3600) / 60)
    return [`${Math.floor(whole / 3600)} h`, ...(minutes === 0 ? [] : [t('{minutes} min', { minutes })])].join(' ')
  }
  const hours = Math.floor((whole % DAY) / 3600)
  return [t('{days} d', { days: numberText(Math.floor(whole / DAY)) }), ...(hours === 0 ? [] : [`${hours} h`])].join(' ')
}

const DAY = 86_400
