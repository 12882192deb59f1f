import type { Article, ArticleFields, ArticleRow, TriedAnswer } from '@clinic/contract/articles'
import type { Staff } from '@clinic/core/authorization/staff'
import { loadArticles } from '@clinic/data/load-articles'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildSession, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { publishApprovedArticles } from '../../../test/publish-approved.ts'
import { type KeptModels, keepModels } from '../chat/models/keep-models.ts'
import { mountConversations } from '../transcripts/routes.ts'
import { publishBuiltIn } from './publish-built-in.ts'
import { mountArticles } from './routes.ts'

const ARTICLES = loadArticles('en')

const PARKING: ArticleFields = {
  ...{ title: 'Parking', text: 'There are spaces behind the house.', source: 'House rules', owner: 'Front desk' },
  ...{ reviewed_on: '2026-03-01', review_due: '2027-03-01' },
  phrasings: ['where can i park', 'is there parking', 'do you have a parking lot', 'can i park my car at your place', 'is parking free'],
}
const ASKED = 'where do i leave my car, is there a parking lot'

let database: TestDatabase
let http: TestHttp
let models: KeptModels
let manager: Staff
const said: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApprovedArticles(database.sql, ARTICLES)
  models = await keepModels(database.sql, (line) => said.push(line))
  http = await openTestHttp(database, (mount) => {
    mountArticles(mount, { nlu: models.nlu })
    mountConversations(mount)
  })
  manager = await buildStaff(database.sql, { groups: ['npManagers'] })
})
afterAll(async () => {
  await models.close()
  await http.close()
  await database.close()
})

async function as<T = { error: unknown }>(staff: Staff, call: string, body?: object): Promise<T & { status: number }> {
  const [method, url = ''] = call.split(' ')
  const headers = await buildSession(database.sql, staff.id)
  const answer = await http.call(url, { method: method as 'GET', headers, ...(body && { body }) })
  const json = answer.json<T>()
  return Array.isArray(json) ? Object.assign(json, { status: answer.statusCode }) : { ...json, status: answer.statusCode }
}
const list = () => as<ArticleRow[]>(manager, 'GET /api/articles')
const begin = (fields: Partial<ArticleFields> = {}) => as<Article>(manager, 'POST /api/articles', { ...PARKING, ...fields })
const ask = (text: string) => as<TriedAnswer>(manager, 'POST /api/articles/try', { text })
/** Learning takes a few seconds; until then what was learned before answers. */
const eventually = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 150_000, interval: 200 })

test('the articles that built in are there once; what staff made of them stays', async () => {
  const before = await list()
  expect(before).toHaveLength(ARTICLES.length)
  expect(before[0]).toMatchObject({ state: 'approved', version: 1, saved_by: 'With the program', draft_beside: false })
  const first = before[0] as ArticleRow
  expect(await as(manager, `POST /api/articles/${first.id}/withdraw`, { version: 1 })).toMatchObject({ status: 200, state: 'withdrawn' })
  await publishBuiltIn(database.sql, ARTICLES, TEST_NOW)
  expect((await list()).find(({ id }) => id === first.id)).toMatchObject({ state: 'withdrawn', version: 1 })
  await as(manager, `POST /api/articles/${first.id}/publish`, { version: 1 })
})

test('a draft answers nothing; approved, it is what the chat answers; withdrawn, no longer (D-7)', async () => {
  await eventually(async () => expect(await ask(ASKED)).not.toMatchObject({ kind: 'learning' }))
  const { id } = await begin()
  expect((await ask(ASKED)).articles).not.toContainEqual({ id, title: 'Parking' })
  expect(await as(manager, `POST /api/articles/${id}/publish`, { version: 1 })).toMatchObject({ status: 200, state: 'approved' })
  await eventually(async () => expect((await ask('parking')).articles).toEqual([{ id, title: 'Parking' }]))
  expect((await ask(ASKED)).articles).toContainEqual({ id, title: 'Parking' })
  expect(models.nlu()?.answer('parking', 'en')).toMatchObject({ kind: 'article', title: 'Parking', text: PARKING.text })

  const drafted = await as<Article>(manager, `PUT /api/articles/${id}`, { ...PARKING, text: 'Not yet approved.', version: 1 })
  expect(drafted.versions.map(({ version, live }) => [version, live])).toEqual([
    [2, false],
    [1, true],
  ])
  expect((await list()).find((row) => row.id === id)).toMatchObject({ state: 'approved', draft_beside: true, version: 2 })
  expect(models.nlu()?.answer('parking', 'en')).toMatchObject({ text: PARKING.text })

  await as(manager, `POST /api/articles/${id}/publish`, { version: 2 })
  await eventually(async () => expect(models.nlu()?.answer('parking', 'en')).toMatchObject({ text: 'Not yet approved.' }))
  await as(manager, `POST /api/articles/${id}/withdraw`, { version: 2 })
  await eventually(async () => expect((await ask('parking')).articles).not.toContainEqual({ id, title: 'Parking' }))
  expect(said).toEqual([])
  const entries = await database.sql`select action, user_name from audit_log where entity_id = ${id} order by id`
  expect(entries.map(({ action }) => action)).toEqual([
    ...['Article Saved', 'Article Published', 'Article Saved', 'Article Published', 'Article Withdrawn'],
  ])
  expect(entries.every(({ user_name }) => user_name === manager.name)).toBe(true)
}, 400_000)

