import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asyncIntake, STARTERS } from '../../../content/starters.ts'
import { nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { TEST_KEYS } from '../../../test/keys.ts'
import { urlOf } from '../../../test/processes.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay, runReplay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

let database: TestDatabase
let context: ChatContext
const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  context = {
    ...nobodyContext(database),
    actor: { kind: 'assistant' },
    knowledge,
    secret: 'a secret for tests',
    agent: 'a browser',
    mailer,
  }
})
afterAll(() => database.close())

let conversations = 0
const newId = () => `conv${String(++conversations).padStart(8, '0')}`
const send = (id: string, key: string, sent: Sent) => takeTurn(context, { action: 'query', conversation_id: id, key, ...sent })

async function converse(persona: Persona, id = newId()): Promise<{ id: string; replies: ChatReply[]; last: ChatReply; sent: Sent[] }> {
  let reply = await send(id, '', { query: 'book with tcn' })
  const replies = [reply]
  const sent: Sent[] = []
  for (let turn = 0; turn < 120; turn += 1) {
    const message = nextMessage(reply, persona)
    if (!message) return { id, replies, last: reply, sent }
    sent.push(message)
    reply = await send(id, reply.key, message)
    replies.push(reply)
  }
  throw new Error(`no end in sight at ${reply.ACTION}: ${reply.text}`)
}

/** Every ACTION on the way of a new patient who uses cannabis already. */
const WHOLE_WAY =
  'GREETING LAUNCHCONSENT OPENCONSENTFORMWINDOW OPENPERSONALINFORMATIONWINDOW CONFIRMPERSONALINFORMATION BEGINQUESTIONNAIRES OPENQUESTIONRADIOOPTIONSWINDOW OPENQUESTIONCHECKBOXOPTIONSWINDOW OPENQUESTIONTEXT FINISHINITIALQUESTIONNAIRE FINISHCUDITRQUESTIONNAIRE ENTERPCRQUEUE'

/** Each purpose of a signed consent form, by name (F-21). */
const purposesOf = (id: string) =>
  database.sql<{ purpose: string; given: boolean }[]>`
    select p.purpose, p.given from consent_purposes p join consents c on c.id = p.consent_id where c.conversation_id = ${id} order by 1`

