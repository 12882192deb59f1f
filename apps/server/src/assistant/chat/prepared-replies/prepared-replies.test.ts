import { loadArticles } from '@clinic/data/load-articles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { approveDrafts } from '../../articles/approve-drafts.ts'
import { publishBuiltIn } from '../../articles/publish-built-in.ts'
import { searchArticles } from '../../articles/search-articles.ts'
import { listPreparedReplies } from './list-prepared-replies.ts'
import { approvePreparedReply, createPreparedReply, savePreparedReply } from './save-prepared-reply.ts'

let db: TestDatabase
let manager: StaffContext
let practitioner: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  manager = staffContext(db, await buildStaff(db.sql, { groups: ['pcrManagers'] }))
  practitioner = staffContext(db, await buildStaff(db.sql, { groups: ['nps'], first_name: 'Nia', last_name: 'Bell' }))
})
afterAll(() => db.close())

const FIELDS = { name: 'Refill', text_en: 'Your seller sends refills.', text_fr: 'Votre vendeur envoie les renouvellements.' }

test('replies that come with the program are drafts in both languages until a practitioner approves them (F-21)', async () => {
  const shipped = await listPreparedReplies(db)
  expect(shipped.length).toBeGreaterThan(4)
  expect(shipped.every(({ approved_by, text_fr, text_en }) => approved_by === null && text_fr !== '' && text_en !== '')).toBe(true)
  const french = shipped.map(({ text_fr }) => text_fr).join(' ')
  expect(french).not.toMatch(/\s[?!;]|l’assistant\b/)
  expect(french).toContain('l’assistante. Elle reprend')
})

test('a change makes an approved reply a draft again; an approval of another version is refused', async () => {
  const { id, version } = await createPreparedReply(manager, FIELDS)
  expect(await approvePreparedReply(practitioner, String(id), version)).toMatchObject({ approved_by: 'Nia Bell' })
  const saved = await savePreparedReply(manager, String(id), { ...FIELDS, text_en: 'Ask your seller.', version })
  expect(saved).toMatchObject({ version: version + 1, approved_by: null, text_en: 'Ask your seller.' })
  await expect(approvePreparedReply(practitioner, String(id), version)).rejects.toMatchObject({ code: 'reply-changed' })
  // Its reply was lost: what is sent is what is stored.
  expect(await savePreparedReply(manager, String(id), { ...FIELDS, text_en: 'Ask your seller.', version })).toEqual(saved)
  await expect(savePreparedReply(manager, String(id), { ...FIELDS, version })).rejects.toMatchObject({ code: 'reply-changed' })
  await expect(savePreparedReply(manager, 'x', { ...FIELDS, version })).rejects.toMatchObject({ code: 'reply-not-found' })
  await expect(createPreparedReply(manager, { ...FIELDS, name: 'REFILL' })).rejects.toMatchObject({ code: 'reply-name-taken' })
  const actions = await db.sql`select action from audit_log where entity_id = ${`reply ${id}`} order by id`
  expect(actions.map(({ action }) => action)).toEqual(['Prepared Reply Saved', 'Prepared Reply Approved', 'Prepared Reply Saved'])
})

test('only approved articles of the language are found, those with the words in the title first', async () => {
  const search = (words: string) => searchArticles({ sql: db.sql }, { words, language: 'en' })
  await publishBuiltIn(db.sql, loadArticles('en'), TEST_NOW)
  expect(await search('')).toEqual([])
  await db.sql.begin((tx) => approveDrafts(tx, { language: 'en', user_id: practitioner.staff.id, now: TEST_NOW }))
  const all = await search('')
  expect(all.length).toBeGreaterThan(0)
  const word = all[0]?.title.split(' ').find((part) => part.length > 4) ?? ''
  expect((await search(word))[0]?.title.toLowerCase()).toContain(word.toLowerCase())
  expect(await search('qqxzzy')).toEqual([])
})
