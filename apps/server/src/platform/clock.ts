import moment from 'moment-timezone'

/** The only place that asks what time it is. ISO, UTC, milliseconds. */
export function now(): string {
  return new Date().toISOString()
}

/** `now` moved by seconds, as ISO. */
export function later(from: string, seconds: number): string {
  return new Date(Date.parse(from) + seconds * 1000).toISOString()
}

/** The calendar day in a zone, by the pinned table and not by the runtime's own (E-10). `yyyy-MM-dd`. */
export function dayIn(zone: string, at: string): string {
  return moment.tz(at, zone).format('YYYY-MM-DD')
}

/** Date and minute in a zone for people to read, `2026-11-21 09:05`. */
export function minuteIn(zone: string, at: string): string {
  return moment.tz(at, zone).format('YYYY-MM-DD HH:mm')
}

/** The first and one past the last moment of a range of days in a zone, as ISO in UTC. */
export function dayRange(zone: string, first: string, last: string): { from: string; until: string } {
  return { from: moment.tz(first, zone).toISOString(), until: moment.tz(last, zone).add(1, 'day').toISOString() }
}

/** Canadian zones where this runtime's own table disagrees with the pinned one (E-10); reported at start. */
export function disagreeingZones(at: string): string[] {
  const when = new Date(at)
  return moment.tz.zonesForCountry('CA').filter((zone) => {
    const runtime = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(when)
    return runtime !== moment.tz(at, zone).format('HH:mm')
  })
}
