import { formatLanguage } from '../messages/language.ts'

/** `Monday, March 2, 2026`, or `lundi 2 mars 2026`. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
