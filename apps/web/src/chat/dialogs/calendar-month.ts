type CalendarDay = { iso: string; day: number; count: number }

/** The weeks of a month (yyyy-MM), Sunday first, with the number of free times on each day; null pads the first and the last week. */
export function calendarMonth(month: string, days: string[]): (CalendarDay | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const cells: (CalendarDay | null)[] = [
    ...Array<null>(before).fill(null),
    ...Array.from({ length }, (_, at) => {
      const iso = `${month}-${String(at + 1).padStart(2, '0')}`
      return { iso, day: at + 1, count: days.filter((day) => day === iso).length }
    }),
  ]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
