import type { Overview } from '@clinic/contract/chart'
import type { ChangedRow } from '@clinic/contract/queues'
import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Today } from '@clinic/contract/queues/today'
import { addDays } from '@clinic/core/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { countLost, returnLost } from '../next-steps/return-lost.ts'

const TODAY = '2026-03-02'
const RENEWAL = '2026-03-20'
let clinic: TestClinic
let np: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  clinic = await openTestClinic()
  np = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
})
afterAll(() => clinic.close())

const seen = async (parts = {}) =>
  (
    await buildPatient(clinic.sql, {
      ...{ province: 'ON', in_np_queue: true, assigned_np: np.id, upcoming_renewal_date: RENEWAL },
      ...parts,
    })
  ).patient_id
const decide = (id: string, body: object, by = np) => clinic.as<ChangedRow>(by, `POST /api/queues/np/${id}/decide`, body)
const encountersOf = async (id: string) => (await clinic.as<Overview>(np, `GET /api/patients/${id}/overview`)).encounters

describe('a decision at completion (F-8)', () => {
  test.each<[VisitDecision, string | null, string | null]>([
    [{ kind: 'authorize', grams_per_day: 1.5, months: 12, reason: '' }, '2027-03-01', null],
    [{ kind: 'authorize-less', grams_per_day: 0.25, months: 3, reason: 'Starts low' }, '2026-06-01', null],
    [{ kind: 'defer', next_on: addDays(TODAY, 14), reason: 'Letter of the heart clinic' }, RENEWAL, addDays(TODAY, 14)],
    [{ kind: 'decline', reason: 'Unstable heart disease' }, null, null],
    [{ kind: 'refer', reason: 'Pain clinic' }, null, null],
    [{ kind: 'see-again', weeks: 4, reason: '' }, RENEWAL, addDays(TODAY, 28)],
    [{ kind: 'call-back', next_on: addDays(TODAY, 1), reason: 'Ask about the dose' }, RENEWAL, addDays(TODAY, 1)],
  ])(
    '%j completes, with the renewal date and the next step that follow from it; an authorization ends as its document will',
    async (decision, renewal, next_on) => {
      const id = await seen()
      const { patient, undo } = await decide(id, decision)
      expect(patient).toMatchObject({
        ...{ in_np_queue: false, assigned_np: null, is_new_patient: false, completed_appointment_at: TEST_NOW },
        upcoming_renewal_date: renewal,
      })
      expect(undo).not.toBeNull()
      const amount =
        'months' in decision ? { grams_per_day: decision.grams_per_day, months: decision.months } : { grams_per_day: null, months: null }
      expect(await encountersOf(id)).toMatchObject([
        { user: np.name, decision: { kind: decision.kind, reason: decision.reason, next_on, ...amount } },
      ])
      const [entry] = await clinic.sql`select description, changes::text as changes from audit_log
      where patient_id = ${id} and action = 'Complete Appointment'`
      expect(entry?.description).toMatch(/^Completed the appointment, decision: /)
      if (decision.reason) expect(JSON.stringify(entry)).not.toContain(decision.reason)
    },
  )

  test.each<[object, string]>([
    [{ kind: 'authorize', months: 12 }, 'grams_per_day'],
    [{ kind: 'authorize', grams_per_day: 0, months: 12 }, 'grams_per_day'],
    [{ kind: 'authorize', grams_per_day: 1.001, months: 12 }, 'grams_per_day'],
    [{ kind: 'authorize', grams_per_day: 2, months: 13 }, 'months'],
    [{ kind: 'authorize-less', grams_per_day: 2, months: 6, reason: ' ' }, 'reason'],
    [{ kind: 'defer', next_on: '2026-02-30', reason: 'x' }, 'next_on'],
    [{ kind: 'decline' }, 'reason'],
    [{ kind: 'see-again', weeks: 0 }, 'weeks'],
    [{ kind: 'see-again', weeks: 4, months: 2 }, 'months'],
    [{ kind: 'later' }, 'kind'],
  ])('%j is refused by its field, and nothing is written', async (decision, field) => {
    const id = await seen()
    const refused = await clinic.as(np, `POST /api/queues/np/${id}/decide`, decision)
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [field]])
    expect(await encountersOf(id)).toEqual([])
  })

  test.each([TODAY, addDays(TODAY, -1), addDays(TODAY, 366)])('a next step on %s is refused', async (next_on) => {
    const id = await seen()
    expect(await clinic.as(np, `POST /api/queues/np/${id}/decide`, { kind: 'call-back', next_on })).toMatchObject({
      status: 400,
      error: { code: 'next-step-day' },
    })
  })

  test.each<[VisitDecision, boolean]>([
    [{ kind: 'authorize', grams_per_day: 1.5, months: 12, reason: '' }, true],
    [{ kind: 'authorize-less', grams_per_day: 0.25, months: 3, reason: 'Starts low' }, true],
    [{ kind: 'defer', next_on: addDays(TODAY, 14), reason: 'Letter of the heart clinic' }, true],
    [{ kind: 'see-again', weeks: 4, reason: '' }, true],
    [{ kind: 'call-back', next_on: addDays(TODAY, 1), reason: '' }, true],
    [{ kind: 'decline', reason: 'Unstable heart disease' }, false],
    [{ kind: 'refer', reason: 'Pain clinic' }, false],
  ])('%j for a patient who was stopped: eligible again %s, and as before once it is undone (D-9, F-19)', async (decision, eligible) => {
    const marked = { eligible: false, ineligible_reason: 'Current Addiction', marked_ineligible_at: '2026-02-20T12:00:00.000Z' }
    const own = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
    const id = await seen({ ...marked, assigned_np: own.id })
    const { patient, undo } = await decide(id, decision, own)
    expect(patient).toMatchObject(eligible ? { eligible, ineligible_reason: '', marked_ineligible_at: null } : marked)
    await clinic.as(own, 'POST /api/queues/undo', { ids: [undo?.id] })
    expect(await clinic.row(id)).toMatchObject({ ...marked, in_np_queue: true })
  })

  test('is for the NP who has the patient: not for a manager, nor for a colleague', async () => {
    const id = await seen()
    const decline = { kind: 'decline', reason: 'x' }
    const manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: ['ON'] })
    const colleague = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
    for (const other of [manager, colleague])
      expect((await clinic.as(other, `POST /api/queues/np/${id}/decide`, decline)).error).toMatchObject({ code: 'not-yours' })
  })

  test('two decisions at once: one is stored, with one encounter', async () => {
    const id = await seen()
    const outcomes = await Promise.allSettled([
      decide(id, { kind: 'decline', reason: 'x' }),
      decide(id, { kind: 'see-again', weeks: 2 }),
      decide(id, { kind: 'authorize', grams_per_day: 1, months: 6 }),
    ])
    expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value.status === 200)).toHaveLength(1)
    expect(await encountersOf(id)).toHaveLength(1)
    expect(await clinic.sql`select from visit_decisions where patient_id = ${id}`).toHaveLength(1)
  })

  test('an undo takes the decision back with the completion, and a new one can follow', async () => {
    const own = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
    const id = await seen({ assigned_np: own.id })
    const { undo } = await decide(id, { kind: 'decline', reason: 'x' }, own)
    await clinic.as(own, 'POST /api/queues/undo', { ids: [undo?.id] })
    expect(await encountersOf(id)).toEqual([])
    const rows = await clinic.sql`select undone_at is not null as undone, kind from visit_decisions where patient_id = ${id}`
    expect(rows).toEqual([{ undone: true, kind: 'decline' }])
  })

  test('a stored decision cannot be changed, nor can an undone one come back, by any statement of the program', async () => {
    const id = await seen()
    await decide(id, { kind: 'decline', reason: 'x' })
    await expect(clinic.sql`update visit_decisions set kind = 'refer' where patient_id = ${id}`).rejects.toThrow('never changes')
    await clinic.sql`update visit_decisions set undone_at = now() where patient_id = ${id}`
    await expect(clinic.sql`update visit_decisions set undone_at = null where patient_id = ${id}`).rejects.toThrow('never changes')
  })

  test('on its day the patient comes back into the PCR queue; declined and referred ones do not (F-3)', async () => {
    await clinic.sql`update patients set patient_active = false`
    const [again, declined] = [await seen({ upcoming_renewal_date: null }), await seen({ upcoming_renewal_date: null })]
    await decide(again, { kind: 'see-again', weeks: 1 })
    await decide(declined, { kind: 'decline', reason: 'x' })
    const at = (day: string) => ({ sql: clinic.sql, now: `${day}T15:00:00.000Z`, zone: 'America/Toronto' })
    expect(await countLost(clinic.sql, at(addDays(TODAY, 6)))).toBe(0)
    expect(await returnLost(at(addDays(TODAY, 6)))).toBe(0)
    expect(await returnLost(at(addDays(TODAY, 7)))).toBe(1)
    const [row] = await clinic.sql`select in_pcr_queue, appointment_type, system_notes from patients where patient_id = ${again}`
    expect(row).toMatchObject({ in_pcr_queue: true, appointment_type: 'Follow Up' })
    expect(row?.system_notes).toContain('the next step of the last visit is due')
  })

  test('the specified call completes without a decision, for a year (REQ-507)', async () => {
    const id = await seen()
    await clinic.as(np, `POST /api/queues/np/${id}/complete`)
    expect(await encountersOf(id)).toMatchObject([{ decision: null }])
    const [row] = await clinic.sql`select upcoming_renewal_date from patients where patient_id = ${id}`
    expect(row?.upcoming_renewal_date).toBe('2027-03-02')
    const manager = await buildStaff(clinic.sql, { groups: ['npManagers'] })
    const { undecided } = await clinic.as<Today>(manager, 'GET /api/today')
    expect(undecided?.rows[0]).toMatchObject({ patient_id: id, user: np.name })
    expect((await clinic.as<Today>(np, 'GET /api/today')).undecided).toBeNull()
  })
})
