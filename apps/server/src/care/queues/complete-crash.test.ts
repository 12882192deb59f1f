import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { crashEverywhere } from '../../../test/crash-everywhere.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { mergeRecords } from '../patients/merging/merge-records.ts'
import { dumpRecord } from '../patients/merging/merging.harness.ts'
import { saveVisitNote } from '../visit-notes/save-visit-note.ts'
import { signVisitNote } from '../visit-notes/sign-visit-note.ts'
import { completeAppointment } from './complete-appointment.ts'

/** Milliseconds: each crash that cuts its connection needs a new one. */
const PATIENCE = 120_000

let db: TestDatabase
let np: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  np = await buildStaff(db.sql, { groups: ['nps', 'admins'] })
})
afterAll(() => db.close())

const entries = async (ids: readonly string[]) =>
  (await db.sql`select action from audit_log where patient_id = any(${[...ids]}) order by id`).map(({ action }) => action)

const crashAt = (ids: readonly string[], work: (context: StaffContext) => Promise<unknown>) =>
  crashEverywhere({
    db,
    staff: np,
    work,
    stored: async () => [await Promise.all(ids.map((id) => dumpRecord(db.sql, id))), await entries(ids)],
  })

const seen = async () => (await buildPatient(db.sql, { in_np_queue: true, assigned_np: np.id })).patient_id

test(
  'a crash at any moment of completing a visit leaves everything or nothing: queue, encounter, decision, message to the patient and audit entry (F-3, F-8)',
  async () => {
    const id = await seen()
    const decided: VisitDecision = { kind: 'see-again', weeks: 4, reason: 'Start low' }
    expect(await crashAt([id], (context) => completeAppointment(context, id, decided))).toBeGreaterThan(4)
    const [row] = await db.sql`
      select p.completed_appointment_at = e.completed_at and e.completed_at = d.decided_at and d.decided_at = m.decided_at as one, p.in_np_queue
      from patients p join encounters e using (patient_id) join visit_decisions d using (patient_id)
      join visit_messages m using (patient_id) where patient_id = ${id}`
    expect(row).toEqual({ one: true, in_np_queue: false })
    expect(await entries([id])).toEqual(['Complete Appointment'])
  },
  PATIENCE,
)

test(
  'a crash at any moment of signing a note leaves the draft or the signed note, with its entry',
  async () => {
    const id = await seen()
    const content = { template: 'soap', subjective: 'S', objective: 'O', assessment: 'A', plan: 'P' } as const
    await saveVisitNote(staffContext(db, np), { patient_id: id, draft: { kind: 'visit', version: 0, content } })
    expect(await crashAt([id], (context) => signVisitNote(context, { patient_id: id, version: 1 }))).toBeGreaterThan(3)
    expect(await entries([id])).toEqual(['Start Visit Note', 'Sign Visit Note'])
  },
  PATIENCE,
)

test(
  'a crash at any moment of a merge leaves two records or one (F-13)',
  async () => {
    const [one, other] = [await seen(), (await buildPatient(db.sql, { in_pcr_queue: true, need_pcr_help_flag: true })).patient_id]
    const order = { survivor_id: one, merged_id: other, survivor_version: 1, merged_version: 1, take: [] }
    expect(await crashAt([one, other], (context) => mergeRecords(context, order))).toBeGreaterThan(15)
    expect(await entries([one, other])).toEqual(['Merge Records', 'Merge Records'])
  },
  PATIENCE,
)
