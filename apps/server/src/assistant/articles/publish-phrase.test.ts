import type { Effect, Misunderstood, Phrase } from '@clinic/contract/articles'
import type { Staff } from '@clinic/core/authorization/staff'
import { loadArticles } from '@clinic/data/load-articles'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildSession, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { publishApprovedArticles } from '../../../test/publish-approved.ts'
import { type KeptModels, keepModels } from '../chat/models/keep-models.ts'
import { createConversation } from '../transcripts/conversation.harness.ts'
import { mountConversations } from '../transcripts/routes.ts'
import { publishPhrase } from './publish-phrase.ts'
import { mountArticles } from './routes.ts'

const ARTICLES = loadArticles('en')

const MISSED = 'Misunderstood User Message'
const STOP = { kind: 'intent', id: 'stop' } as const

let database: TestDatabase
let http: TestHttp
let models: KeptModels
let manager: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApprovedArticles(database.sql, ARTICLES)
  models = await keepModels(database.sql, () => undefined)
  http = await openTestHttp(database, (mount) => {
    mountArticles(mount, { nlu: models.nlu })
    mountConversations(mount)
  })
  manager = await buildStaff(database.sql, { groups: ['npManagers'] })
  await createConversation(database.sql, {
    id: 'misunderstood1',
    turns: [
      { heard: 'Zonk the whatsit!', told: [MISSED] },
      { heard: 'hello', told: [] },
      { heard: 'zonk the   whatsit', told: [MISSED], after: 60 },
      { heard: 'put me on to somebody', told: ['Predicted Intent Check'], intent: 'person', after: 60 },
    ],
  })
})
afterAll(async () => {
  await models.close()
  await http.close()
  await database.close()
})

async function call<T = { error: unknown }>(call: string, body?: object): Promise<T & { status: number }> {
  const [method, url = ''] = call.split(' ')
  const headers = await buildSession(database.sql, manager.id)
  const answer = await http.call(url, { method: method as 'GET', headers, ...(body && { body }) })
  const json = answer.json<T>()
  return Array.isArray(json) ? Object.assign(json, { status: answer.statusCode }) : { ...json, status: answer.statusCode }
}
const misunderstood = async () => (await call<{ messages: Misunderstood[] }>('GET /api/phrases/misunderstood')).messages
const actions = async () => (await database.sql`select action from audit_log order by id`).map(({ action }) => action)

test('messages that were not understood stand together where they are alike, newest first, and nobody is named', async () => {
  const messages = await misunderstood()
  expect(messages).toMatchObject([
    { heard: 'put me on to somebody', count: 1, guessed: ['person'] },
    { heard: 'zonk the whatsit', text: 'zonk the   whatsit', count: 2, guessed: [] },
  ])
  expect(JSON.stringify(messages)).not.toMatch(/TCN|misunderstood1/)
  expect(await actions()).toContain('Read Misunderstood Messages')
})

test('what is dismissed is not shown again', async () => {
  expect(await call('POST /api/phrases/dismiss', { heard: 'put me on to somebody' })).toMatchObject({ status: 200 })
  expect((await misunderstood()).map(({ heard }) => heard)).toEqual(['zonk the whatsit'])
  expect(await actions()).toContain('Phrase Dismissed')
})

test('the effect on sentences kept apart is shown before anything is published', async () => {
  const effect = await call<Effect>('POST /api/phrases/effect', { text: 'zonk the whatsit', meaning: STOP })
  expect(effect.sets.map(({ name, before }) => [name, before.of > 60])).toEqual([
    ['What people wish for', true],
    ['Answers and small talk', true],
  ])
  for (const { before, after } of effect.sets) expect(before.right / before.of).toBeCloseTo(after.right / after.of, 1)
  expect(effect.itself).toMatchObject({ before: 'unknown' })
  const ofArticle = await call<Effect>('POST /api/phrases/effect', { text: 'zonk the whatsit', meaning: { kind: 'article', id: 'travel' } })
  expect(ofArticle.sets).toHaveLength(3)
  expect(ofArticle.sets[0]?.before.of).toBeGreaterThan(150)
  expect(await call<Phrase[]>('GET /api/phrases')).toHaveLength(0)
}, 200_000)

test('a taught phrase is understood once it is learned, and forgotten when it is taken back', async () => {
  const published = await call<Phrase>('POST /api/phrases', { text: 'zonk the whatsit', meaning: STOP, heard: 'zonk the whatsit' })
  expect(published).toMatchObject({ status: 200, meaning_name: 'stop', added_by: manager.name })
  expect(await misunderstood()).toEqual([])
  await vi.waitFor(() => expect(models.nlu()?.understand('zonk the whatsit').intent).toBe('stop'), {
    timeout: 150_000,
    interval: 200,
  })
  const again = { text: 'Zonk the whatsit', meaning: STOP, heard: 'x' }
  expect(await call('POST /api/phrases', again)).toMatchObject({ status: 409, error: { code: 'phrase-known' } })

  expect(await call(`DELETE /api/phrases/${published.id}`)).toMatchObject({ status: 200 })
  expect(await call(`DELETE /api/phrases/${published.id}`)).toMatchObject({ status: 404, error: { code: 'phrase-not-found' } })
  expect(await misunderstood()).toHaveLength(1)
  await vi.waitFor(() => expect(models.nlu()?.understand('zonk the whatsit').intent).toBe('unknown'), {
    timeout: 150_000,
    interval: 200,
  })
  expect(await actions()).toEqual(expect.arrayContaining(['Phrase Published', 'Phrase Withdrawn']))
}, 400_000)

test('a phrase that makes the test set worse than is let pass is published only when that is confirmed', async () => {
  const context = staffContext(database, manager)
  const phrase = { text: 'whirr the gadget', heard: 'whirr', meaning: STOP }
  const nothingPasses = -100
  await expect(publishPhrase(context, { ...phrase, confirmed: false }, nothingPasses)).rejects.toMatchObject({ code: 'phrase-worsens' })
  expect(await call<Phrase[]>('GET /api/phrases')).toHaveLength(0)
  const { id } = await publishPhrase(context, { ...phrase, confirmed: true }, nothingPasses)
  expect(await call(`DELETE /api/phrases/${id}`)).toMatchObject({ status: 200 })
}, 200_000)

test('a phrase for an article leads to it', async () => {
  const phrase = { text: 'can gran bring the green drops to lisbon', meaning: { kind: 'article', id: 'travel' }, heard: 'gran' }
  expect(await call('POST /api/phrases', { ...phrase, confirmed: true })).toMatchObject({ status: 200, meaning_name: expect.any(String) })
  await vi.waitFor(() => expect(models.nlu()?.lookUp(phrase.text, 'en')).toMatchObject({ kind: 'article', id: 'travel' }), {
    timeout: 150_000,
    interval: 200,
  })
}, 400_000)

test('what means nothing that there is can’t be taught', async () => {
  const teach = (kind: string, id: string) => call('POST /api/phrases', { text: 'some words', heard: 'some words', meaning: { kind, id } })
  expect(await teach('article', 'nothing')).toMatchObject({ status: 409, error: { code: 'article-not-live' } })
  expect(await teach('intent', 'unknown')).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
})
