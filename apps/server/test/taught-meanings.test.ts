import type { ChatReply } from '@clinic/contract/chat'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { MeaningsEffect, MissedReply } from '@clinic/contract/questionnaires/missed-replies'
import type { French } from '@clinic/contract/translations'
import type { Staff } from '@clinic/core/authorization/staff'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '../src/platform/clock.ts'
import { buildSession, buildStaff } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

/** Milliseconds: conversations of many turns on a machine that others use. */
const PATIENCE = 120_000
const URL = '/api/medical_questionnaires/async'
let program: Program
let manager: Staff
let np: Staff
beforeAll(async () => {
  program = await openProgram()
  manager = await buildStaff(program.database.sql, { groups: ['pcrManagers'] })
  np = await buildStaff(program.database.sql)
})
afterAll(() => program.close())

async function as<T>(
  staff: Staff,
  call: string,
  body?: object,
): Promise<T & { status: number; error?: { code: string; fields?: object } }> {
  const [method = '', path = ''] = call.split(' ')
  const answer = await program.call(method, path, {
    headers: await buildSession(program.database.sql, staff.id, now()),
    ...(body && { body }),
  })
  return { ...(answer.body as T), status: answer.status }
}

let people = 0
/** A new patient over HTTP, as far as the question of that tag. */
async function arrive(tag: string) {
  people += 1
  const conversation_id = `taught${String(people).padStart(6, '0')}`
  const persona = { ...RENEE, personal: { ...RENEE.personal, email: `taught${people}@example.ca`, phone: `416-555-02${10 + people}` } }
  let reply = { key: '' } as ChatReply
  const say = async (sent: Sent): Promise<ChatReply> => {
    const body = { action: 'query', conversation_id, key: reply.key, language: 'en', ...sent }
    const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(answer.status, answer.text).toBe(200)
    reply = answer.body as unknown as ChatReply
    return reply
  }
  const asked = () => (reply.DATA?.question as { tag?: string } | undefined)?.tag
  await say({ query: 'book with tcn' })
  for (let turn = 0; turn < 60 && asked() !== tag; turn += 1) await say(nextMessage(reply, persona) ?? { query: 'ok' })
  expect(asked()).toBe(tag)
  return { say, asked, id: conversation_id }
}

const draft = () => as<QuestionnaireDraft>(manager, `GET ${URL}/draft`)
const listed = (query = '') => as<{ replies: MissedReply[]; progress: Record<string, number> }>(manager, `GET /api/missed_replies${query}`)
const effect = () => as<MeaningsEffect>(manager, `GET ${URL}/meanings_effect`)

async function teach(label: string, phrases: string[]) {
  const { revision, questions } = await draft()
  const edit: QuestionnaireEdit = { edit: 'set_choice', tag: 'main_reason', label, to: { meanings: { en: phrases } } }
  expect(questions.main_reason).toBeDefined()
  return as<{ results: { refused: object | null }[] }>(manager, `POST ${URL}/edits`, { revision, edits: [edit] })
}

async function publish(more: object = {}) {
  const { revision, questions } = await draft()
  const keys = [
    ...new Set(
      Object.values(questions).flatMap(({ choices }) => Object.values(choices ?? {}).flatMap((one) => one.trigger_questionnaires ?? [])),
    ),
  ]
  const signed = validateQuestionnaire(questions, { key: 'async', questionnaires: [...keys, 'async'] }).warnings.map(({ id }) => id)
  return as<{ version: number }>(manager, `POST ${URL}/publish`, {
    ...{ revision, notes: 'Taught', signed, seen: Object.keys(questions) },
    ...more,
  })
}

const HOCKEY = 'the old hockey thing'
const CHOSEN = { questionnaire: 'async', question: 'main_reason', language: 'en', text: HOCKEY }

