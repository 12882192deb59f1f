import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { readFrench } from './read-french.ts'
import { saveApprovals } from './save-approvals.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
})
afterAll(() => database.close())

test('approvals by hash alone are kept with their words where the program still has these, and are gone where it has not', async () => {
  const { sql } = database
  const { id, name } = await buildStaff(sql, { groups: ['admins'] })
  const hashes: Record<string, Buffer> = Object.fromEntries(
    (await readFrench(database)).texts.map(({ key, hash }) => [key, Buffer.from(hash, 'hex')]),
  )
  const given: Record<string, Buffer> = { ...hashes, 'questionnaire-renewal': Buffer.alloc(32) }
  for (const key of ['assistant', 'consent', 'questionnaire-async', 'questionnaire-renewal', 'questionnaire-follow_up'])
    await sql`
      insert into text_approvals (language, key, hash, approved_by, approved_at) values ('fr', ${key}, ${given[key] ?? ''}, ${id}, ${TEST_NOW})`
  await saveApprovals(sql)
  await saveApprovals(sql)
  const approved = (await readFrench(database)).texts.filter((text) => text.approved !== null)
  expect(approved.map(({ key }) => key)).toEqual(['assistant', 'consent', 'questionnaire-async', 'questionnaire-follow_up'])
  for (const text of approved) expect(text.approved).toEqual({ by: name, at: TEST_NOW })
  expect(await sql`select key from text_approvals where key like 'questionnaire-%'`).toHaveLength(0)
})
