import { formatLanguage } from '../messages/language.ts'

/** `Mon` of `Monday, 2 Mar 2026`, and `lun.` of `lundi 2 mars 2026`. */
export function shortWeekday(day: string): string {
  return formatLanguage() === 'fr-CA' ? `${day.slice(0, 3)}.` : day.slice(0, 3)
}
