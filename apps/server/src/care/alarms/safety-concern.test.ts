import type { QueuePage } from '@clinic/contract/queues'
import type { Staff } from '@clinic/core/authorization/staff'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { requestCallBacks } from '../../assistant/chat/request-call-backs.ts'
import { later } from '../../platform/clock.ts'
import { openChat, storedAlarms } from './alarm.harness.ts'

const PASSIVE = 'I wish I would not wake up'

let clinic: TestClinic
let say: Awaited<ReturnType<typeof openChat>>
let pcr: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  await publishApproved(clinic.sql, STARTERS)
  say = await openChat(clinic)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs', 'admins'] })
})
afterAll(() => clinic.close())

/** A patient who is asked whether they are in danger, and what they say then. */
async function talk(id: string, ...answers: string[]) {
  let last = await say(id, '', { query: 'book with tcn' })
  const patient = async (query: string) => {
    last = await say(id, last.key, { query })
  }
  for (const query of [PASSIVE, ...answers]) await patient(query)
  const [row] = await clinic.sql<{ patient_id: string }[]>`select patient_id from conversations where id = ${id}`
  return { patient, patient_id: row?.patient_id ?? '' }
}
const rowOf = async (patient_id: string) =>
  (await clinic.as<QueuePage>(pcr, 'GET /api/queues/pcr/page?list=all')).rows.find((row) => row.patient_id === patient_id)

describe('F-5: a concern is a chip of the row and the record, and no alarm', () => {
  test.each([
    ['no clear answer', 'concernsoup1', { answer: 'my sister makes good soup', urgent_reason: '' }],
    ['a wish for a person', 'concernhuman', { answer: LABELS.ratherPerson, urgent_reason: 'suspected-crisis' }],
  ])('after %s, until the request is completed; the patient cannot cancel it', async (_, id, { answer, urgent_reason }) => {
    const { patient, patient_id } = await talk(id, answer)
    expect(await storedAlarms(clinic.sql, id)).toEqual([])
    expect(await rowOf(patient_id)).toMatchObject({ safety_concern: true, urgent_reason, need_pcr_help_flag: true })
    await patient(LABELS.noPerson)
    expect(await clinic.row(patient_id)).toMatchObject({ safety_concern: true, need_pcr_help_flag: true, in_pcr_queue: true })
    await clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/claim`)
    const done = await clinic.as(pcr, `POST /api/queues/pcr/${patient_id}/complete_help`)
    expect(done).toMatchObject({ status: 200, patient: { safety_concern: false, need_pcr_help_flag: false } })
    const [entry] = await clinic.entries(patient_id)
    expect(entry?.changes).toMatchObject({ safety_concern: { from: true, to: false } })
  })

  test('where the question is not answered within three minutes, not before, and not after a plain no', async () => {
    const [silent, denied] = [await talk('concernquiet'), await talk('concerndenie', 'no')]
    for (const { patient_id } of [silent, denied]) expect(await clinic.row(patient_id)).toEqual({})
    await requestCallBacks({ sql: clinic.sql, now: later(TEST_NOW, 180), zone: 'America/Toronto' })
    expect(await rowOf(silent.patient_id)).toMatchObject({ safety_concern: true, urgent_reason: '', need_pcr_help_flag: true })
    expect(await clinic.row(denied.patient_id)).toEqual({})
    for (const id of ['concernquiet', 'concerndenie']) expect(await storedAlarms(clinic.sql, id)).toEqual([])
  })

  test('ends with its request even where a process of the previous version completes it', async () => {
    const { patient_id } = await talk('concernprevi', 'my sister makes good soup')
    await clinic.sql`update patients set need_pcr_help_flag = false, pcr_help_reason = '' where patient_id = ${patient_id}`
    expect(await clinic.row(patient_id)).toMatchObject({ safety_concern: false })
  })
})
