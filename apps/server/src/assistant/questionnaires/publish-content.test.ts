import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { DraftRow, QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { VersionRow } from '@clinic/contract/questionnaires/versions'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/database.ts'
import { type Editing, openEditing, publishAll } from './editing.harness.ts'
import { publishContent } from './publish-content.ts'

let at: Editing
beforeAll(async () => {
  at = await openEditing()
})
afterAll(() => at.close())

const starter = (key: string, version: number, text = `Version ${version}?`): Questionnaire => ({
  ...{ key, name: `Starter ${key}`, version },
  questions: buildQuestions([{ tag: 'a', text, yesNo: true }]),
})
const start = (...content: Questionnaire[]) => publishContent(at.database.sql, content)
const draftOf = (key: string) => at.as<QuestionnaireDraft>(at.manager, `GET /${key}/draft`)
const versionsOf = async (key: string) =>
  Object.values(await at.as<VersionRow[]>(at.manager, `GET /${key}/versions`))
    .filter((one) => typeof one === 'object')
    .map(({ version, origin }) => `${version} ${origin}`)
const askedOf = async (key: string) =>
  Object.values(await at.as<Questionnaire[]>(at.np, 'GET ')).find(
    (one) => typeof one === 'object' && one.version !== null && one.key === key,
  )
const edit = async (key: string, text: string) => {
  const { revision } = await draftOf(key)
  await at.as(at.manager, `POST /${key}/edits`, { revision, edits: [{ edit: 'set_fields', tag: 'a', to: { text } }] })
}

test('what built in is asked, and there is a draft of it that says the same', async () => {
  await start(starter('first', 1))
  expect(await draftOf('first')).toMatchObject({
    revision: 1,
    based_on: 1,
    differs: false,
    created_by: 'With the program',
    suggested: null,
  })
  expect(await versionsOf('first')).toEqual(['1 starter'])
  await start(starter('first', 1))
  expect(await draftOf('first')).toMatchObject({ revision: 1, differs: false })
  const { drafts } = await at.as<{ drafts: DraftRow[] }>(at.np, 'GET /drafts')
  expect(drafts).toMatchObject([
    {
      key: 'first',
      version: 1,
      differs: false,
      questions: 1,
      suggested: null,
      updated_by: 'With the program',
      published_at: expect.any(String),
    },
  ])
})

test('a newer version is asked, and the draft goes along, where the clinic has left both as they came', async () => {
  await start(starter('follows', 1))
  await start(starter('follows', 3))
  expect(await versionsOf('follows')).toEqual(['3 starter', '1 starter'])
  const draft = await draftOf('follows')
  expect(draft).toMatchObject({ revision: 2, based_on: 3, differs: false, suggested: null, questions: { a: { text: 'Version 3?' } } })
  expect(await at.as(at.manager, 'GET /follows/edits?since=1')).toMatchObject({
    changed: { a: { text: 'Version 3?' } },
    edits: [{ revision: 2, edit: 'load', user: 'With the program' }],
  })
})

test('a newer version is suggested, and not asked, where somebody is at work on the draft', async () => {
  await start(starter('at_work', 1))
  await edit('at_work', 'Our own words?')
  await start(starter('at_work', 2))
  await start(starter('at_work', 2))
  expect(await versionsOf('at_work')).toEqual(['1 starter'])
  const draft = await draftOf('at_work')
  expect(draft).toMatchObject({ questions: { a: { text: 'Our own words?' } }, suggested: { version: 2 }, differs: true })
  expect(draft.suggested?.questions.a?.text).toBe('Version 2?')
})

test('the clinic’s own version stays what is asked, also where the program comes with one of the same number', async () => {
  await start(starter('own', 1))
  await edit('own', 'Ours?')
  await publishAll(at, 'own')
  await start(starter('own', 2))
  expect(await versionsOf('own')).toEqual(['2 clinic', '1 starter'])
  expect((await askedOf('own'))?.questions.a?.text).toBe('Ours?')
  const { revision, suggested } = await draftOf('own')
  expect(suggested).toMatchObject({ version: 2, questions: { a: { text: 'Version 2?' } } })

  expect(await at.as(at.manager, 'POST /own/suggestion', { revision: revision + 1, take: true })).toMatchObject({ status: 409 })
  expect(await at.as(at.manager, 'POST /own/suggestion', { revision, take: true })).toMatchObject({ revision: revision + 1 })
  expect(await draftOf('own')).toMatchObject({ suggested: null, questions: { a: { text: 'Version 2?' } }, differs: true, based_on: 2 })
  await publishAll(at, 'own')
  expect(await versionsOf('own')).toEqual(['3 clinic', '2 clinic', '1 starter'])
  await start(starter('own', 2))
  expect(await draftOf('own')).toMatchObject({ suggested: null, differs: false })
})

test('what is declined is not suggested again; the next one is', async () => {
  await start(starter('declined', 1))
  await edit('declined', 'Ours?')
  await start(starter('declined', 2))
  const { revision } = await draftOf('declined')
  expect(await at.as(at.manager, 'POST /declined/suggestion', { revision, take: false })).toMatchObject({ status: 200, revision })
  expect(await at.as(at.manager, 'POST /declined/suggestion', { revision, take: false })).toMatchObject({ error: { code: 'already-done' } })
  await start(starter('declined', 2))
  expect(await draftOf('declined')).toMatchObject({ suggested: null, questions: { a: { text: 'Ours?' } } })
  await start(starter('declined', 3))
  expect(await draftOf('declined')).toMatchObject({ suggested: { version: 3 } })
})

test('a key that the clinic chose first stays the clinic’s', async () => {
  await at.as(at.manager, 'POST ', { key: 'ours_first', name: 'Ours' })
  await start(starter('ours_first', 1))
  expect(await versionsOf('ours_first')).toEqual([])
  expect(await draftOf('ours_first')).toMatchObject({ name: 'Ours', suggested: { version: 1 } })
})

test('a clinic that ran before there were drafts gets one of what it asks, and then the program’s newer version', async () => {
  const { sql } = at.database
  const earlier = async (key: string, version: number) =>
    sql`insert into questionnaires (key, version, name, questions) values (${key}, ${version}, 'Earlier', ${sql.json(starter(key, version).questions)})`
  await earlier('earlier', 1)
  await earlier('earlier', 2)
  await start(starter('earlier', 2))
  expect(await draftOf('earlier')).toMatchObject({ based_on: 2, differs: false, questions: { a: { text: 'Version 2?' } } })
  await earlier('newer_still', 1)
  await start(starter('newer_still', 2))
  expect(await draftOf('newer_still')).toMatchObject({ based_on: 2, differs: false, name: 'Starter newer_still' })
  expect(await versionsOf('newer_still')).toEqual(['2 starter', '1 starter'])
})

test('an older program leaves what a newer one has put in', async () => {
  await start(starter('older', 1))
  await start(starter('older', 2))
  await start(starter('older', 1))
  expect(await draftOf('older')).toMatchObject({ based_on: 2, suggested: null, differs: false })
  expect(await versionsOf('older')).toEqual(['2 starter', '1 starter'])
})

test('a version that was changed after it was published stops the start', async () => {
  await start(starter('changed', 1))
  await expect(start(starter('changed', 1, 'Other words?'))).rejects.toThrow('Give it a new version')
  expect((await askedOf('changed'))?.questions.a?.text).toBe('Version 1?')
})

test('two processes that start at once put each version in once', async () => {
  const other = openDatabase(at.database.address, { connections: 2, name: 'second process' })
  const content = Array.from({ length: 6 }, (_, one) => starter(`both_${one}`, 1))
  await Promise.all([publishContent(at.database.sql, content), publishContent(other.sql, content.toReversed())])
  await Promise.all([start(...content.map(({ key }) => starter(key, 2))), publishContent(other.sql, content)])
  await other.close()
  for (const { key } of content) expect(await versionsOf(key)).toEqual(['2 starter', '1 starter'])
})
