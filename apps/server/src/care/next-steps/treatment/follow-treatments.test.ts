import type { Staff } from '@clinic/core/authorization/staff'
import { requestFollowUp } from '@clinic/core/patients/request-follow-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffContext, TEST_NOW } from '../../../../test/build.ts'
import { later } from '../../../platform/clock.ts'
import { readOverview } from '../../chart/read-overview.ts'
import { type DocumentClinic, openDocumentClinic } from '../../documents/documents.harness.ts'
import { changePatient } from '../../patients/change-patient.ts'
import { saveRecord } from '../../patients/save-record.ts'
import { chaseFollowUps } from './chase-follow-ups.ts'
import { followTreatments } from './follow-treatments.ts'

const DAY = 86_400
const zone = 'America/Toronto'

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
})
afterAll(() => clinic.close())

const after = (days: number) => ({ sql: clinic.sql, now: later(TEST_NOW, days * DAY), zone })
const nobody = (days: number) => ({ ...after(days), actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' })
const signed = async () => {
  const patient_id = await clinic.visited(np)
  await clinic.sign(np, patient_id)
  await leave(patient_id)
  return patient_id
}
const leave = (patient_id: string) =>
  clinic.sql`update patients set in_pcr_queue = false, entered_pcr_queue_at = null, in_np_queue = false, entered_np_queue_at = null, assigned_np = null, assigned_np_at = null where patient_id = ${patient_id}`
const rowOf = async (patient_id: string) => {
  const [row] = await clinic.sql`
    select in_pcr_queue, in_np_queue, appointment_type, system_notes, follow_up_questionnaire_required as asked from patients where patient_id = ${patient_id}`
  return row ?? {}
}

test('who begins a treatment is in line for a call from the third day on, with the reason, and once', async () => {
  const patient_id = await signed()
  const { follow_ups } = await readOverview(staffContext(clinic, np), patient_id)
  expect(follow_ups.map(({ kind }) => kind)).toEqual(['call', 'questions', 'questions', 'questions'])
  await followTreatments(after(2))
  expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false })
  await followTreatments(after(3))
  expect(await rowOf(patient_id)).toMatchObject({
    ...{ in_pcr_queue: true, appointment_type: 'Follow Up' },
    system_notes: expect.stringContaining('Follow-up: a call in the first week of the treatment is due'),
  })
  await leave(patient_id)
  await followTreatments(after(4))
  expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false })
})

test('after four weeks the assistant asks; without an answer staff call after a week, and a practitioner decides after two', async () => {
  const patient_id = await signed()
  await followTreatments(after(28))
  expect(await rowOf(patient_id)).toMatchObject({ asked: true, in_pcr_queue: false })
  const reminders = await clinic.sql`select kind from patient_reminders where patient_id = ${patient_id} and kind = 'follow_up'`
  expect(reminders.length).toBeGreaterThan(0)

  await chaseFollowUps(after(34))
  expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false })
  await chaseFollowUps(after(35))
  expect(await rowOf(patient_id)).toMatchObject({
    in_pcr_queue: true,
    system_notes: expect.stringContaining('no answer to the questions for a week'),
  })
  await leave(patient_id)
  await chaseFollowUps(after(36))
  expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false, in_np_queue: false })

  await chaseFollowUps(after(42))
  expect(await rowOf(patient_id)).toMatchObject({
    in_np_queue: true,
    system_notes: expect.stringContaining('whether the treatment pauses'),
  })
  await leave(patient_id)
  await chaseFollowUps(after(43))
  expect(await rowOf(patient_id)).toMatchObject({ in_np_queue: false })
})

test('who answered, or whose request was withdrawn, is not chased', async () => {
  const patient_id = await signed()
  await followTreatments(after(28))
  await changePatient(nobody(29), {
    ...{ patient_id, action: 'Follow-Up Requested', description: 'Withdrawn', decide: (patient) => requestFollowUp(patient, false) },
  })
  await chaseFollowUps(after(42))
  expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: false, in_np_queue: false })
})

test('liver tests are due in the months after a document for a patient with a liver disease or valproate', async () => {
  const [liver, valproate, neither] = [await signed(), await signed(), await signed()]
  await clinic.sql`update patients set risks_vs_benefits_flags = '{"liver_disease": true}' where patient_id = ${liver}`
  await changePatient(nobody(0), {
    ...{ patient_id: valproate, action: 'Follow-Up Requested', description: 'A list of medicines' },
    decide: async (patient, { tx }) => {
      await saveRecord(tx, valproate, { medications: ['Epival 500 mg'] })
      return requestFollowUp(patient, false)
    },
  })
  await followTreatments(after(31))
  for (const patient_id of [liver, valproate])
    expect(await rowOf(patient_id)).toMatchObject({ in_pcr_queue: true, system_notes: expect.stringContaining('liver tests are due') })
  expect(await rowOf(neither)).not.toMatchObject({ system_notes: expect.stringContaining('liver tests') })
})

test('a document that ended, and a patient who left, are followed no more', async () => {
  const [withdrawn, gone] = [await signed(), await signed()]
  await clinic.sql`
    update document_standings set state = 'support-withdrawn'
    where document_id in (select id from medical_documents where patient_id = ${withdrawn})`
  await clinic.sql`update patients set patient_active = false where patient_id = ${gone}`
  await followTreatments(after(28))
  for (const patient_id of [withdrawn, gone]) expect(await rowOf(patient_id)).toMatchObject({ asked: false, in_pcr_queue: false })
})
