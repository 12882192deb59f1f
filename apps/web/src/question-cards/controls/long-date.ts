/** "March 14, 1985" or "14 mars 1985" for yyyy-MM-dd, or what else of it is to be shown. */
export function longDate(iso: string, locale: string, shape: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  const text = new Date(`${iso}T12:00:00Z`).toLocaleDateString(locale, { ...shape, timeZone: 'UTC' })
  // French counts the first of a month, and only the first; the platform does not know.
  return locale.startsWith('fr') ? text.replace(/(?<!\d)1(?= \p{L})/u, '1er') : text
}

/** The device's own day, yyyy-MM-dd. */
export function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
