import { BUFFER_MINUTES, MOST_SLOTS } from '@clinic/contract/booking'
import { readSlotId, writeSlotId } from '@clinic/core/booking/slot-id'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later } from '../../platform/clock.ts'
import { book, buildBooked, buildNp, clearBooking, free, hold } from '../booked.harness.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ connections: 24 })
})
beforeEach(() => clearBooking(database.sql))
afterAll(() => database.close())

const MINUTE = 60
const patients = (count: number) => Promise.all(Array.from({ length: count }, () => buildPatient(database.sql)))
const kept = () => database.sql<{ patient_id: string; starts_at: string }[]>`select patient_id, starts_at from appointments`
const oneSlot = async (more = {}) => {
  const [slot] = await free(database.sql, more)
  if (!slot) throw new Error('no free slot')
  return slot
}

describe('free slots', () => {
  test('are shown as specified, in the patient’s and the clinic’s time zone (REQ-200, E-10)', async () => {
    await buildNp(database.sql, { first_name: 'Nadia', last_name: 'Early' })
    const slots = await free(database.sql, { patient_zone: 'America/Vancouver' })
    const slot = slots.find(({ startAt }) => startAt === '2026-03-09T14:00:00.000Z') ?? slots[0]
    expect(slot).toMatchObject({
      provider_firstName: 'Nadia',
      provider_lastName: 'Early',
      location_name: 'By phone or video',
      visitType: 'First visit',
    })
    const days = new Set(slots.map(({ localDate }) => localDate))
    expect(days.size).toBe(14)
    expect(slots.length).toBeLessThanOrEqual(MOST_SLOTS)
    const first = await oneSlot({ patient_zone: 'America/Vancouver', now: '2026-03-03T13:00:00.000Z', visit: 'renewal' })
    expect(first.clinicText).toMatch(/^Tuesday, March 3, 2026, \d+:\d\d a\.m\. Eastern time$/)
    expect(first.localText).toMatch(/^Tuesday, March 3, 2026, \d+:\d\d a\.m\. Pacific time$/)
    expect(Number(first.clinicText.split(', ')[3]?.split(':')[0]) - Number(first.localTime.split(':')[0])).toBe(3)
  })

  test('are only with practitioners who may treat in the patient’s province (D-1)', async () => {
    const [ontario] = [await buildNp(database.sql), await buildNp(database.sql, { provinces: ['BC'] })]
    await buildNp(database.sql, { active: false })
    await buildNp(database.sql, { groups: ['pcrs'] })
    await buildStaff(database.sql)
    const whose = async (province: 'ON' | 'BC' | 'MB') =>
      new Set((await free(database.sql, { province })).map(({ slotId }) => readSlotId(slotId)?.user_id))
    expect(await whose('ON')).toEqual(new Set([ontario.id]))
    expect((await whose('BC')).size).toBe(1)
    expect(await whose('MB')).toEqual(new Set())
  })

  test('exclude practitioners whose queue is off, even one chosen before; their booked appointments remain', async () => {
    const np = await buildNp(database.sql)
    const slot = await oneSlot()
    const { patient_id } = await buildBooked(database.sql, { startAt: slot.startAt })
    const [chosen, other] = await free(database.sql)
    const [kept, late] = await patients(2)
    await hold(database.sql, { patient_id: kept?.patient_id ?? '', slotId: chosen?.slotId ?? '' })
    const queue = (on: boolean) => database.sql`update users set queue_enabled = ${on} where id = ${np.id}`
    await queue(false)
    expect(await free(database.sql)).toEqual([])
    expect(await hold(database.sql, { patient_id: late?.patient_id ?? '', slotId: other?.slotId ?? '' })).toBeNull()
    expect(await book(database.sql, kept?.patient_id ?? '')).toBeNull()
    expect(await database.sql`select state, user_id from appointments where patient_id = ${patient_id}`).toEqual([
      { state: 'booked', user_id: np.id },
    ])
    await queue(true)
    expect((await free(database.sql)).length).toBeGreaterThan(0)
  })

  test('end with days off and changed hours, and a slot chosen before is reported as gone', async () => {
    const np = await buildNp(database.sql)
    const slot = await oneSlot()
    const [patient] = await patients(1)
    await database.sql`insert into days_off (user_id, first_day, last_day) values (${np.id}, '2026-03-02', '2026-04-30')`
    expect(await free(database.sql)).toEqual([])
    expect(await hold(database.sql, { patient_id: patient?.patient_id ?? '', slotId: slot.slotId })).toBeNull()
    await database.sql`delete from days_off`
    await database.sql`update working_hours set starts = 900, ends = 1000 where user_id = ${np.id}`
    expect(await hold(database.sql, { patient_id: patient?.patient_id ?? '', slotId: slot.slotId })).toBeNull()
    expect(await kept()).toEqual([])
  })
})

