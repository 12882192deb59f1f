import type { Stage } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { later } from '../../platform/clock.ts'
import { claim } from './claim.ts'
import { completeAppointment } from './complete-appointment.ts'
import { hold } from './hold.ts'
import { readStages } from './read-stages.ts'
import { sendToNp } from './send-to-np.ts'

let clinic: TestClinic
let admin: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  admin = await buildStaff(clinic.sql, { groups: ['admins'] })
})
afterAll(() => clinic.close())

const HOUR = 3600
const at = (hour: number) => later(TEST_NOW, hour * HOUR)

test('a patient’s path through the queues is listed stage by stage with the assigned users, also when over', async () => {
  const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  const np = await buildStaff(clinic.sql)
  const { patient_id } = await buildPatient(clinic.sql, { in_pcr_queue: true, entered_pcr_queue_at: at(-1) })
  await claim(staffContext(clinic, pcr, at(1)), { patient_id, queue: 'pcr' })
  await sendToNp(staffContext(clinic, pcr, at(2)), patient_id)
  await claim(staffContext(clinic, np, at(3)), { patient_id, queue: 'np' })
  await hold(staffContext(clinic, np, at(4)), { patient_id })
  const stages: Stage[] = [
    { stage: 'pcr-waiting', holder: null, since: at(-1), until: at(1) },
    { stage: 'pcr', holder: pcr.name, since: at(1), until: at(2) },
    { stage: 'np-waiting', holder: null, since: at(2), until: at(3) },
    { stage: 'np', holder: np.name, since: at(3), until: at(4) },
    { stage: 'on-hold', holder: np.name, since: at(4), until: null },
  ]
  expect(await readStages(staffContext(clinic, np, at(5)), patient_id)).toEqual(stages)
  await clinic.sql`update patients set on_hold_in_queue = false where patient_id = ${patient_id}`
  await completeAppointment(staffContext(clinic, np, at(6)), patient_id)
  const after = await readStages(staffContext(clinic, admin, at(7)), patient_id)
  expect(after.map(({ stage }) => stage)).toEqual(stages.map(({ stage }) => stage).slice(0, 4))
  expect(after.at(-1)?.until).toBe(at(6))
})

test('the row says since when the patient has been in their stage, and in the queues', async () => {
  const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  const { patient_id } = await buildPatient(clinic.sql, { in_pcr_queue: true, entered_pcr_queue_at: at(-1) })
  const claimed = await claim(staffContext(clinic, pcr, at(1)), { patient_id, queue: 'pcr' })
  expect(claimed.patient).toMatchObject({ waiting_since: at(-1), stage_since: at(1) })
  const sent = await sendToNp(staffContext(clinic, pcr, at(2)), patient_id)
  expect(sent.patient).toMatchObject({ waiting_since: at(-1), stage_since: at(2) })
})

test('the stages of a patient who is not visible are not found (A-15)', async () => {
  const stranger = await buildStaff(clinic.sql, { provinces: ['BC'] })
  const { patient_id } = await buildPatient(clinic.sql, { in_np_queue: true })
  for (const id of [patient_id, 'nobody'])
    expect(await clinic.as(stranger, `GET /api/queues/stages/${id}`)).toMatchObject({ status: 404, error: { code: 'patient-not-found' } })
})
