import type { CallLog, CallOutcome } from '@clinic/contract/patients/calls'
import type { QueuePage } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { notInPcrQueue, type Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { countLost } from '../next-steps/return-lost.ts'
import { completeHelp } from '../queues/complete-help.ts'
import { decideContact } from './decide-contact.ts'
import { raiseDueCalls } from './raise-due-calls.ts'
import { readCalls } from './read-calls.ts'
import { recordCall } from './record-call.ts'

let clinic: TestClinic
let pcr: Staff
let manager: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'] })
})
// Those of the tests before are over.
beforeEach(async () => {
  await clinic.sql`update patients set ${clinic.sql({ ...notInPcrQueue, patient_active: false } as unknown as Record<string, never>)}`
  await clinic.sql`update contact_attempts set closed_at = at where closed_at is null`
})
afterAll(() => clinic.close())

const zone = 'America/Toronto'
const HELP = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' } as const
const make = async (more: Partial<Patient> & { phone?: string } = {}) =>
  (await buildPatient(clinic.sql, { in_pcr_queue: true, assigned_pcr: pcr.id, phone: '4165550133', ...more })).patient_id
const at = (now: string, staff = pcr) => staffContext(clinic, staff, now)
const lastOf = async (patient_id: string) => (await readCalls(at(TEST_NOW), patient_id)).last_id
const record = async (
  patient_id: string,
  outcome: CallOutcome,
  { now = TEST_NOW, next_local }: { now?: string; next_local?: string } = {},
) => recordCall(at(now), { patient_id, outcome, after: await lastOf(patient_id), next_local })
const due = (now: string) => raiseDueCalls({ sql: clinic.sql, now, zone })

describe('recording a call', () => {
  test('keeps outcome and next call, shows them on the row, and leaves an entry (F-3)', async () => {
    const id = await make(HELP)
    const { patient, message } = await record(id, 'no-answer')
    expect(patient).toMatchObject({
      ...{ call_state: 'planned', next_call_at: '2026-03-02T19:00:00.000Z', next_call_local: '2026-03-02 14:00', call_attempts: 1 },
      in_pcr_queue: true,
    })
    expect(message).toBe('Call recorded. Next call 2026-03-02 14:00 (patient’s time).')
    const [entry] =
      await clinic.sql`select action, description, user_name from audit_log where patient_id = ${id} and action = 'Record Call'`
    expect(entry).toEqual({
      ...{ action: 'Record Call', user_name: pcr.name },
      description: 'No answer, 1st call. Next call 2026-03-02 14:00 (patient’s time)',
    })
  })

  test('by the patient’s clock, not the clinic’s', async () => {
    const id = await make({ province: 'BC' })
    await clinic.sql`update users set licensed_provinces = '{ON,BC}' where id = ${pcr.id}`
    const both = { ...pcr, provinces: ['ON', 'BC'] } as Staff
    expect(await readCalls(at(TEST_NOW, both), id)).toMatchObject({ clock: '2026-03-02 07:00', quiet: true })
    const { patient } = await recordCall(at(TEST_NOW, both), {
      patient_id: id,
      outcome: 'call-back',
      after: 0,
      next_local: '2026-03-02T18:15',
    })
    expect(patient).toMatchObject({ next_call_at: '2026-03-03T02:15:00.000Z', next_call_local: '2026-03-02 18:15' })
  })

  test('a second one, by a colleague or a second click, is refused and changes nothing', async () => {
    const id = await make()
    const order = { patient_id: id, outcome: 'voicemail', after: 0 } as const
    const outcomes = await Promise.allSettled([
      recordCall(at(TEST_NOW), order),
      recordCall(at(TEST_NOW), order),
      recordCall(at(TEST_NOW), order),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'call-recorded' })
    expect((await readCalls(at(TEST_NOW), id)).attempts).toHaveLength(1)
    expect(await clinic.row(id)).toMatchObject({ call_attempts: 1 })
  })

  test.each([
    ['2026-03-02T09:00', 'Choose a time in the future.'],
    ['2026-03-02T12:00', 'Leave four hours between calls.'],
    ['2026-03-02T22:00', 'Choose a time between 9:00 and 21:00 where the patient is.'],
  ])('with the next one at %s is refused: %s', async (next_local, text) => {
    const id = await make()
    const answer = await clinic.as(pcr, `POST /api/patients/${id}/calls`, { outcome: 'busy', after: 0, next_local })
    // The server of the tests has a clock of its own, so the rule is asked directly too.
    expect(answer.status).toBe(400)
    await expect(record(id, 'busy', { next_local })).rejects.toMatchObject({ details: { fields: { next_local: text } } })
    expect(await clinic.row(id)).toMatchObject({ call_state: '', call_attempts: 0 })
  })

  test('of a patient who is not open to the caller is refused as unknown (A-15)', async () => {
    const id = await make({ province: 'QC', assigned_pcr: null })
    expect(await clinic.as(pcr, `POST /api/patients/${id}/calls`, { outcome: 'reached', after: 0 })).toMatchObject({ status: 404 })
    expect(await clinic.as(pcr, `GET /api/patients/${id}/calls`)).toMatchObject({ status: 404 })
  })

  test('tells before the next one how many there were, and when the next one is allowed', async () => {
    const id = await make()
    await record(id, 'no-answer')
    const log: CallLog = await readCalls(at(later(TEST_NOW, 3600)), id)
    expect(log).toMatchObject({ phone: '4165550133', rest_until: '2026-03-02 14:00', quiet: false, to_decide: false })
    expect(log.attempts).toMatchObject([{ outcome: 'no-answer', local: '2026-03-02 10:00', by: pcr.name, next_local: '2026-03-02 14:00' }])
    expect(log.proposals['no-answer']).toEqual({ step: 'call', next_local: '2026-03-03T11:00' })
    expect(log.proposals.reached).toEqual({ step: 'none', next_local: null })
  })
})

