import { getOwnProperty } from '../shared/get-own-property.ts'
import { weekdayOf } from './working-hours.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Common zone names; others are named after their city. */
const ZONE_NAMES: Readonly<Record<string, string>> = {
  'America/St_Johns': 'Newfoundland time',
  'America/Halifax': 'Atlantic time',
  'America/Moncton': 'Atlantic time',
  'America/Toronto': 'Eastern time',
  'America/Iqaluit': 'Eastern time',
  'America/Winnipeg': 'Central time',
  'America/Regina': 'Saskatchewan time',
  'America/Edmonton': 'Mountain time',
  'America/Yellowknife': 'Mountain time',
  'America/Vancouver': 'Pacific time',
  'America/Whitehorse': 'Yukon time',
}

export type LocalTexts = { localDate: string; localTime: string; localText: string }

/** A local minute (`yyyy-MM-dd HH:mm`) as text: `Tuesday, March 10, 2026, 1:05 p.m. Eastern time`. */
export function localTexts(minute: string, zone: string): LocalTexts {
  const localDate = minute.slice(0, 10)
  const hour = Number(minute.slice(11, 13))
  const localTime = `${hour % 12 || 12}:${minute.slice(14, 16)} ${hour < 12 ? 'a.m.' : 'p.m.'}`
  return { localDate, localTime, localText: `${longDay(localDate)}, ${localTime} ${zoneName(zone)}` }
}

/** `Tuesday, March 10, 2026`. */
export function longDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(date) - 1]}, ${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}

/** `Eastern time`. */
export function zoneName(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone
  return getOwnProperty(ZONE_NAMES, zone) ?? `${city.replaceAll('_', ' ')} time`
}
