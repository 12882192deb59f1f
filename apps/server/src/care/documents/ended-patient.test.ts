import type { Readiness } from '@clinic/contract/documents/readiness'
import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffContext } from '../../../test/build.ts'
import { planDueReminders } from '../../booking/reminders/plan-due-reminders.ts'
import { manage } from '../patients/manage.ts'
import { type DocumentClinic, openDocumentClinic, type Signed, TODAY } from './documents.harness.ts'

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
})
afterAll(() => clinic.close())

test('of a patient who died: the row is closed, no email is planned, nothing more is signed, and the seller is told by letter (vector 69)', async () => {
  const seller_id = await clinic.seller({ accepts: 'secure_fax' })
  const patient_id = await clinic.visited(np)
  const { document } = await clinic.sign(np, patient_id, { fax_initials: 'AR' })
  await clinic.call(np, `POST /api/documents/${document.id}/deliveries`, { seller_id, way: 'secure_fax', initials: true })
  const registration = { seller_id, registered_on: TODAY, reported_by: 'seller' }
  await clinic.call(np, `POST /api/documents/${document.id}/registration`, registration)
  await clinic.sql`update patients set email = 'late@mail.example' where patient_id = ${patient_id}`
  await manage(staffContext(clinic, clinic.admin), { patient_id, order: { verb: 'set-active', patient_active: false } })

  const dueOn = addDays(document.ends_on, -60)
  await planDueReminders({ sql: clinic.sql, now: `${dueOn}T15:00:00.000Z`, zone: 'America/Toronto' })
  expect(await clinic.sql`select from patient_reminders where patient_id = ${patient_id}`).toHaveLength(0)
  const { refusals } = await clinic.call<Readiness>(np, `GET /api/patients/${patient_id}/documents/draft`)
  expect(refusals.map(({ code }) => code)).toContain('patient-inactive')

  await clinic.sendFaxes()
  clinic.faxes.length = 0
  const order = { reason: 'The patient died', letter_way: 'secure_fax' }
  const ended = await clinic.call<Signed>(np, `POST /api/documents/${document.id}/withdrawal`, order)
  expect(ended.document).toMatchObject({ state: 'support-withdrawn', in_force: false })
  expect(await clinic.sendFaxes()).toBe(1)
  expect(clinic.faxes.map(({ key }) => key)).toEqual([`${document.document_number}/letter-${seller_id}`])
})
