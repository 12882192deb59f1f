import { formatLanguage } from '../messages/language.ts'

/** `Monday, March 2, 2026`, or `lundi 2 mars 2026` and `mardi 1er décembre 2026`. */
export function longDay(day: string): string {
  const text = new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return formatLanguage() === 'fr-CA' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text
}
