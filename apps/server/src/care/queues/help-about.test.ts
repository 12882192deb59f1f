import type { QueuePage } from '@clinic/contract/queues'
import type { Today } from '@clinic/contract/queues/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { openChat } from '../alarms/alarm.harness.ts'

let clinic: TestClinic
let say: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  clinic = await openTestClinic()
  await publishApproved(clinic.sql, STARTERS)
  say = await openChat(clinic)
})
afterAll(() => clinic.close())

test('the queue and the day say where the patient was who asked for a person, until they were helped (C-10)', async () => {
  const id = 'about0000001'
  let reply = await say(id, '', { query: 'book with tcn' })
  for (const query of ['New Patient Intake', 'can I talk to a person, my glasses are broken']) reply = await say(id, reply.key, { query })
  const [{ patient_id } = { patient_id: '' }] = await clinic.sql<
    { patient_id: string }[]
  >`select patient_id from conversations where id = ${id}`

  const manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'], provinces: [] })
  const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'] })
  const { rows } = await clinic.as<QueuePage>(manager, 'GET /api/queues/pcr/page?list=all')
  expect(rows.find((row) => row.patient_id === patient_id)).toMatchObject({
    ...{ pcr_help_reason: 'Chatbot Help', help_about: 'Asked for a person at the consent form' },
  })
  const { late, due } = await clinic.as<Today>(manager, 'GET /api/today')
  expect([...late.rows, ...due.rows].map(({ help_about }) => help_about)).toContain('Asked for a person at the consent form')
  const waits = [{ conversation_id: id, patient_id, about: 'Asked for a person at the consent form' }]
  const { asking } = await clinic.as<Today>(manager, 'GET /api/today')
  expect(asking).toMatchObject({ total: 1, rows: waits })
  const np = await buildStaff(clinic.sql, { groups: ['nps'] })
  for (const other of [np, pcr]) expect((await clinic.as<Today>(other, 'GET /api/today')).asking).toEqual({ total: 0, rows: [] })
  const [{ system_notes, row } = { system_notes: '', row: '' }] = await clinic.sql<{ system_notes: string; row: string }[]>`
    select system_notes, p::text as row from patients p where patient_id = ${patient_id}`
  expect(`${system_notes} ${row}`).not.toContain('glasses')

  await clinic.sql`update patients set province = 'ON', version = version + 1 where patient_id = ${patient_id}`
  expect((await clinic.as<Today>(pcr, 'GET /api/today')).asking.rows).toMatchObject(waits)
  const claimed = await clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/claim`, {})
  expect(claimed.status).toBe(200)
  const done = await clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/complete_help`, { next: 'in-line' })
  expect(done.status).toBe(200)
  expect(await clinic.row(patient_id)).toMatchObject({ in_pcr_queue: true, need_pcr_help_flag: false, help_about: '' })
  // Back in line, and asking no longer.
  expect((await clinic.as<Today>(manager, 'GET /api/today')).asking).toEqual({ total: 0, rows: [] })
})

test('a request that gets another reason is no longer about what the chat said, also where the version before writes it', async () => {
  const id = 'about0000002'
  let reply = await say(id, '', { query: 'book with tcn' })
  for (const query of ['New Patient Intake', 'talk to a person']) reply = await say(id, reply.key, { query })
  const about = () => clinic.sql`select help_about from conversations join patients using (patient_id) where id = ${id}`
  expect(await about()).toEqual([{ help_about: 'Asked for a person at the consent form' }])
  await clinic.sql`update patients set pcr_help_reason = 'Follow Up' where patient_id = (select patient_id from conversations where id = ${id})`
  expect(await about()).toEqual([{ help_about: '' }])
})
