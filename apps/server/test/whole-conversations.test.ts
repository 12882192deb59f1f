import type { ChatReply } from '@clinic/contract/chat'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { loadArticles } from '@clinic/data/load-articles'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../content/starters.ts'
import { answerWithModels } from '../src/assistant/chat/models/answer-with-models.ts'
import { loadModels } from '../src/assistant/chat/models/load-models.ts'
import { replay } from '../src/assistant/chat/replay.ts'
import { approveEvery } from '../src/assistant/translations/approve-every.ts'
import { change, RECORDED_AS_TURN } from '../src/platform/db/change.ts'
import { buildStaff, nobodyContext } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

let program: Program

beforeAll(async () => {
  const nlu = answerWithModels(loadModels(), { articles: [...loadArticles('en'), ...loadArticles('fr')] })
  program = await openProgram({}, { nlu: () => nlu })
  const { id: user_id } = await buildStaff(program.database.sql, { groups: ['admins'] })
  await change(nobodyContext(program.database), async (tx, context) => {
    await approveEvery(tx, { questionnaires: STARTERS, user_id, now: context.now })
    return { result: null, audit: RECORDED_AS_TURN }
  })
})
afterAll(() => program.close())

/** Steps that the page continues on its own. */
const CONTINUED = new Set(['LAUNCHCONSENT', 'BEGINQUESTIONNAIRES', 'FINISHSCALEQUESTIONNAIRE', 'FINISHCUDITRQUESTIONNAIRE', 'SKIPTONEXT'])
let people = 0

/** One person over HTTP, like an outside client that names no language. `turns` counts what they submit themselves. */
function open(answers: Record<string, string> = {}) {
  people += 1
  const id = `whol${String(people).padStart(8, '0')}`
  const persona: Persona = { ...RENEE, personal: { ...RENEE.personal, email: `whole${people}@example.ca` }, answers }
  let reply = { key: '', ACTION: '' } as unknown as ChatReply
  let turns = 0
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    if (!CONTINUED.has(reply.ACTION)) turns += 1
    const body = { action: 'query', conversation_id: id, key: reply.key, ...message }
    const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(answer.status, answer.text).toBe(200)
    reply = answer.body as unknown as ChatReply
    return reply
  }
  const until = async (stop: (reply: ChatReply) => boolean): Promise<ChatReply> => {
    for (let turn = 0; turn < 90 && !stop(reply); turn += 1) await say(nextMessage(reply, persona) ?? 'ok')
    expect(stop(reply), reply.text).toBe(true)
    return reply
  }
  const expectReplay = async () => {
    const both = await replay(program.database.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
  }
  return { say, until, expectReplay, turns: () => turns }
}

type Line = { tag: string; answer: string }
const summaryOf = ({ DATA }: ChatReply) => (DATA?.summary ?? []) as Line[]
const asksFor =
  (tag: string) =>
  ({ DATA }: ChatReply) =>
    (DATA?.question as { tag: string } | undefined)?.tag === tag
const atSummary = (reply: ChatReply) => summaryOf(reply).length > 0
const inLine = ({ ACTION }: ChatReply) => ACTION === 'ENTERPCRQUEUE'

test('someone who types French on the English page is answered in French to the line', async () => {
  const talk = open()
  await talk.say('book with tcn')
  const french = await talk.say('Bonjour, est-ce qu’on peut faire ça en français?')
  expect(french).toMatchObject({ DATA: { language: 'fr' } })
  await talk.say('je veux ouvrir un dossier')
  await talk.until(asksFor('tried_before'))
  const summary = await talk.until(atSummary)
  expect(summary.text).toContain('C’était la dernière question')
  expect((await talk.until(inLine)).text).not.toMatch(/\b(?:the|your|you|please|with)\b/i)
  await talk.expectReplay()
})

test('someone with questions first gets answers and choices, picks one by place, then starts', async () => {
  const talk = open()
  await talk.say('book with tcn')
  const wandering = await talk.say('i book flights for a living and i sit at a desk all day long without a window')
  expect(wandering.ACTION).toBe('GREETING')
  expect((await talk.say('I want a refund')).DATA).toMatchObject({ source: 'Refunds' })
  const choices = await talk.say('is there something about money and travel?')
  const titles = choices.DATA?.alternatives as string[]
  expect(titles).toContain('Refunds')
  expect((await talk.say('the second one')).DATA).toMatchObject({ source: titles[1] })
  expect((await talk.say('are you human?')).text).toContain('a computer program')
  expect((await talk.say('the first one')).ACTION).toBe('LAUNCHCONSENT')
  await talk.until(asksFor('main_reason'))
  await talk.expectReplay()
})

test('someone who changes their mind corrects three answers at the end, each followed by the summary', async () => {
  const talk = open({ main_reason: 'Trouble sleeping', safety_work: 'no' })
  await talk.say('book with tcn')
  await talk.until(atSummary)
  await talk.say({ query: '', context: { reopen: 'safety_work' } })
  const changed = await talk.say('yes')
  expect(summaryOf(changed).find(({ tag }) => tag === 'safety_work')?.answer).toBe('Yes')
  await talk.say('change my answer about alcohol')
  expect(await talk.say('Most days')).toSatisfy(atSummary)
  await talk.say({ query: '', context: { reopen: 'main_reason' } })
  const pain = await talk.say('Chronic pain')
  expect(asksFor('pain_place')(pain)).toBe(true)
  const again = await talk.until(atSummary)
  expect(summaryOf(again).map(({ tag }) => tag)).toContain('pain_days')
  expect(summaryOf(again).map(({ tag }) => tag)).not.toContain('sleep_nights')
  const end = await talk.until(inLine)
  const sets = await program.database.sql<{ answers: object; finished: boolean }[]>`
    select answers, finished_at is not null as finished from answer_sets where patient_id = ${end.patient_id} and key = 'async'`
  expect(sets).toMatchObject([{ finished: true, answers: { main_reason: { value: 'Chronic pain' }, safety_work: { value: true } } }])
  await talk.expectReplay()
})

