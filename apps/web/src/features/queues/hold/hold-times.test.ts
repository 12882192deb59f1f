import { describe, expect, it } from 'vitest'
import { clinicTime } from '../../../lib/format/clinic-clock.ts'
import { holdTimes } from './hold-times.ts'
import { nearText } from './near-text.ts'

// A Tuesday, by the clock of anyone who runs this.
const at = (hours: number, minutes = 0) => new Date(2026, 2, 10, hours, minutes).getTime()
const iso = (day: number, hours: number) => new Date(2026, 2, day, hours).toISOString()

describe('how long a hold may last', () => {
  it('is offered in steps, each of them ahead and in the order of time', () => {
    const times = holdTimes(at(10, 12))
    expect(times.map(({ until }) => until.getTime())).toEqual(
      times.map(({ until }) => until.getTime()).toSorted((one, other) => one - other),
    )
    expect(times.map(({ label, when }) => [label, when])).toEqual([
      ['Later today', '13:30'],
      ['Tomorrow morning', '09:00'],
      ['In 3 days', 'Fri 09:00'],
      ['In a week', '17 Mar, 09:00'],
    ])
  })

  it('leaves later today out once the day is over', () => {
    expect(holdTimes(at(15, 40)).map(({ label }) => label)).not.toContain('Later today')
    expect(holdTimes(at(22)).map(({ label }) => label)).not.toContain('Later today')
  })

  it('calls nobody before the clinic opens', () => {
    const [later] = holdTimes(at(2, 20))
    expect([later?.label, later?.when]).toEqual(['Later today', '09:00'])
  })

  it('stays at nine in the morning when the clocks change', () => {
    for (const { until } of holdTimes(new Date(2026, 9, 30, 20).getTime())) expect(until.getHours()).toBe(9)
  })
})

describe('a moment nearby', () => {
  it('is as short as it can be', () => {
    expect(nearText(iso(10, 14), at(10))).toBe('14:00')
    expect(nearText(iso(11, 9), at(10))).toBe('tomorrow 09:00')
    expect(nearText(iso(9, 8), at(10))).toBe('9 Mar, 08:00')
    expect(nearText('never', at(10))).toBe('–')
  })

  it('fits into a field for date and time', () => {
    expect(clinicTime(new Date(2026, 2, 9, 8, 5).getTime())).toBe('2026-03-09T08:05')
  })
})
