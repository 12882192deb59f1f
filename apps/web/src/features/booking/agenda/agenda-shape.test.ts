import type { Agenda, AgendaPerson, AgendaVisit } from '@clinic/contract/booking/agenda'
import { describe, expect, test } from 'vitest'
import { clockAhead, gapText, hoursShown, itemsOf, secondClock, shareTaken, visitText } from './agenda-shape.ts'

const VISIT: AgendaVisit = {
  ...{ id: 5, starts: 630, ends: 660, state: 'booked', visit: 'Renewal', patient_id: 'TCN-20418', name: 'Robin Leaf' },
  ...{ opens: true, may_cancel: true, local: null, seconds: null },
}
const DANA: AgendaPerson = {
  user_id: 12,
  name: 'Dana Whitfield',
  provinces: ['ON'],
  off: false,
  hours: [{ starts: 540, ends: 720 }],
  visits: [VISIT],
}
const DAY = { day: '2026-03-02', people: [DANA], ahead: [{ province: 'NS' as const, minutes: 60 }] }
const AGENDA: Agenda = { zone: 'America/Toronto', today: '2026-03-02', minute: 600, day: '2026-03-02', days: [DAY] }
const shape = (day: string, place: 'ON' | 'NS' | null = null) =>
  itemsOf(DANA, { day, agenda: AGENDA, place }).map(({ kind, starts, ends }) => [kind, starts, ends])

describe('a practitioner’s day', () => {
  test('has visits and free times in order, none of them in the past', () => {
    const afternoon = ['gap', 675, 720]
    expect(shape('2026-03-02')).toEqual([['gap', 600, 630], ['visit', 630, 660], afternoon])
    expect(shape('2026-03-03')).toEqual([['gap', 540, 630], ['visit', 630, 660], afternoon])
    expect(shape('2026-03-01')).toEqual([['visit', 630, 660]])
  })

  test('has no free times for a patient where they are not licensed (D-1)', () => {
    expect(shape('2026-03-03', 'ON')).toHaveLength(3)
    expect(shape('2026-03-03', 'NS')).toEqual([['visit', 630, 660]])
  })

  test('is drawn from the first to the last hour that is worked', () => {
    expect(hoursShown([{ ...DAY, people: [{ ...DANA, hours: [{ starts: 455, ends: 1100 }] }] }])).toEqual({ from: 420, to: 1140 })
    expect(hoursShown([])).toEqual({ from: 540, to: 1020 })
    expect(shareTaken(DAY)).toBeCloseTo(1 / 6)
  })

  test('shows a second clock where it differs (E-10)', () => {
    expect([secondClock(DAY, 'NS'), secondClock(DAY, 'ON'), secondClock(DAY, null)]).toEqual([
      { name: 'Nova Scotia', minutes: 60 },
      null,
      null,
    ])
    expect([clockAhead(600, 60), clockAhead(60, -180)]).toEqual(['11:00', '22:00'])
  })

  test('says what a time is', () => {
    expect([gapText({ starts: 540, ends: 585 }), gapText({ starts: 540, ends: 630 }), gapText({ starts: 540, ends: 600 })]).toEqual([
      ...['45 min', '1 h 30 min', '1 h'],
    ])
    expect([visitText({ ...VISIT, local: '07:30' }), visitText({ ...VISIT, state: 'held', seconds: 354 })]).toEqual([
      ...['Renewal, 07:30 theirs', 'held 6 min'],
    ])
  })
})