describe('the PCR queue', () => {
  const list = async () => (await clinic.as<QueuePage>(pcr, 'GET /api/queues/pcr/page?list=mine')).rows.map(({ patient_id }) => patient_id)

  test('has due calls after the urgent, the latest first, then help and the oldest, and calls ahead last (C-6, F-4)', async () => {
    const [planned, dueLater, dueFirst] = [await make(HELP), await make(), await make()]
    const [plain, help] = [await make({ entered_pcr_queue_at: later(TEST_NOW, -9000) }), await make(HELP)]
    const urgent = await make({ ...HELP, urgent_reason: 'red-flag' })
    await record(planned, 'call-back', { next_local: '2026-03-06T12:00' })
    await record(dueLater, 'call-back', { next_local: '2026-03-02T12:00' })
    await record(dueFirst, 'call-back', { next_local: '2026-03-02T11:00' })
    expect(await due(later(TEST_NOW, 3 * 3600))).toBe(2)
    expect(await list()).toEqual([urgent, dueFirst, dueLater, help, plain, planned])
  })

  test('gets a patient back who is in no queue when their call is due, once, and until then they are not lost (F-3)', async () => {
    const id = await make({ ...HELP, async_questionnaire_complete: true })
    await record(id, 'call-back', { next_local: '2026-03-05T14:30' })
    const left = await completeHelp(at(TEST_NOW), id)
    expect(left.patient).toMatchObject({ in_pcr_queue: false, call_state: '', next_call_at: null })
    expect(await countLost(clinic.sql, { now: TEST_NOW, zone })).toBe(0)
    expect(await due('2026-03-05T19:29:00.000Z')).toBe(0)
    const raised = await Promise.all([due('2026-03-05T19:30:00.000Z'), due('2026-03-05T19:30:00.000Z'), due('2026-03-05T19:30:00.000Z')])
    expect(raised.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await clinic.row(id)).toMatchObject({
      ...{ in_pcr_queue: true, call_state: 'due', next_call_local: '2026-03-05 14:30', assigned_pcr: null },
      system_notes: 'A planned call is due (2026-03-05 14:30)',
    })
    const entries = (await clinic.entries(id)).filter(({ action }) => action === 'Call Due')
    expect(entries).toMatchObject([{ user_name: 'Schedule' }])
  })

  test.each([
    ['reached', 1, ''],
    ['wrong-number', 1, 'correct'],
    ['no-answer', 3, 'decide'],
  ] as const)(
    '%s after %i calls, with nothing planned, puts a patient who is in no queue back into it (F-3)',
    async (outcome, calls, call_state) => {
      const id = await make({ ...HELP, async_questionnaire_complete: true })
      for (let call = 0; call < calls; call += 1) await record(id, 'no-answer', { now: later(TEST_NOW, call) })
      expect((await completeHelp(at(TEST_NOW), id)).patient.in_pcr_queue).toBe(false)
      const { patient } = await record(id, outcome, { now: later(TEST_NOW, 60) })
      expect(patient).toMatchObject({ in_pcr_queue: true, entered_pcr_queue_at: later(TEST_NOW, 60), call_state })
      expect(patient.system_notes).toMatch(/^Back in the PCR queue because /)
      expect(await countLost(clinic.sql, { now: later(TEST_NOW, 60), zone })).toBe(0)
    },
  )

  test.each([
    ['no-answer', 3, 'decide', 'a manager decides after calls that were not answered'],
    ['wrong-number', 0, 'correct', 'the phone number is wrong'],
  ] as const)(
    '%s after %i calls to someone in no queue with a renewal ahead puts them into it, since someone has to act',
    async (outcome, calls, call_state, because) => {
      const id = await make({ ...HELP, async_questionnaire_complete: true, upcoming_renewal_date: '2026-09-01' })
      expect((await completeHelp(at(TEST_NOW), id)).patient.in_pcr_queue).toBe(false)
      for (let call = 0; call < calls; call += 1) {
        const { patient } = await record(id, 'no-answer', { now: later(TEST_NOW, call) })
        expect(patient.in_pcr_queue).toBe(false)
      }
      const { patient } = await record(id, outcome, { now: later(TEST_NOW, 60) })
      expect(patient).toMatchObject({ in_pcr_queue: true, entered_pcr_queue_at: later(TEST_NOW, 60), assigned_pcr: null, call_state })
      expect(patient.system_notes).toBe(`Back in the PCR queue because ${because} (2026-03-02 10:01)`)
      const decide = await clinic.as<QueuePage>(manager, 'GET /api/queues/pcr/page?list=all&who=decide')
      expect(decide.rows.map(({ patient_id }) => patient_id)).toEqual(call_state === 'decide' ? [id] : [])
    },
  )

  test('leaves out a patient who was disabled before', async () => {
    const id = await make()
    await record(id, 'no-answer')
    await clinic.sql`update patients set ${clinic.sql({ ...notInPcrQueue, patient_active: false } as unknown as Record<string, never>)} where patient_id = ${id}`
    expect(await due('2026-03-05T19:30:00.000Z')).toBe(0)
    expect(await clinic.row(id)).toMatchObject({ in_pcr_queue: false, call_state: '' })
  })

  test('takes a due call away once it was made', async () => {
    const id = await make()
    await record(id, 'no-answer')
    await due('2026-03-02T19:00:00.000Z')
    expect(await clinic.row(id)).toMatchObject({ call_state: 'due' })
    await record(id, 'reached', { now: '2026-03-02T19:05:00.000Z' })
    expect(await clinic.row(id)).toMatchObject({ call_state: '', next_call_at: null, call_attempts: 0, in_pcr_queue: true })
  })
})

