import type { Agenda } from '@clinic/contract/booking/agenda'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later } from '../../platform/clock.ts'
import { buildBooked, buildNp, clearBooking, free, hold } from '../booked.harness.ts'
import { readAgenda } from './read-agenda.ts'

let clinic: TestDatabase
let np: Staff
beforeAll(async () => {
  clinic = await openTestDatabase()
})
afterAll(() => clinic.close())
beforeEach(async () => {
  await clearBooking(clinic.sql)
  np = await buildNp(clinic.sql, { provinces: ['ON', 'NS'] })
})

const agenda = (staff: Staff, asked: { day?: string; span?: 'day' | 'week' } = {}) =>
  readAgenda(staffContext(clinic, staff), { day: '', span: 'day', ...asked })
const visitsOf = ({ days }: Agenda) => days.flatMap(({ people }) => people.flatMap(({ visits }) => visits))
const TUESDAY = '2026-03-03'

describe('the agenda', () => {
  test('without a day is the next on which someone still works: today until the last hour ends, then after the weekend', async () => {
    const found = await agenda(np)
    expect([found.day, found.today, found.minute, found.days.map(({ day }) => day)]).toEqual([
      '2026-03-02',
      '2026-03-02',
      600,
      ['2026-03-02'],
    ])
    await clinic.sql`update working_hours set ends = 590`
    expect((await agenda(np)).day).toBe(TUESDAY)
    await clinic.sql`delete from working_hours where weekday <> 5`
    expect((await agenda(np)).day).toBe('2026-03-06')
    await clinic.sql`delete from working_hours`
    expect((await agenda(np)).day).toBe('2026-03-02')
  })

  test('of a week begins on Monday, with hours, days off, licences and the clocks of other provinces (E-10)', async () => {
    await clinic.sql`insert into days_off ${clinic.sql({ user_id: np.id, first_day: '2026-03-05', last_day: '2026-03-05' })}`
    const { days } = await agenda(np, { day: '2026-03-08', span: 'week' })
    expect(days.map(({ day, people }) => [day, people.length])).toEqual([
      ...[
        ['2026-03-02', 1],
        ['2026-03-03', 1],
        ['2026-03-04', 1],
        ['2026-03-05', 1],
        ['2026-03-06', 1],
      ],
      ...[
        ['2026-03-07', 0],
        ['2026-03-08', 0],
      ],
    ])
    expect(days[0]?.people[0]).toMatchObject({ name: np.name, provinces: ['ON', 'NS'], hours: [{ starts: 540, ends: 720 }], off: false })
    expect(days[3]?.people[0]).toMatchObject({ hours: [], off: true })
    const ahead = new Map(days[0]?.ahead.map(({ province, minutes }) => [province, minutes]))
    expect([ahead.get('NS'), ahead.get('BC'), ahead.has('ON')]).toEqual([60, -180, false])
  })

  test('shows a booked visit in clinic time and on the patient’s clock, and says when they have come', async () => {
    const { patient_id, id } = await buildBooked(clinic.sql, { patient_zone: 'America/Vancouver' })
    const query = { day: (await free(clinic.sql))[0]?.localDate ?? '' }
    const [visit] = visitsOf(await agenda(np, query))
    expect(visit).toMatchObject({ id, patient_id, state: 'booked', visit: 'First visit', may_cancel: true, seconds: null })
    expect((visit?.ends ?? 0) - (visit?.starts ?? 0)).toBe(30)
    expect(visit?.local).toMatch(/^0\d:\d\d$/)
    await clinic.sql`update appointments set arrived_at = now() where id = ${id}`
    expect(visitsOf(await agenda(np, query))[0]?.state).toBe('arrived')
    await clinic.sql`update appointments set state = 'cancelled', cancelled_at = ${TEST_NOW} where id = ${id}`
    expect(visitsOf(await agenda(np, query))).toEqual([])
  })

  test('shows a reservation until it ends, with the time that is left', async () => {
    const patient = await buildPatient(clinic.sql, { email: 'pat@example.org' })
    const [slot] = await free(clinic.sql)
    await hold(clinic.sql, { ...patient, slotId: slot?.slotId ?? '' })
    const query = { day: slot?.localDate ?? '' }
    expect(visitsOf(await agenda(np, query))).toMatchObject([{ state: 'held', seconds: 600 }])
    await clinic.sql`update appointments set held_until = ${later(TEST_NOW, -1)}`
    expect(visitsOf(await agenda(np, query))).toEqual([])
  })

  test('names no patient whom the caller may not see, and lets only the practitioner and managers cancel (A-15, F-9)', async () => {
    await buildBooked(clinic.sql)
    const query = { day: (await free(clinic.sql))[0]?.localDate ?? '' }
    const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['BC'] })
    expect(visitsOf(await agenda(pcr, query))).toMatchObject([
      { patient_id: null, name: null, opens: false, may_cancel: false, local: null },
    ])
    const manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: [] })
    expect(visitsOf(await agenda(manager, query))).toMatchObject([{ name: null, may_cancel: true }])
  })
})