test('someone who asks for a person midway keeps the question, and is in line at once', async () => {
  const talk = open()
  await talk.say('book with tcn')
  await talk.until(asksFor('since_when'))
  const person = await talk.say('can i talk to a real person')
  expect(person).toMatchObject({ ACTION: 'NEEDPCRHELP', IN_PCR_QUEUE: true })
  expect(asksFor('since_when')(await talk.say('ok'))).toBe(true)
  expect(await talk.until(atSummary)).toSatisfy(atSummary)
  await talk.until(inLine)
  await talk.expectReplay()
})

test('a typical intake for pain is at most 30 submissions over HTTP, its summary included', async () => {
  const typical: Record<string, string> = {
    main_reason: 'Chronic pain',
    takes_medication: 'yes',
    medications: 'Naproxen, ramipril',
    used_cannabis: 'In the past',
  }
  const talk = open(typical)
  await talk.say('book with tcn')
  expect(LABELS.newPatient).toBe(RENEE.visit)
  for (;;) {
    const reply = await talk.until(({ DATA, ACTION }) => ACTION === 'ENTERPCRQUEUE' || Array.isArray(DATA?.items))
    if (reply.ACTION === 'ENTERPCRQUEUE') break
    const items = reply.DATA?.items as { tag: string; options: { value: string }[]; minimum: number | null; exclusive?: string[] }[]
    const answers = items.map(({ tag, options, minimum, exclusive }) => {
      const harmless = options.find(({ value }) => /^(no\b|none|never|not )/i.test(value)) ?? options[0]
      const value = typical[tag] ?? harmless?.value ?? `${minimum ?? 1}`
      return exclusive ? { tag, value: '', selected: [value] } : { tag, value }
    })
    await talk.say({ query: '', context: { answers } })
  }
  expect(talk.turns()).toBeLessThanOrEqual(30)
  await talk.expectReplay()
})

test('someone whose answers are complex is understood, asked again where two things are meant, and nothing is lost', async () => {
  const talk = open({
    pain_place: 'both hands and my left hip, a dull ache that gets sharp on stairs',
    since_when: 'four going on five years',
    medicine_kinds: 'None of these',
    has_allergies: 'penicillin gives me hives',
    allergies: 'penicillin, I get hives',
    alcohol: 'used to be every night but now just weekends',
    used_cannabis: 'tried an edible once',
    last_use: 'must be twenty years ago',
  })
  await talk.say('book with tcn')
  await talk.until(asksFor('main_reason'))
  await talk.say('both my arthritis and my sleep but if i had to pick then the arthritis')
  await talk.until(asksFor('pain_days'))
  expect(await talk.say('depends on the weather')).toSatisfy(asksFor('pain_days'))
  await talk.say('honestly hardly a day goes by without it')
  await talk.until(asksFor('tried_before'))
  await talk.say('physio for a year, cortisone shots and just advil')
  expect(await talk.until(asksFor('takes_medication'))).toSatisfy(asksFor('takes_medication'))
  await talk.say('metformin 500 twice a day and ramipril')
  await talk.until(asksFor('driving'))
  const both = await talk.say('only for groceries. how much does a visit cost?')
  expect(both.DATA?.source).toBeDefined()
  expect(asksFor('driving')(both)).toBe(false)
  const summary = summaryOf(await talk.until(atSummary))
  const answerTo = (tag: string) => summary.find((line) => line.tag === tag)?.answer
  expect(answerTo('driving')).toBe('Sometimes')
  expect(answerTo('main_reason')).toBe('Chronic pain')
  expect(answerTo('pain_days')).toBe('Every day')
  expect(answerTo('since_when')).toBe('2 to 5 years')
  expect(answerTo('tried_before')).toBe('Medicine without a prescription, Physiotherapy or massage and Surgery or injections')
  expect(answerTo('medications')).toContain('metformin 500 twice a day')
  expect(answerTo('has_allergies')).toBe('Yes')
  expect(answerTo('alcohol')).toBe('Some days each week')
  expect(answerTo('last_use')).toBe('More than 6 months ago')
  await talk.until(inLine)
  await talk.expectReplay()
})

test('someone who dictates run-ons without a comma is understood to the line', async () => {
  const said: Record<string, string> = {
    main_reason: 'so i hurt my back lifting at work and it never healed right',
    pain_days: 'it used to be once in a while but now its every day',
    since_when: 'going on 12 years now',
    takes_medication: 'yeah i take metformin 500 twice a day and ramipril',
    has_allergies: 'not that ive found out',
    pregnant_or_breastfeeding: 'nope im a guy',
    alcohol: 'couple beers friday and saturday thats about it',
    used_cannabis: 'smoked a bit in highschool',
    last_use: 'like 20 years ago',
    safety_work: 'no im retired',
    driving: 'only to church and the store',
  }
  const talk = open(said)
  await talk.say('book with tcn')
  const summary = summaryOf(await talk.until(atSummary))
  const answerTo = (tag: string) => summary.find((line) => line.tag === tag)?.answer
  expect(answerTo('main_reason')).toBe('Chronic pain')
  expect(answerTo('pain_days')).toBe('Every day')
  expect(answerTo('since_when')).toBe('More than 5 years')
  expect(answerTo('alcohol')).toBe('Some days each week')
  expect(answerTo('used_cannabis')).toBe('In the past')
  expect(answerTo('driving')).toBe('Sometimes')
  await talk.until(inLine)
  await talk.expectReplay()
})
