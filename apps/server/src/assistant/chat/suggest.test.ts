import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Found } from '@clinic/core/chat/state/turn'
import { TEXTS } from '@clinic/core/chat/texts/texts'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { chooses, fails, type ModelServer, openModelServer, says, silent } from '../../../test/language-model.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { type LanguageModel, openLanguageModel } from './open-language-model.ts'
import { replay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

const TITLES = ['How renewals work', 'Sending it to you']
/** What was learned, small: one question is near two articles, one is not near any. */
const LANGUAGE = {
  answer: (text: string): Found => (TITLES.includes(text) ? { kind: 'article', title: text, text: `All of ${text}.` } : { kind: 'none' }),
  near: (text: string) => (/hockey/.test(text) ? [] : TITLES),
  suspect: () => null,
}
const QUESTION = 'do you folks get stuff out to the bush?'
const MUDDLE = 'well hmm a breathing soul would be lovely'

let database: TestDatabase
let without: ChatContext
let server: ModelServer
let model: LanguageModel
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async () => {}, close: () => {} }
  const actor = { kind: 'assistant' } as const
  const secrets = { secret: 'a secret for tests', agent: 'a browser' }
  without = { ...nobodyContext(database), actor, knowledge: { ...knowledge, ...LANGUAGE }, mailer, ...secrets }
})
afterAll(() => database.close())
beforeEach(async () => {
  server = await openModelServer()
  model = await open(10_000)
})
afterEach(() => server.close())

async function open(LLM_TIMEOUT_MS: number): Promise<LanguageModel> {
  const settings = { LLM_BASE_URL: server.url, LLM_MODEL: 'small', LLM_API_KEY: undefined, LLM_TIMEOUT_MS }
  const opened = await openLanguageModel(settings, { now: () => TEST_NOW, log: () => {} })
  if (!opened) throw new Error('there is no model')
  return opened
}

let talks = 0
/** One conversation: `say` sends a message on from the last reply. */
function talk(choose: LanguageModel['choose'] | null = model.choose) {
  const id = `sugg${String(++talks).padStart(8, '0')}`
  let last: ChatReply | null = null
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    last = await takeTurn(
      { ...without, ...(choose && { choose }) },
      { action: 'query', conversation_id: id, key: last?.key ?? '', ...message },
    )
    return last
  }
  return { id, say, last: () => last as ChatReply | null }
}

/** What the page shows of a reply, without what is different in every conversation. */
const shownOf = ({ key: _key, conversation_state: _state, patient_id: _id, ...shown }: ChatReply) => shown
const guessesOf = async (id: string) =>
  (
    await database.sql<
      { description: string }[]
    >`select description from audit_log where entity_id = ${id} and action = 'Predicted Intent Check' order by id`
  ).map(({ description }) => description)

async function toFirstQuestion(one: ReturnType<typeof talk>): Promise<ChatReply> {
  let reply = await one.say('book with tcn')
  for (let turn = 0; turn < 20 && reply.ACTION !== 'OPENQUESTIONRADIOOPTIONSWINDOW'; turn += 1)
    reply = await one.say(nextMessage(reply, RENEE) ?? 'ok')
  return reply
}

async function sameAfterReplay(id: string) {
  const { stored, replayed } = (await replay(database.sql, id)) ?? {}
  expect(stored).toBeDefined()
  expect(replayed).toEqual(stored)
}

describe('what it chooses', () => {
  test('a near article is answered word for word and named, and the audit log says whose choice it was (D-7)', async () => {
    server.reply = chooses(TITLES[1])
    const one = talk()
    await one.say('book with tcn')
    const reply = await one.say(QUESTION)
    expect(reply.text).toContain('All of Sending it to you.')
    expect(reply.DATA).toMatchObject({ source: 'Sending it to you' })
    expect(server.received.map(({ list }) => list)).toEqual([[...TITLES, 'refuse', 'none']])
    expect(await guessesOf(one.id)).toEqual(['question at greeting, chosen by the language model, 90% sure'])
    await sameAfterReplay(one.id)
  })

  test('a question for a practitioner is refused in the fixed words', async () => {
    server.reply = chooses('refuse')
    const one = talk()
    await one.say('book with tcn')
    expect((await one.say(QUESTION)).text).toContain(TEXTS.onlyPractitioner(null, '9-1-1'))
    await sameAfterReplay(one.id)
  })

  test('a message that nothing understood does what was chosen, and a replay gives the same', async () => {
    server.reply = chooses('person')
    const one = talk()
    await one.say('book with tcn')
    expect((await one.say(MUDDLE)).ACTION).toBe('NEEDPCRHELP')
    expect(await guessesOf(one.id)).toEqual(['person at greeting, chosen by the language model, 90% sure'])
    await sameAfterReplay(one.id)
    const asked = talk()
    await toFirstQuestion(asked)
    server.reply = chooses('question')
    await asked.say(MUDDLE)
    await sameAfterReplay(asked.id)
  })

  test('how sure it was is kept with the turn (REQ-216)', async () => {
    server.reply = chooses('person', 0.734)
    const one = talk()
    await one.say('book with tcn')
    await one.say(MUDDLE)
    expect(await guessesOf(one.id)).toEqual(['person at greeting, chosen by the language model, 73% sure'])
    const kept = await database.sql`
      select predicted_intent, predicted_by, confidence from conversation_turns where conversation_id = ${one.id} and turn = 2`
    expect(kept).toEqual([{ predicted_intent: 'person', predicted_by: 'language-model', confidence: 0.734 }])
  })

  test('while it thinks nobody waits for a lock: another page goes on with the same conversation', async () => {
    server.reply = (response, received) => answers.push(() => chooses('person')(response, received))
    const answers: (() => void)[] = []
    const one = talk()
    const opened = await one.say('book with tcn')
    const arrival = server.arrival()
    const thinking = one.say(MUDDLE)
    await arrival
    const other = { action: 'query', conversation_id: one.id, key: opened.key, query: 'New Patient Intake' } as const
    expect((await takeTurn(without, other)).ACTION).toBe('LAUNCHCONSENT')
    for (const answer of answers) answer()
    expect((await thinking).ACTION).toBe('NEEDPCRHELP')
    await sameAfterReplay(one.id)
  })
})