describe('a reservation', () => {
  test('of one slot by twenty concurrent patients succeeds once', async () => {
    await buildNp(database.sql)
    const { slotId } = await oneSlot()
    const outcomes = await Promise.all((await patients(20)).map(({ patient_id }) => hold(database.sql, { patient_id, slotId })))
    expect(outcomes.filter((one) => one !== null)).toHaveLength(1)
    expect(await kept()).toHaveLength(1)
  })

  test('of overlapping slots by twenty concurrent patients never leaves less than the break', async () => {
    const np = await buildNp(database.sql)
    const starts = Array.from({ length: 5 }, (_, place) => later('2026-03-10T13:00:00.000Z', place * 15 * MINUTE))
    const wanted = (await patients(20)).map(({ patient_id }, place) => ({
      patient_id,
      slotId: writeSlotId({ user_id: np.id, starts_at: starts[place % 5] ?? '', visit: place % 2 ? 'new' : 'renewal' }),
    }))
    await Promise.all(wanted.map((one) => hold(database.sql, one)))
    const rows = await database.sql<
      { starts_at: string; ends_at: string }[]
    >`select starts_at, ends_at from appointments order by starts_at`
    expect(rows.length).toBeGreaterThan(0)
    for (const [place, row] of rows.slice(1).entries())
      expect(row.starts_at >= later(rows[place]?.ends_at ?? '', BUFFER_MINUTES * MINUTE)).toBe(true)
  })

  test('lasts ten minutes; then one of twenty others gets it', async () => {
    await buildNp(database.sql)
    const { slotId, startAt } = await oneSlot()
    const [first, ...others] = await patients(21)
    const held = await hold(database.sql, { patient_id: first?.patient_id ?? '', slotId })
    expect(held).toMatchObject({ until: later(TEST_NOW, 10 * MINUTE), link: null })
    const early = later(TEST_NOW, 10 * MINUTE - 1)
    expect(await hold(database.sql, { patient_id: others[0]?.patient_id ?? '', slotId, now: early })).toBeNull()
    expect((await free(database.sql, { now: early })).some((slot) => slot.startAt === startAt)).toBe(false)
    const over = later(TEST_NOW, 10 * MINUTE)
    const outcomes = await Promise.all(others.map(({ patient_id }) => hold(database.sql, { patient_id, slotId, now: over })))
    expect(outcomes.filter((one) => one !== null)).toHaveLength(1)
    expect((await kept()).map(({ patient_id }) => patient_id)).not.toContain(first?.patient_id)
  })

  test('releases the same patient’s earlier one, also from two concurrent windows', async () => {
    await buildNp(database.sql)
    const slots = (await free(database.sql)).slice(0, 6)
    const [patient] = await patients(1)
    const patient_id = patient?.patient_id ?? ''
    await Promise.all(slots.map(({ slotId }) => hold(database.sql, { patient_id, slotId })))
    expect(await kept()).toHaveLength(1)
  })

  test('is refused in another province, for an unknown name, or without a patient', async () => {
    await buildNp(database.sql)
    const { slotId } = await oneSlot()
    const west = await buildPatient(database.sql, { province: 'BC' })
    const [east] = await patients(1)
    expect(await hold(database.sql, { ...west, slotId })).toBeNull()
    expect(await hold(database.sql, { patient_id: 'NOBODY', slotId })).toBeNull()
    for (const other of ['', 'x', slotId.replace('new', 'old'), slotId.replace(/\.\d+\./, '.1.')])
      expect(await hold(database.sql, { patient_id: east?.patient_id ?? '', slotId: other })).toBeNull()
  })
})
