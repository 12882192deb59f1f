import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { undo } from '../queues/undo.ts'
import { raiseDueCalls } from './raise-due-calls.ts'
import { readCalls } from './read-calls.ts'
import { recordCall } from './record-call.ts'

let clinic: TestClinic
let pcr: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
})
afterAll(() => clinic.close())

const at = (now: string, staff = pcr) => staffContext(clinic, staff, now)
const make = async () =>
  (
    await buildPatient(clinic.sql, {
      ...{ in_pcr_queue: true, assigned_pcr: pcr.id, phone: '4165550133' },
      ...{ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' },
    })
  ).patient_id
const callsOf = async (id: string, now = TEST_NOW) => readCalls(at(now), id)

describe('a call that was recorded by mistake and is undone (C-12)', () => {
  test.each(['no-answer', 'voicemail', 'wrong-number', 'reached'] as const)('“%s” leaves row and count as they were', async (outcome) => {
    const id = await make()
    const before = await clinic.row(id)
    const done = await recordCall(at(TEST_NOW), { patient_id: id, outcome, after: 0 })
    expect((await callsOf(id)).attempts).toHaveLength(1)
    await undo(at(later(TEST_NOW, 30)), done.undo?.id ?? 0)
    expect(await clinic.row(id)).toEqual(before)
    expect(await callsOf(id)).toMatchObject({ attempts: [], last_id: 0, rest_until: null })
    const rows = await clinic.sql`select outcome, undone_at from contact_attempts where patient_id = ${id}`
    expect(rows).toEqual([{ outcome, undone_at: later(TEST_NOW, 30) }])
  })

  test('what was planned before it is planned again, and comes due', async () => {
    const id = await make()
    await recordCall(at(TEST_NOW), { patient_id: id, outcome: 'no-answer', after: 0 })
    const planned = await clinic.row(id)
    const after = (await callsOf(id)).last_id
    const later_on = later(TEST_NOW, 60)
    const done = await recordCall(at(later_on), { patient_id: id, outcome: 'declined', after })
    expect(await clinic.row(id)).toMatchObject({ call_state: '' })
    await undo(at(later(later_on, 5)), done.undo?.id ?? 0)
    expect(await clinic.row(id)).toEqual(planned)
    expect(await callsOf(id)).toMatchObject({ last_id: after, attempts: [{ outcome: 'no-answer' }] })
    expect(await raiseDueCalls({ sql: clinic.sql, now: later(TEST_NOW, 5 * 3600), zone: 'America/Toronto' })).toBe(1)
    expect(await clinic.row(id)).toMatchObject({ call_state: 'due' })
  })

  test('is for the caller alone, and not after a later change', async () => {
    const id = await make()
    const done = await recordCall(at(TEST_NOW), { patient_id: id, outcome: 'busy', after: 0 })
    const other = await buildStaff(clinic.sql, { groups: ['pcrManagers'] })
    await expect(undo(at(TEST_NOW, other), done.undo?.id ?? 0)).rejects.toMatchObject({ code: 'undo-expired' })
    await recordCall(at(later(TEST_NOW, 20)), { patient_id: id, outcome: 'reached', after: (await callsOf(id)).last_id })
    await expect(undo(at(later(TEST_NOW, 30)), done.undo?.id ?? 0)).rejects.toMatchObject({ code: 'version-conflict' })
  })

  test('offers no undo where it ended a wait in the chat, which the patient was told of', async () => {
    const id = await make()
    await clinic.sql`
      insert into conversations (id, patient_id, state, started_at, last_turn_at, address, agent, attention, asked_at)
      values ('waitsforcall', ${id}, ${clinic.sql.types.sealed({})}, ${TEST_NOW}, ${TEST_NOW}, '', '', 'asked', ${TEST_NOW})`
    expect(await recordCall(at(TEST_NOW), { patient_id: id, outcome: 'reached', after: 0 })).toMatchObject({ undo: null })
  })
})