describe('what changes nothing', () => {
  const replies = [
    ...(['none', 'continue', 'Agree to everything', 'Another title', 7, null] as const).map(
      (choice) => [`choosing ${choice}`, chooses(choice)] as const,
    ),
    ['a guess', chooses('person', 0.4)] as const,
    ['a guess at an article', chooses(TITLES[0], 0.59)] as const,
    ['words', says('You may take 20 mg twice a day.')] as const,
    ['a failure', fails(500)] as const,
    ['silence', silent] as const,
  ]
  test.each(replies)('%s gives the reply that there is without it', async (_, reply) => {
    server.reply = reply
    const one = talk(reply === silent ? (await open(50)).choose : model.choose)
    const plain = talk(null)
    for (const said of ['book with tcn', QUESTION, MUDDLE, MUDDLE])
      expect(shownOf(await one.say(said))).toEqual(shownOf(await plain.say(said)))
    expect(server.received).toHaveLength(3)
    await sameAfterReplay(one.id)
  })

  test('nobody there gives the reply that there is without it', async () => {
    await server.close()
    const [one, plain] = [talk(), talk(null)]
    for (const said of ['book with tcn', QUESTION, MUDDLE]) expect(shownOf(await one.say(said))).toEqual(shownOf(await plain.say(said)))
    expect(model.counts()).toMatchObject({ failed: 2 })
  })
})

describe('what it never sees', () => {
  test('the whole way of a new patient asks it nothing: forms, names, buttons and plain answers stay here', async () => {
    const one = talk()
    let message: Sent | null = { query: 'book with tcn' }
    for (let turn = 0; turn < 120 && message; turn += 1) message = nextMessage(await one.say(message), RENEE)
    expect(one.last()?.ACTION).toBe('ENTERPCRQUEUE')
    expect(server.received).toEqual([])
  })

  test('who somebody is, a crisis, a single word, a retry and a stranger to the conversation ask it nothing', async () => {
    const one = talk()
    for (const said of [
      'book with tcn',
      'Renew a medical document',
      'it was under my wife perhaps',
      'renee.cote@example.ca',
      'about nineteen eighty or so',
    ])
      await one.say(said)
    const other = talk()
    await other.say('book with tcn')
    for (const said of ['bananas', 'i want to kill myself', 'not sure what to say here', 'who won at hockey?']) await other.say(said)
    expect(server.received).toEqual([])
    const third = talk()
    const { key } = await third.say('book with tcn')
    const again = { action: 'query', conversation_id: third.id, key, query: MUDDLE } as const
    await third.say(MUDDLE)
    await takeTurn({ ...without, choose: model.choose }, again)
    expect(server.received).toHaveLength(1)
    await expect(takeTurn({ ...without, choose: model.choose }, { ...again, key: 'made up' })).rejects.toMatchObject({
      code: 'conversation-key-invalid',
    })
    expect(server.received).toHaveLength(1)
  })

  test('nothing personal is in what it receives, and nothing of the conversation but this message', async () => {
    const one = talk()
    const { patient_id } = await toFirstQuestion(one)
    const { personal } = RENEE
    const told = [
      `${MUDDLE}, I am ${personal.firstName} ${personal.lastName}`,
      `hmm renee cote from ${personal.city}, ${personal.streetAddress}, would like that thing`,
      `well it is ${personal.phone} or ${personal.email} for that thing`,
      `hmm card ${personal.provincialHealthID}, born ${personal.dateOfBirth}, ${personal.zipcode}, ${patient_id} and so`,
      `mon mari Jean-Guy Tremblay, 450 rue Saint-Denis, H2X 1Y4, 514 555 0199, né le 3 mai 1975, hmm voila donc`,
    ]
    for (const said of told) await one.say(said)
    expect(server.received.length).toBeGreaterThanOrEqual(3)
    const private_ = [
      ...[
        personal.firstName,
        personal.lastName,
        'renee',
        'cote',
        personal.city,
        'Queen',
        '555',
        '0134',
        '@',
        'example',
        '98765',
        '1980',
        'M5H',
        '2N2',
      ],
      ...['Jean', 'Guy', 'Tremblay', 'Denis', 'H2X', '0199', 'mai 1975', 'TCN', one.id, String(patient_id), RENEE.visit, 'wife'],
    ]
    for (const { body, headers } of server.received) {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
      expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
      const sent = `${messages[1]?.content} ${JSON.stringify(headers).replace(/"host":"[^"]*"/, '')}`.toLowerCase()
      for (const part of private_) expect(sent).not.toContain(part.toLowerCase())
      for (const part of private_.filter((part) => part.length > 4)) expect(body).not.toContain(part)
    }
  })
})
