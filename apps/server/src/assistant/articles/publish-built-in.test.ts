import { loadArticles } from '@clinic/data/load-articles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { change, RECORDED_AS_TURN } from '../../platform/db/change.ts'
import { approveDrafts } from './approve-drafts.ts'
import { listArticles } from './list-articles.ts'
import { loadTrainingMaterial } from './load-training-material.ts'
import { publishArticle } from './publish-article.ts'
import { publishBuiltIn } from './publish-built-in.ts'

const ARTICLES = loadArticles('en')
const FRENCH_ARTICLES = loadArticles('fr')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await publishBuiltIn(database.sql, [...ARTICLES, ...FRENCH_ARTICLES], TEST_NOW)
})
afterAll(() => database.close())

const answered = async (language: string) =>
  (await loadTrainingMaterial(database.sql)).articles.filter((article) => article.language === language).map(({ id }) => id)

test('on a new installation every article is a draft and answers nothing (D-7, F-21)', async () => {
  expect(await answered('en')).toEqual([])
  expect(await answered('fr')).toEqual([])
  const all = await listArticles(nobodyContext(database))
  expect(all).toHaveLength(ARTICLES.length + FRENCH_ARTICLES.length)
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['draft']))
})

test('an approved one is answered, and putting the starters in again changes nothing', async () => {
  const context = staffContext(database, await buildStaff(database.sql, { groups: ['npManagers'] }))
  expect(await publishArticle(context, 'travel-fr', 1)).toMatchObject({ language: 'fr', state: 'approved' })
  await publishBuiltIn(database.sql, [...ARTICLES, ...FRENCH_ARTICLES], TEST_NOW)
  expect(await answered('fr')).toEqual(['travel-fr'])
})

test('a clinic that is filled from the start has them all approved by somebody', async () => {
  const { id: user_id, name } = await buildStaff(database.sql, { groups: ['admins'] })
  await change(nobodyContext(database), async (tx) => {
    await approveDrafts(tx, { language: 'fr', user_id, now: TEST_NOW })
    return { result: null, audit: RECORDED_AS_TURN }
  })
  expect(await answered('fr')).toHaveLength(FRENCH_ARTICLES.length)
  const [row] = await database.sql`
    select u.name from article_versions v join users u on u.id = v.approved_by where v.article_id = 'privacy-fr'`
  expect(row?.name).toBe(name)
})
