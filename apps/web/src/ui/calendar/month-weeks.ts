const DAY = 86_400_000
export type Week = [Date, Date, Date, Date, Date, Date, Date]

/** The weeks that a month (`2026-03`) touches, Monday first, as dates at midnight UTC. */
export function monthWeeks(month: string): Week[] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * DAY
  const end = new Date(`${moveMonth(month, 1)}-01T00:00:00Z`).getTime()
  const weeks: Week[] = []
  for (let monday = start; monday < end; monday += 7 * DAY) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((place) => new Date(monday + place * DAY)) as Week)
  }
  return weeks
}

/** The month so many months later (or earlier). */
export function moveMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return isoDay(date).slice(0, 7)
}

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
