const long = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' })

/** `Monday, March 2, 2026`. */
export function longDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
