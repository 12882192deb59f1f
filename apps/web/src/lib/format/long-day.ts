import { formatLanguage } from '../messages/language.ts'
import { dayText } from './dates.ts'

/** `Monday, 2 Mar 2026`, or `lundi 2 mars 2026` and `mardi 1er déc. 2026`. */
export function longDay(day: string): string {
  const weekday = new Intl.DateTimeFormat(formatLanguage(), { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return `${weekday}${formatLanguage() === 'fr-CA' ? '' : ','} ${dayText(day)}`
}
