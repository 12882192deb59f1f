import type { HelpNext } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { raiseDueCalls } from '../calls/raise-due-calls.ts'
import { recordCall } from '../calls/record-call.ts'
import { countLost } from '../next-steps/return-lost.ts'
import { claim } from './claim.ts'
import { completeHelp } from './complete-help.ts'

let clinic: TestClinic
let pcr: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON', 'BC'] })
})
afterAll(() => clinic.close())

const zone = 'America/Toronto'
const HELP = { in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', async_questionnaire_complete: true } as const
const make = async (more: Partial<Patient> = {}) => (await buildPatient(clinic.sql, { ...HELP, assigned_pcr: pcr.id, ...more })).patient_id
const complete = (patient_id: string, next: HelpNext, now = TEST_NOW) => completeHelp(staffContext(clinic, pcr, now), patient_id, { next })
const callsOf = (patient_id: string) =>
  clinic.sql`select outcome, next_step, next_at, closed_at, user_id from contact_attempts where patient_id = ${patient_id} order by id`
const entryOf = async (patient_id: string) =>
  (await clinic.sql`select description from audit_log where patient_id = ${patient_id} and action = 'Complete Help Request'`)[0]
    ?.description
const CALL = { next: 'call-back', at_local: '2026-03-05T14:30' } as const

describe('F-3: completing help', () => {
  test('with “in line” keeps the patient in the queue without a holder, and can be undone', async () => {
    const id = await make({ async_questionnaire_complete: false })
    const before = await clinic.row(id)
    const done = await complete(id, { next: 'in-line' })
    expect(done.patient).toMatchObject({ in_pcr_queue: true, need_pcr_help_flag: false, assigned_pcr: null })
    expect(await entryOf(id)).toBe('Completed the help request, back in line')
    await expect(complete(id, { next: 'in-line' })).rejects.toMatchObject({ code: 'not-assigned' })
    await clinic.as(pcr, 'POST /api/queues/undo', { ids: [done.undo?.id] })
    expect(await clinic.row(id)).toEqual({ ...before, stage_since: expect.anything() })
  })

  test('with “nothing” does what the call without a body does', async () => {
    for (const more of [{}, { async_questionnaire_complete: false }]) {
      const [said, silent] = [await make(more), await make(more)]
      await complete(said, { next: 'nothing' })
      expect(await clinic.as(pcr, `POST /api/queues/pcr/${silent}/complete_help`)).toMatchObject({ status: 200 })
      const fields = ['in_pcr_queue', 'need_pcr_help_flag', 'assigned_pcr', 'call_state'] as const
      const [one, other] = [await clinic.row(said), await clinic.row(silent)]
      expect(fields.map((field) => one?.[field])).toEqual(fields.map((field) => other?.[field]))
    }
  })

  test('with a call plans it by the patient’s clock, in place of an earlier plan, and brings them back then', async () => {
    const id = await make({ province: 'BC', call_attempts: 1 })
    await recordCall(staffContext(clinic, pcr, TEST_NOW), { patient_id: id, outcome: 'no-answer', after: 0 })
    const done = await complete(id, CALL, later(TEST_NOW, 60))
    expect(done).toMatchObject({
      undo: null,
      patient: { in_pcr_queue: false, need_pcr_help_flag: false, assigned_pcr: null, call_attempts: 0 },
    })
    expect(await callsOf(id)).toMatchObject([
      { outcome: 'no-answer', closed_at: later(TEST_NOW, 60) },
      { outcome: 'call-back', next_step: 'call', next_at: '2026-03-05T22:30:00.000Z', closed_at: null, user_id: pcr.id },
    ])
    expect(await entryOf(id)).toBe('Completed the help request, call back 2026-03-05 14:30 (patient’s time)')
    expect(await countLost(clinic.sql, { now: later(TEST_NOW, 60), zone })).toBe(0)
    await raiseDueCalls({ sql: clinic.sql, now: '2026-03-05T22:30:00.000Z', zone })
    expect(await clinic.row(id)).toMatchObject({ in_pcr_queue: true, call_state: 'due' })
  })

  test('with a call, twice, plans one', async () => {
    const id = await make({ assigned_pcr: null })
    await claim(staffContext(clinic, pcr, TEST_NOW), { patient_id: id, queue: 'pcr' })
    const answers = await Promise.allSettled([complete(id, CALL), complete(id, CALL)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already-done' })
    expect(await callsOf(id)).toHaveLength(1)
    const other = staffContext(clinic, await buildStaff(clinic.sql, { groups: ['pcrs'] }), TEST_NOW)
    await expect(completeHelp(other, id, { next: CALL })).rejects.toMatchObject({ code: 'patient-not-found' })
  })

  test.each([
    ['2026-03-02T09:00', 'Choose a time in the future.'],
    ['2026-07-02T09:00', 'Choose a time in the next 90 days.'],
    ['2026-02-31T09:00', 'This time does not exist.'],
    ['2026-03-08T02:30', 'This time does not exist.'],
  ])('with a call at %s is refused and changes nothing: %s', async (at_local, text) => {
    const id = await make()
    await expect(complete(id, { next: 'call-back', at_local })).rejects.toMatchObject({ details: { fields: { at_local: text } } })
    expect(await clinic.row(id)).toMatchObject({ need_pcr_help_flag: true, in_pcr_queue: true, assigned_pcr: pcr.id })
    expect(await callsOf(id)).toEqual([])
  })

  test.each<[object, string]>([
    [{ next: 'later' }, 'next'],
    [{ next: 'call-back' }, 'at_local'],
    [{ next: 'call-back', at_local: 'tomorrow' }, 'at_local'],
  ])('with %j is refused, naming %s', async (body, field) => {
    const id = await make()
    const answer = await clinic.as<{ error: { fields: object } }>(pcr, `POST /api/queues/pcr/${id}/complete_help`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.error.fields)).toEqual([field])
    expect(await clinic.as(pcr, `POST /api/queues/pcr/${id}/complete_help`, { next: 'nothing', at_local: CALL.at_local })).toMatchObject({
      status: 400,
    })
    expect(await clinic.row(id)).toMatchObject({ need_pcr_help_flag: true })
  })
})
