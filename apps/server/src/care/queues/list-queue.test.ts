import { statusRecord } from '@clinic/contract/patients'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { nextMessage, RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { loadKnowledge } from '../../assistant/chat/load-knowledge.ts'
import { takeTurn } from '../../assistant/chat/take-turn.ts'

let clinic: TestClinic
beforeAll(async () => {
  clinic = await openTestClinic()
  await publishApproved(clinic.sql, STARTERS)
})
afterAll(() => clinic.close())

async function walkIntake(): Promise<string> {
  const database = { sql: clinic.sql } as Parameters<typeof nobodyContext>[0]
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async () => undefined, close: () => {} }
  const context = {
    ...nobodyContext(database),
    actor: { kind: 'assistant' as const },
    knowledge,
    secret: 'a secret',
    agent: 'a browser',
    mailer,
  }
  const say = (query: object, key = '') => takeTurn(context, { action: 'query', conversation_id: 'queued000001', key, query: '', ...query })
  let reply = await say({ query: 'book with tcn' })
  for (let sent = nextMessage(reply, RENEE); sent; sent = nextMessage(reply, RENEE)) reply = await say(sent, reply.key)
  return reply.patient_id ?? ''
}

test('the queue of an outside client has every field of the status record, with what the patient answered (REQ-458, REQ-685)', async () => {
  const patient_id = await walkIntake()
  const [pcr, admin] = [await buildStaff(clinic.sql, { groups: ['pcrs'] }), await buildStaff(clinic.sql, { groups: ['admins'] })]
  const list = await clinic.as<Record<number, Record<string, unknown>>>(pcr, 'GET /api/queues/pcr_queue')
  const record = list[0] ?? {}
  expect(record.patient_id).toBe(patient_id)
  expect(Object.keys(record).sort()).toEqual(Object.keys(statusRecord.shape).sort())
  expect(record.async_answers).toMatchObject({ [Object.keys(record.async_answers as object)[0] ?? '']: { value: expect.anything() } })
  expect(record.conversation_state).toEqual({
    questionnaire_answers: record.async_answers,
    cuditr_questionnaire_answers: record.cuditr_answers,
  })

  await clinic.as(admin, 'POST /api/patient_status', { patient_id, conversation_state: '{}' })
  const after = await clinic.as<Record<string, unknown>>(admin, `GET /api/patient_status/${patient_id}`)
  expect([after.conversation_state, after.async_answers]).toEqual([{}, record.async_answers])
})