describe('after the fourth unanswered call', () => {
  async function exhausted(more: Partial<Patient> = {}) {
    const id = await make(more)
    for (const day of [1, 2, 3, 4]) await record(id, 'voicemail', { now: later(TEST_NOW, day * 86_400) })
    return id
  }
  const NOW = later(TEST_NOW, 5 * 86_400)

  test('a manager finds the patient in a filter, and decides: again from the start', async () => {
    const [id, other] = [await exhausted(), await make()]
    await record(other, 'no-answer')
    const listed = await clinic.as<QueuePage>(manager, 'GET /api/queues/pcr/page?list=all&who=decide')
    expect(listed.rows.map(({ patient_id }) => patient_id)).toEqual([id])
    expect(await clinic.row(id)).toMatchObject({ call_state: 'decide', call_attempts: 4 })
    expect(await readCalls(at(NOW, manager), id)).toMatchObject({ to_decide: true })
    const { patient } = await decideContact(at(NOW, manager), { patient_id: id, choice: { decision: 'again' } })
    expect(patient).toMatchObject({ call_state: 'planned', call_attempts: 0, next_call_local: '2026-03-07 14:00' })
    expect((await readCalls(at(NOW, manager), id)).proposals.busy).toEqual({ step: 'call', next_local: '2026-03-07T14:00' })
    await expect(decideContact(at(NOW, manager), { patient_id: id, choice: { decision: 'again' } })).rejects.toMatchObject({
      code: 'nothing-to-decide',
    })
  })

  test('or ends the contact with a reason, which is how a patient is ended (F-3)', async () => {
    const id = await exhausted({ async_questionnaire_complete: true })
    const { patient } = await decideContact(at(NOW, manager), { patient_id: id, choice: { decision: 'end', reason: 'unreachable' } })
    expect(patient).toMatchObject({ patient_active: false, in_pcr_queue: false, call_state: '', assigned_pcr: null })
    expect(patient.system_notes).toContain('Contact ended: Could not be reached (2026-03-07 10:00)')
    expect(await countLost(clinic.sql, { now: NOW, zone })).toBe(0)
  })

  test('but not while an urgent request is open (F-4)', async () => {
    const id = await make({ ...HELP, urgent_reason: 'suicide' })
    await record(id, 'no-answer')
    expect(await clinic.row(id)).toMatchObject({ call_state: 'planned', next_call_at: '2026-03-02T15:05:00.000Z' })
    await record(id, 'no-answer', { now: later(TEST_NOW, 300) })
    expect(await clinic.row(id)).toMatchObject({ call_state: 'decide' })
    const ends = decideContact(at(NOW, manager), { patient_id: id, choice: { decision: 'end', reason: 'unreachable' } })
    await expect(ends).rejects.toMatchObject({ code: 'urgent-help-open' })
  })

  test('and only a manager', async () => {
    const id = await exhausted()
    expect(await clinic.as(pcr, `POST /api/patients/${id}/calls/decision`, { decision: 'again' })).toMatchObject({ status: 403 })
  })
})
