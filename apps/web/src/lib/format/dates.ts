const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const NO_DATE = '–'

/** The day of an ISO date or moment as `24 Nov 2025`, from its own digits and no clock (E-10). */
export function dayText(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? []
  const name = MONTHS[Number(month) - 1]
  return year && day && name ? `${Number(day)} ${name} ${year}` : NO_DATE
}

/** A moment on the viewer's own clock as `24 Nov 2025, 09:05`: for when something was noted, never for appointments (E-10). */
export function momentText(iso: string | null): string {
  const moment = new Date(iso ?? Number.NaN)
  if (Number.isNaN(moment.getTime())) return NO_DATE
  const clock = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${moment.getDate()} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()}, ${clock}`
}
