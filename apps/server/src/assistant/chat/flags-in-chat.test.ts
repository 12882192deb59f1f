import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { nextMessage, RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { readOverview } from '../../care/chart/read-overview.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { takeTurn } from './take-turn.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
})
afterAll(() => database.close())

const CONVERSATION = 'flagschat001'
const PERSONA = { ...RENEE, answers: { organs: 'Liver disease' } }

async function openChat() {
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async () => undefined, close: () => {} }
  const at = {
    ...nobodyContext(database),
    actor: { kind: 'assistant' as const },
    knowledge,
    secret: 'a secret',
    agent: 'a browser',
    mailer,
  }
  return (query: object, key = '') => takeTurn(at, { action: 'query', conversation_id: CONVERSATION, key, query: '', ...query })
}

test('a flag raised and corrected in a conversation is seen by staff at once, stays raised to the end, and is never told to the patient (F-18)', async () => {
  const say = await openChat()
  const admin = staffContext(database, await buildStaff(database.sql, { groups: ['admins'] }))
  const told: string[] = []
  let reply: ChatReply = await say({ query: 'book with tcn' })
  const go = async (query: object) => {
    reply = await say(query, reply.key)
    told.push(JSON.stringify(reply))
  }
  const asks = (tag: string) => (reply.DATA?.question as { tag?: string } | undefined)?.tag === tag
  const liver = async () => {
    const { flags } = await readOverview(admin, reply.patient_id ?? '')
    return flags.find(({ flag }) => flag === 'liver_disease')
  }
  const proceed = async (until: () => boolean) => {
    for (let turn = 0; turn < 120 && !until(); turn += 1) await go(nextMessage(reply, PERSONA) ?? { query: 'ok' })
    expect(until()).toBe(true)
  }
  await proceed(() => asks('organs'))
  await go({ query: 'Liver disease', context: { selected: ['Liver disease'] } })
  expect(await liver()).toMatchObject({ state: 'provisional', events: [{ what: 'raised', answer: 'Liver disease' }] })
  await go({ query: 'back' })
  expect(asks('organs')).toBe(true)
  await go({ query: 'None of these', context: { selected: ['None of these'] } })
  expect(await liver()).toMatchObject({
    state: 'corrected',
    events: [{}, { what: 'corrected', answer: 'Liver disease', now: 'None of these' }],
  })
  await proceed(() => reply.ACTION === 'ENTERPCRQUEUE')
  expect(await liver()).toMatchObject({ state: 'corrected', events: [{}, {}] })
  const [row] = await database.sql`select risks_vs_benefits_flags as flags from patients where patient_id = ${reply.patient_id ?? ''}`
  expect(row?.flags).toMatchObject({ liver_disease: true })
  expect(told.filter((text) => /Flag (Raised|Corrected)|liver_disease/.test(text))).toEqual([])
  const both = await replay(database.sql, CONVERSATION)
  expect(both?.replayed).toEqual(both?.stored)
})