describe('a conversation', () => {
  test('takes a new patient from greeting to the PCR queue, and everything is stored (REQ-110, REQ-141, REQ-144, REQ-147, REQ-148, REQ-214)', async () => {
    const { id, replies, last } = await converse(RENEE)
    expect(last.ACTION).toBe('ENTERPCRQUEUE')
    expect(last.IN_PCR_QUEUE).toBe(true)
    expect(new Set(replies.map((reply) => reply.ACTION))).toEqual(new Set(WHOLE_WAY.split(' ')))
    const [patient] = await database.sql`select * from patients where patient_id = ${last.patient_id}`
    expect(patient).toMatchObject({
      first_name: 'Renée',
      last_name: 'Côté',
      province: 'ON',
      phone: '4165550134',
      in_pcr_queue: true,
      entered_pcr_queue_at: TEST_NOW,
      assigned_pcr: null,
      appointment_type: 'New Patient',
      async_questionnaire_complete: true,
      cuditr_questionnaire_complete: true,
      cuditr_questionnaire_required: false,
      questionnaire_started_at: TEST_NOW,
      questionnaire_in_progress: false,
      eligible: true,
    })
    const [record] = await database.sql`select * from patient_records where patient_id = ${last.patient_id}`
    expect(Object.keys(record?.async_answers).length).toBeGreaterThan(15)
    const [consent] = await database.sql`select * from consents where conversation_id = ${id}`
    expect(consent).toMatchObject({
      option: 'yes',
      signature: 'Renée Côté',
      date_of_birth: '1980-05-17',
      agent: 'a browser',
      given_at: TEST_NOW,
    })
    expect(await purposesOf(id)).toEqual([
      { purpose: 'privacy', given: true },
      { purpose: 'treatment', given: true },
    ])
    const [details] = await database.sql`select * from patient_details where patient_id = ${last.patient_id}`
    expect(details).toMatchObject({ postal_code: 'M5H 2N2', health_number: '9876543217', gender: 'FEMALE' })
    const sets = await database.sql`select key, version, finished_at from answer_sets where patient_id = ${last.patient_id} order by id`
    expect(sets).toEqual([
      { key: 'async', version: asyncIntake.version, finished_at: TEST_NOW },
      { key: 'cuditr', version: 1, finished_at: TEST_NOW },
    ])
    expect(record?.cuditr_answers).toMatchObject({ instrument: 'cuditr', total: { value: expect.any(Number), at: TEST_NOW } })
    const audit = await database.sql`select action, user_name from audit_log where patient_id = ${last.patient_id} order by id`
    expect(audit.map((entry) => entry.action)).toEqual(
      expect.arrayContaining([
        'Conversation Started',
        'Consent Given',
        'New Patient Created',
        'Questionnaire Started',
        'Questionnaire Finished',
        'Enter PCR Queue',
      ]),
    )
    expect(new Set(audit.map((entry) => entry.user_name))).toEqual(new Set(['AI Assistant']))
  })

  test('keeps the urgent request through the rest of the way, and a yes to the check question is noted for staff (F-5)', async () => {
    const id = newId()
    const alone = { ...RENEE, personal: { ...RENEE.personal, email: 'renee.alone@example.ca' } }
    const danger = ['I want to kill myself', 'I am safe now', 'yes', 'I am safe now', 'no']
    let reply = await send(id, '', { query: 'book with tcn' })
    for (let turn = 0; turn < 120; turn += 1) {
      const query = reply.ACTION.startsWith('OPENQUESTION') ? danger.shift() : undefined
      const message = query ? { query } : reply.ACTION === 'CRISIS' ? { query: danger.shift() ?? '' } : nextMessage(reply, alone)
      if (!message) break
      reply = await send(id, reply.key, message)
    }
    expect(danger).toEqual([])
    expect(reply.ACTION).toBe('ENTERPCRQUEUE')
    const [patient] = await database.sql<{ need_pcr_help_flag: boolean; pcr_help_reason: string; system_notes: string }[]>`
      select need_pcr_help_flag, pcr_help_reason, system_notes from patients where patient_id = ${reply.patient_id}`
    expect(patient).toMatchObject({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    expect(patient?.system_notes).toContain('Crisis words (suicide) at questionnaire')
    expect(patient?.system_notes).toContain('Still in danger, at questionnaire')
  })

  test('replays from its stored events to the very same state', async () => {
    const { id } = await converse(RENEE)
    const again = await replay(database.sql, id)
    expect(again?.replayed).toEqual(again?.stored)
    const lines: string[] = []
    const environment = { DATABASE_URL: urlOf(database.address), DATA_KEYS: TEST_KEYS }
    const ask = (conversation: string) => runReplay(conversation, environment, (line) => lines.push(line))
    expect(await ask(id)).toBe(0)
    await expect(ask('')).rejects.toThrow('Name the conversation: npm run replay -- CONVERSATION')
    await expect(ask('conv99999999')).rejects.toThrow('There is no conversation conv99999999.')
    await database.sql`delete from conversation_turns where conversation_id = ${id} and turn > 3`
    expect(await ask(id)).toBe(1)
    expect(lines.at(-1)).toMatch(/^The turns give another state than the stored one: .*stage/)
    expect(lines.join()).not.toContain('Côté')
  })

  test('of somebody pregnant ends as ineligible for sixteen months, with rule and answer named (REQ-160, D-9)', async () => {
    const tag = Object.entries(asyncIntake.questions).find(([, question]) => question.variable === 'pregnant_or_breastfeeding')?.[0] ?? ''
    const persona = { ...RENEE, answers: { [tag]: 'Yes' } }
    const id = newId()
    let reply = await send(id, '', { query: 'book with tcn' })
    for (let turn = 0; turn < 120 && reply.ELIGIBLE !== false; turn += 1) {
      const message = nextMessage(reply, persona)
      if (!message) break
      reply = await send(id, reply.key, message)
    }
    expect(reply).toMatchObject({
      ELIGIBLE: false,
      INELIGIBLE_REASON: 'Pregnant or Breastfeeding',
      ELIGIBLE_DATE: '2027-07-02',
      IN_PCR_QUEUE: false,
    })
    const [entry] =
      await database.sql`select additional_info from audit_log where patient_id = ${reply.patient_id} and action = 'Mark Patient Ineligible'`
    expect(entry?.additional_info).toContain(tag)
  })

  test('ends for somebody who declines the consent, and the declining is kept (REQ-168, D-4)', async () => {
    const id = newId()
    let reply = await send(id, '', { query: 'book with tcn' })
    for (let turn = 0; turn < 4; turn += 1) {
      const message = nextMessage(reply, { ...RENEE, consent: 'no' })
      if (message) reply = await send(id, reply.key, message)
    }
    expect(reply.patient_id).toBeNull()
    const [consent] = await database.sql`select option from consents where conversation_id = ${id}`
    expect(consent?.option).toBe('no')
    expect((await purposesOf(id)).map(({ given }) => given)).toEqual([false, false])
  })

  test('goes on after a crisis message only in two steps, and the urgent request outlives both (D-6, F-5)', async () => {
    const id = newId()
    const first = await send(id, '', { query: 'book with tcn' })
    const crisis = await send(id, first.key, { query: 'I want to kill myself' })
    expect(crisis.ACTION).toBe('CRISIS')
    expect(crisis.text + JSON.stringify(crisis.DATA)).toMatch(/9-?8-?8/)
    expect(crisis.IN_PCR_QUEUE).toBe(true)
    const request = async () => {
      const [patient] = await database.sql`
        select in_pcr_queue, entered_pcr_queue_at, need_pcr_help_flag, pcr_help_reason, system_notes from patients
        where patient_id = ${crisis.patient_id}`
      return patient
    }
    const raised = await request()
    expect(raised).toMatchObject({ in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    let reply = crisis
    const said = ['no', 'okay I will do it tonight then', 'nobody is safe', 'oui je suis en danger', 'I am safe now']
    for (const query of said) {
      reply = await send(id, reply.key, { query })
      expect(reply.ACTION, query).toBe('CRISIS')
    }
    expect(reply.options?.map((option) => (typeof option === 'string' ? option : option.value))).toEqual(['no', 'yes'])
    const released = await send(id, reply.key, { query: 'no' })
    expect(released).toMatchObject({ ACTION: 'GREETING', IN_PCR_QUEUE: true })
    const { system_notes: _notes, ...still } = (await request()) ?? {}
    expect(raised).toMatchObject(still)
    const kept = await database.sql<{ turn: number }[]>`select turn from conversation_turns where conversation_id = ${id}`
    expect(kept).toHaveLength(said.length + 3)
    const both = await replay(database.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
    const words = await database.sql`select 1 from audit_log where description ilike '%kill%' or additional_info ilike '%kill%'`
    expect(words).toHaveLength(0)
  })
})

describe('the key of a conversation', () => {
  test('sent with the same message again answers the same reply and changes nothing twice', async () => {
    const { id, replies, sent } = await converse(RENEE)
    const before = await database.sql`select count(*) as turns from conversation_turns where conversation_id = ${id}`
    const again = await send(id, replies.at(-2)?.key ?? '', sent.at(-1) ?? { query: '' })
    const { conversation_state: _, ...same } = again
    const { conversation_state: __, ...last } = replies.at(-1) as ChatReply
    expect(same).toEqual(last)
    expect(await database.sql`select count(*) as turns from conversation_turns where conversation_id = ${id}`).toEqual(before)
  })

  test('lets two same answers to two questions be two turns', async () => {
    const id = newId()
    const first = await send(id, '', { query: 'book with tcn' })
    const second = await send(id, first.key, { query: 'what do you do?' })
    await send(id, second.key, { query: 'what do you do?' })
    const [count] = await database.sql`select turn from conversations where id = ${id}`
    expect(count?.turn).toBe(3)
  })

  test.each([
    ['missing', ''],
    ['made up', `${'0'.repeat(32)}.1`],
    ['of nonsense', '🌿'],
  ])('that is %s is refused, and the conversation is unharmed (A-4)', async (_, key) => {
    const { id, replies } = await converse(RENEE)
    await expect(send(id, key, { query: 'ok' })).rejects.toMatchObject({ code: 'conversation-key-invalid' })
    const last = replies.at(-1) as ChatReply
    expect((await send(id, last.key, { query: 'thanks' })).ACTION).toBeDefined()
  })

  test('of another conversation is refused', async () => {
    const [mine, theirs] = [await send(newId(), '', { query: 'book with tcn' }), await converse(RENEE)]
    await expect(send(theirs.id, mine.key, { query: 'ok' })).rejects.toMatchObject({ code: 'conversation-key-invalid' })
  })

  test('fifty at once give one turn: a double click is harmless', async () => {
    const id = newId()
    const first = await send(id, '', { query: 'book with tcn' })
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(id, first.key, { query: 'New Patient Intake' })))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    const turns = await database.sql`select turn from conversation_turns where conversation_id = ${id}`
    expect(turns).toHaveLength(2)
  })
})

test('every turn keeps what its words were taken for, by whom and how surely; forms and the page’s own messages nothing', async () => {
  const id = newId()
  let reply = await send(id, '', { query: 'book with tcn' })
  for (const query of ['I have a few things and my document expires, so what now, I wonder about it all', 'I have no record here'])
    reply = await send(id, reply.key, { query })
  const turns = await database.sql`
    select predicted_intent, predicted_by, confidence, article_confidence, outline ->> 'intent' as told from conversation_turns
    where conversation_id = ${id} order by turn`
  const nothing = { predicted_intent: null, predicted_by: null, confidence: null, article_confidence: null, told: null }
  expect(turns[0]).toEqual(nothing)
  expect(turns[1]).toEqual({
    predicted_intent: 'renewal',
    predicted_by: 'rule',
    confidence: 0.5,
    article_confidence: null,
    told: 'renewal',
  })
  expect(turns[2]).toMatchObject({ predicted_intent: 'answer', predicted_by: 'rule', confidence: 1 })
  const [check] = await database.sql`select description from audit_log where entity_id = ${id} and action = 'Predicted Intent Check'`
  expect(check?.description).toBe('renewal at greeting, 50% sure')
})

test('opening again with the key gives the pending question and the words so far', async () => {
  const id = newId()
  const first = await send(id, '', { query: 'book with tcn' })
  const second = await send(id, first.key, { query: 'New Patient Intake' })
  const again = await send(id, second.key, { query: 'book with tcn' })
  expect(again.ACTION).toBe(second.ACTION)
  expect(again.DATA?.transcript).toEqual([
    { from: 'assistant', text: first.text },
    { from: 'patient', text: 'New Patient Intake' },
    { from: 'assistant', text: second.text },
  ])
})

test.each(['I would like a higher dose', 'should I take more for my migraines'])(
  'what a refusal of advice left as it was is replayed so: %s',
  async (query) => {
    const id = newId()
    const refusing: ChatContext = { ...context, knowledge: { ...context.knowledge, answer: () => ({ kind: 'refused', confidence: 0.9 }) } }
    const say = (key: string, said: string) => takeTurn(refusing, { action: 'query', conversation_id: id, key, query: said })
    const { key } = await say('', 'book with tcn')
    expect((await say(key, query)).text).toMatch(/^That’s a question for your nurse practitioner/)
    const both = await replay(database.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
  },
)

test('whose reply to opening again was lost gets the words so far with the next try, and with each after it', async () => {
  const id = newId()
  const first = await send(id, '', { query: 'book with tcn' })
  const second = await send(id, first.key, { query: 'New Patient Intake' })
  const { conversation_state: _, ...lost } = await send(id, second.key, { query: 'book with tcn' })
  expect(lost.DATA?.transcript).toHaveLength(3)
  for (const _ of [1, 2]) expect(await send(id, second.key, { query: 'book with tcn' })).toMatchObject(lost)
})

test('the sealed state tells a reader nothing', async () => {
  const { last } = await converse(RENEE)
  expect(Buffer.from(last.conversation_state, 'base64url').toString('latin1')).not.toMatch(/Ren|Queen|9876543217/)
})
