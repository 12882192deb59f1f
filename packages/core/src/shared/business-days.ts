import { addDays, daysBetween } from './dates.ts'

/** The ISO day that is `count` weekdays after `from`. Public holidays are not known here and count as weekdays. */
export function addBusinessDays(from: string, count: number): string {
  let day = from
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWeekday(day)) left -= 1
  }
  return day
}

const A_MONDAY = '2024-01-01'

function isWeekday(day: string): boolean {
  const sinceMonday = ((daysBetween(A_MONDAY, day) % 7) + 7) % 7
  return sinceMonday < 5
}