test('every version is kept with who wrote and who approved it', async () => {
  const { id } = await begin({ title: 'Versions' })
  const other = await buildStaff(database.sql, { groups: ['admins'] })
  await as(other, `PUT /api/articles/${id}`, { ...PARKING, title: 'Versions', text: 'Second.', version: 1 })
  await as(manager, `POST /api/articles/${id}/publish`, { version: 2 })
  expect((await as<Article>(manager, `GET /api/articles/${id}`)).versions).toMatchObject([
    { version: 2, text: 'Second.', saved_by: other.name, approved_by: manager.name, live: true },
    { version: 1, text: PARKING.text, saved_by: manager.name, approved_by: null, live: false },
  ])
})

test('a review that was due before today is overdue', async () => {
  const { id: late } = await begin({ title: 'Late', reviewed_on: '2025-03-01', review_due: '2026-03-01' })
  const { id: today } = await begin({ title: 'Today', reviewed_on: '2025-03-01', review_due: '2026-03-02' })
  const rows = await list()
  expect([late, today].map((id) => rows.find((row) => row.id === id)?.overdue)).toEqual([true, false])
})

test('refuses what was changed meanwhile, a title that is taken, and too few ways of asking; approved again, nothing changes', async () => {
  const { id } = await begin({ title: 'Refusals', phrasings: ['one way'] })
  expect(await begin({ title: 'refusals' })).toMatchObject({ status: 409, error: { code: 'article-title-taken' } })
  expect(await begin({ title: 'x', review_due: '2026-03-01' })).toMatchObject({
    status: 400,
    error: { fields: { review_due: expect.any(String) } },
  })
  expect(await begin({ title: 'x', text: 'x'.repeat(1501) })).toMatchObject({ status: 400 })
  const put = (version: number) => as(manager, `PUT /api/articles/${id}`, { ...PARKING, title: 'Refusals', version })
  expect(await as(manager, `POST /api/articles/${id}/publish`, { version: 1 })).toMatchObject({ error: { code: 'article-incomplete' } })
  expect(await as(manager, `POST /api/articles/${id}/withdraw`, { version: 1 })).toMatchObject({ error: { code: 'article-not-live' } })
  expect(await put(2)).toMatchObject({ status: 409, error: { code: 'article-changed' } })
  expect(await put(1)).toMatchObject({ status: 200 })
  // Its reply was lost: what is sent is what is stored, and makes no version.
  expect((await as<Article>(manager, `PUT /api/articles/${id}`, { ...PARKING, title: 'Refusals', version: 1 })).versions).toHaveLength(2)
  expect(await as(manager, `POST /api/articles/${id}/publish`, { version: 1 })).toMatchObject({ error: { code: 'article-changed' } })
  expect(await as(manager, `POST /api/articles/${id}/publish`, { version: 2 })).toMatchObject({ status: 200 })
  expect(await as(manager, `POST /api/articles/${id}/publish`, { version: 2 })).toMatchObject({ status: 200, state: 'approved' })
  expect(await as(manager, 'GET /api/articles/nothing')).toMatchObject({ status: 404, error: { code: 'article-not-found' } })
})

test('care representatives neither read nor write them; only a practitioner approves them (F-21)', async () => {
  const pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
  expect(await as(pcr, 'GET /api/articles')).toMatchObject({ status: 403 })
  expect(await as(pcr, 'POST /api/articles', PARKING)).toMatchObject({ status: 403 })
  const { id } = await begin({ title: 'Bicycles' })
  for (const group of ['pcrManagers', 'admins'] as const) {
    const other = await buildStaff(database.sql, { groups: [group] })
    expect(await as(other, 'GET /api/articles')).toMatchObject({ status: 200 })
    expect(await as(other, `POST /api/articles/${id}/publish`, { version: 1 })).toMatchObject({ status: 403 })
  }
  const np = await buildStaff(database.sql)
  expect(await as(np, 'GET /api/phrases/misunderstood')).toMatchObject({ status: 403 })
  expect(await as(np, `POST /api/articles/${id}/publish`, { version: 1 })).toMatchObject({ status: 200, state: 'approved' })
})
