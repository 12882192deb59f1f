import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'

let clinic: TestClinic
let np: Staff
let pcr: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  np = await buildStaff(clinic.sql)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
})
afterAll(() => clinic.close())

const DUE = '2026-03-09'
const make = async (more: Partial<Patient>) =>
  (await buildPatient(clinic.sql, { eligible: false, ineligible_reason: 'Schizophrenia', np_review_due_on: DUE, ...more })).patient_id
const AT = '2026-03-02T14:00:00.000Z'
const forNp = () => make({ in_np_queue: true, assigned_np: np.id, assigned_np_at: AT })
const MARK = { ineligible_reason: 'Schizophrenia', eligible_date: null }

describe('a review by a practitioner (F-19)', () => {
  test('is in the NP list with its day', async () => {
    const id = await make({ in_np_queue: true })
    const { rows } = await clinic.as<{ rows: object[] }>(np, 'GET /api/queues/np/page?list=unassigned')
    expect(rows).toContainEqual(expect.objectContaining({ patient_id: id, np_review_due_on: DUE, eligible: false }))
  })

  test('keeps its day when it is sent back, and ends when a practitioner completes or marks the patient', async () => {
    const sent = await forNp()
    await clinic.as(np, `POST /api/queues/np/${sent}/send_back`)
    expect(await clinic.row(sent)).toMatchObject({ in_pcr_queue: true, in_np_queue: false, np_review_due_on: DUE })
    const completed = await forNp()
    await clinic.as(np, `POST /api/queues/np/${completed}/complete`)
    expect(await clinic.row(completed)).toMatchObject({ in_np_queue: false, np_review_due_on: null })
    const marked = await forNp()
    await clinic.as(np, `POST /api/patients/${marked}/mark_ineligible`, MARK)
    expect(await clinic.row(marked)).toMatchObject({ in_np_queue: false, np_review_due_on: null })
  })

  test('is not ended by a PCR who marks the patient (REQ-452)', async () => {
    const id = await make({ in_np_queue: true, in_pcr_queue: true, assigned_pcr: pcr.id, assigned_pcr_at: AT })
    await clinic.as(pcr, `POST /api/patients/${id}/mark_ineligible`, MARK)
    expect(await clinic.row(id)).toMatchObject({ in_pcr_queue: false, assigned_pcr: null, in_np_queue: true, np_review_due_on: DUE })
  })

  test('ends with both queues also where the version before takes the patient out', async () => {
    const id = await forNp()
    await clinic.sql`update patients set in_np_queue = false, entered_np_queue_at = null, assigned_np = null, assigned_np_at = null where patient_id = ${id}`
    expect(await clinic.row(id)).toMatchObject({ np_review_due_on: null })
  })
})
