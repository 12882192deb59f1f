import { type FormatLanguage, formatLanguage } from '../messages/language.ts'

const MONTHS: Record<FormatLanguage, readonly string[]> = {
  'en-CA': ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  'fr-CA': ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
}
const NO_DATE = '–'

/** The day of an ISO date or moment as `24 Nov 2025` or `24 nov. 2025`, from its own digits and no clock (E-10). */
export function dayText(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? []
  const name = MONTHS[formatLanguage()][Number(month) - 1]
  return year && day && name ? `${Number(day)} ${name} ${year}` : NO_DATE
}

/**
 * A moment on the viewer's own clock as `24 Nov 2025, 09:05` or `24 nov. 2025, 09 h 05`: for when something was noted, never for appointments
 * (E-10).
 */
export function momentText(iso: string | null): string {
  const moment = new Date(iso ?? Number.NaN)
  if (Number.isNaN(moment.getTime())) return NO_DATE
  const language = formatLanguage()
  const clock = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0'))
  const day = `${moment.getDate()} ${MONTHS[language][moment.getMonth()]} ${moment.getFullYear()}`
  return `${day}, ${clock.join(language === 'fr-CA' ? ' h ' : ':')}`
}
