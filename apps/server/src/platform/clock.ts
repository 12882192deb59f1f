import moment from 'moment-timezone'

/** The only place that asks what time it is. ISO, UTC, milliseconds. */
export function now(): string {
  return new Date().toISOString()
}

/** `now` moved by seconds, as ISO. */
export function later(from: string, seconds: number): string {
  return new Date(Date.parse(from) + seconds * 1000).toISOString()
}

/** The same time of day so many days earlier by a zone's clock, as ISO in UTC. */
export function daysEarlier(zone: string, at: string, days: number): string {
  return moment.tz(at, zone).subtract(days, 'days').toISOString()
}

/** The calendar day in a zone, by the pinned table and not by the runtime's own (E-10). `yyyy-MM-dd`. */
export function dayIn(zone: string, at: string): string {
  return shownIn(zone, at)?.slice(0, 10) ?? moment.tz(at, zone).format('YYYY-MM-DD')
}

/** Date and minute in a zone for people to read, `2026-11-21 09:05`. */
export function minuteIn(zone: string, at: string): string {
  return shownIn(zone, at)?.slice(0, 16).replace('T', ' ') ?? moment.tz(at, zone).format('YYYY-MM-DD HH:mm')
}

/** What the zone's clock shows at an ISO moment in UTC, straight from the pinned table: every turn of the chat asks, and a `moment` costs ten times as much. */
function shownIn(zone: string, at: string): string | null {
  const [pinned, ms] = [moment.tz.zone(zone), at.endsWith('Z') ? Date.parse(at) : Number.NaN]
  return pinned && !Number.isNaN(ms) ? new Date(ms - pinned.utcOffset(ms) * 60_000).toISOString() : null
}

/** What a zone's clock shows, `2026-11-21T12:00:00.000`, as ISO in UTC; null when it is no time of day, or one that the clock skips in spring. */
export function instantIn(zone: string, shown: string): string | null {
  const at = moment.tz(shown, moment.HTML5_FMT.DATETIME_LOCAL_MS, true, zone)
  return at.isValid() && at.format(moment.HTML5_FMT.DATETIME_LOCAL_MS) === shown ? at.toISOString() : null
}

/** The first and one past the last moment of a range of days in a zone, as ISO in UTC. */
export function dayRange(zone: string, first: string, last: string): { from: string; until: string } {
  return { from: moment.tz(first, zone).toISOString(), until: moment.tz(last, zone).add(1, 'day').toISOString() }
}

/** A moment as the zone's clock shows it, with how far that is from UTC: `2026-11-21 09:05:00 -05:00`. */
export function offsetTimeIn(zone: string, at: string): string {
  return moment.tz(at, zone).format('YYYY-MM-DD HH:mm:ss Z')
}

/** The zone's clock between two days, for the database: from `starts[n]` on it is `seconds[n]` ahead of UTC. */
export function clockShifts(zone: string, first: string, last: string): { starts: string[]; seconds: number[] } {
  const { from, until } = dayRange(zone, first, last)
  const [first_ms, last_ms] = [Date.parse(from), Date.parse(until)]
  const shifts = (moment.tz.zone(zone)?.untils ?? []).filter((ms) => ms > first_ms && ms < last_ms)
  const starts = [from, ...shifts.map((ms) => new Date(ms).toISOString())]
  return { starts, seconds: starts.map((at) => moment.tz(at, zone).utcOffset() * 60) }
}

/** The same as `offsetTimeIn`, for many moments: a clock is asked for a hundredth of what a zone costs. */
export function offsetTime({ starts, seconds }: { starts: readonly string[]; seconds: readonly number[] }, at: string): string {
  const ahead =
    seconds[
      Math.max(
        0,
        starts.findLastIndex((start) => start <= at),
      )
    ] ?? 0
  const shown = new Date(Date.parse(at) + ahead * 1000).toISOString()
  const minutes = Math.abs(ahead) / 60
  const offset = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${shown.slice(0, 10)} ${shown.slice(11, 19)} ${ahead < 0 ? '-' : '+'}${offset}`
}

/** Every hour that the zone's clock shows between two days: its first moment, its day, its hour. The last moment only ends the range. */
export function clockHours(zone: string, first: string, last: string): { starts: string[]; days: string[]; hours: number[] } {
  const end = moment.tz(last, zone).add(1, 'day').startOf('day')
  const shown: moment.Moment[] = []
  for (let at = moment.tz(first, zone).startOf('day'); at.isBefore(end); at = at.clone().startOf('hour').add(1, 'hour')) shown.push(at)
  return {
    starts: [...shown, end].map((at) => at.toISOString()),
    days: shown.map((at) => at.format('YYYY-MM-DD')),
    hours: shown.map((at) => at.hour()),
  }
}

/** Canadian zones where this runtime's own table disagrees with the pinned one (E-10); reported at start. */
export function disagreeingZones(at: string): string[] {
  const when = new Date(at)
  return moment.tz.zonesForCountry('CA').filter((zone) => {
    const runtime = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(when)
    return runtime !== moment.tz(at, zone).format('HH:mm')
  })
}
