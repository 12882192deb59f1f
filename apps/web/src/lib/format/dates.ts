import { type FormatLanguage, formatLanguage } from '../messages/language.ts'
import { clinicTime } from './clinic-clock.ts'

const MONTHS: Record<FormatLanguage, readonly string[]> = {
  'en-CA': ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  'fr-CA': ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
}
const NO_DATE = '–'
const STORED = /(?<![\w/.-])(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?(?![\w/:-]|\.\w)/g

/** The day of an ISO date or moment as `24 Nov 2025` or `24 nov. 2025`, from its own digits and no clock (E-10). */
export function dayText(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? []
  const name = MONTHS[formatLanguage()][Number(month) - 1]
  return year && day && name ? `${dayOfMonth(Number(day))} ${name} ${year}` : NO_DATE
}

/** `9–15 Nov 2026`, `18 Oct – 24 Nov 2026`; in French `9 au 15 nov. 2026`. A single day is alone. */
export function rangeText(from: string, to: string): string {
  const [first, last] = [dayText(from), dayText(to)]
  if (from === to || first === NO_DATE) return last
  const isFrench = formatLanguage() === 'fr-CA'
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.split(' ')[0]}${isFrench ? ' au ' : '–'}${last}`
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.replace(/ \d{4}$/, '') : first}${isFrench ? ' au ' : ' – '}${last}`
}

/** A clock's digits as they are read: `09:05`, in French `9 h 05` and `9 h`, which stay on one line. */
export function clockText(clock: string): string {
  if (formatLanguage() !== 'fr-CA') return clock
  const [hours, minutes] = clock.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** `2026-03-02 09:15` of any clock as `2 Mar 2026, 09:15` or `2 mars 2026, 9 h 15`. */
export function minuteText(minute: string): string {
  const [day = '', clock = ''] = minute.split(' ')
  return `${dayText(day)}, ${clockText(clock)}`
}

/** A moment on the clinic's clock as `24 Nov 2025, 09:05` or `24 nov. 2025, 9 h 05`. */
export function momentText(iso: string | null): string {
  const ms = Date.parse(iso ?? '')
  return Number.isNaN(ms) ? NO_DATE : minuteText(clinicTime(ms).replace('T', ' '))
}

/** A stored sentence with its days (`2026-03-02`) and minutes (`2026-03-02 09:15`) as staff read them; a file's name keeps its digits. */
export function datesText(text: string): string {
  return text.replaceAll(STORED, (found, _day, clock: string | undefined) => {
    const read = clock === undefined ? dayText(found) : minuteText(found)
    return read.startsWith(NO_DATE) ? found : read
  })
}

/** The first of a month has its ordinal in French. */
function dayOfMonth(day: number): string {
  return day === 1 && formatLanguage() === 'fr-CA' ? '1er' : String(day)
}