describe('a reply that was not understood', { timeout: PATIENCE }, () => {
  test('is taught from the list, its effect is shown, and the next patient’s same words are an answer', async () => {
    const first = await arrive('main_reason')
    await first.say({ query: HOCKEY })
    expect(first.asked()).toBe('main_reason')

    const { replies, progress } = await listed()
    expect(replies).toEqual([
      expect.objectContaining({
        ...CHOSEN,
        count: 1,
        question_text: expect.any(String),
        options: expect.arrayContaining(['Chronic pain']),
      }),
    ])
    expect(progress).toEqual({ open: 1, understood: 0, dismissed: 0 })
    const inFrench = async () => (await listed('?language=fr')).replies[0]
    expect(await inFrench()).toEqual(replies[0])
    const { texts } = await as<French>(manager, 'GET /api/languages/fr')
    const intake = texts.find(({ key }) => key === 'questionnaire-async')
    expect(await as(manager, 'PUT /api/languages/fr/questionnaire-async', { hash: intake?.hash })).toMatchObject({ status: 200 })
    const said = await inFrench()
    expect(said?.question_text).toBe('Quel problème vous amène surtout?')
    expect(said?.options).toEqual(replies[0]?.options)
    expect(said?.option_names?.[said.options.indexOf('Chronic pain')]).toBe('Douleur chronique')
    expect(JSON.stringify(replies)).not.toContain(first.id)
    expect(await effect()).toMatchObject({ questions: [], changed: 0 })

    expect((await teach('Chronic pain', [HOCKEY])).results[0]?.refused).toBeNull()
    expect(await effect()).toMatchObject({
      questions: [{ tag: 'main_reason', recorded: 1, before: 0, understood: [{ label: 'Chronic pain', count: 1 }], changed: [] }],
      changed: 0,
    })
    expect((await listed()).replies).toHaveLength(1)
    expect(await publish()).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject({ replies: [], progress: { open: 0, understood: 1, dismissed: 0 } })

    const next = await arrive('main_reason')
    await next.say({ query: `It’s ${HOCKEY}` })
    expect(next.asked()).not.toBe('main_reason')
  })

  test('that was understood before is not read otherwise without a yes to it', async () => {
    const called = await arrive('main_reason')
    await called.say({ query: 'my achy joints' })
    expect(called.asked()).not.toBe('main_reason')
    await teach('Anxiety', ['achy joints'])
    expect(await effect()).toMatchObject({ changed: 1, questions: [{ changed: [{ from: 'Chronic pain', to: 'Anxiety', count: 1 }] }] })
    expect(await publish()).toMatchObject({ status: 409, error: { code: 'questionnaire-replies-change', details: { count: 1 } } })
    expect(await publish({ reread: true })).toMatchObject({ status: 200 })
  })

  test('is dismissed with the ones alike, and listed again', async () => {
    const text = 'well, you know how it goes'
    const patient = await arrive('main_reason')
    await patient.say({ query: text })
    expect((await listed()).replies.map((one) => one.text)).toEqual([text])
    const chosen = { ...CHOSEN, text: 'Well you know how it goes!' }
    expect(await as(manager, 'POST /api/missed_replies/dismiss', chosen)).toMatchObject({ status: 200, dismissed: 1 })
    expect(await as(manager, 'POST /api/missed_replies/dismiss', chosen)).toMatchObject({ status: 200, dismissed: 0 })
    expect(await listed()).toMatchObject({ replies: [], progress: { dismissed: 1 } })
    expect(await as(manager, 'POST /api/missed_replies/restore', chosen)).toMatchObject({ status: 200, restored: 1 })
    expect((await listed()).replies).toHaveLength(1)
    const unknown = { ...chosen, text: 'was never said' }
    expect(await as(manager, 'POST /api/missed_replies/dismiss', unknown)).toMatchObject({
      status: 404,
      error: { code: 'missed-reply-not-found' },
    })
    const entries = await program.database.sql`select description from audit_log where action = 'Phrase Dismissed' order by id`
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain('how it goes')
  })

  test('is for those who change questionnaires alone', async () => {
    expect(await as(np, 'GET /api/missed_replies')).toMatchObject({ status: 403 })
    expect(await as(np, `GET ${URL}/meanings_effect`)).toMatchObject({ status: 403 })
    expect(await as(np, 'POST /api/missed_replies/dismiss', CHOSEN)).toMatchObject({ status: 403 })
    expect(await as(np, 'POST /api/missed_replies/restore', CHOSEN)).toMatchObject({ status: 403 })
  })
})

describe('meanings that cannot be', () => {
  test.each([
    ['migraine', { why: 'taken', other: 'Migraine' }],
    ['I want to end my life', { why: 'danger' }],
    ['5 years', { why: 'amount' }],
    ['not anxiety', { why: 'denies' }],
  ])('are refused where they are written: %j', async (phrase, refused) => {
    const { results } = await teach('Anxiety', ['a fine phrase', phrase])
    expect(results[0]?.refused).toMatchObject({ refused: 'meaning-refused', label: 'Anxiety', language: 'en', place: 1, ...refused })
  })

  test('are refused in a whole questionnaire with the field that holds them', async () => {
    const { revision, questions } = await draft()
    const put = (phrases: string[]) => {
      const main_reason = { ...questions.main_reason, choices: { Anxiety: { meanings: { fr: phrases } } } }
      return as(manager, `PUT ${URL}`, { revision, questions: { ...questions, main_reason } })
    }
    const field = 'questions.main_reason.choices.Anxiety.meanings.fr'
    expect(await put(['je veux mourir'])).toMatchObject({
      status: 400,
      error: { fields: { [`${field}.0`]: expect.stringContaining('danger') } },
    })
    expect(await put(['x'.repeat(121)])).toMatchObject({ status: 400, error: { fields: { [`${field}.0`]: expect.any(String) } } })
    expect(await put(Array.from({ length: 41 }, (_, at) => `phrase ${'a'.repeat(at + 1)}`))).toMatchObject({
      status: 400,
      error: { fields: { [field]: expect.any(String) } },
    })
  })
})
