import type { French } from '@clinic/contract/translations'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildSession, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { mountLanguages } from './routes.ts'

let database: TestDatabase
let http: TestHttp
let manager: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  http = await openTestHttp(database, mountLanguages)
  await publishApproved(database.sql, STARTERS)
  manager = await buildStaff(database.sql, { groups: ['pcrManagers'] })
})
afterAll(async () => {
  await http.close()
  await database.close()
})
beforeEach(async () => {
  await database.sql`delete from text_approvals`
  await database.owner`truncate french_forms`
})

async function as<T = { error: unknown }>(staff: Staff, call: string, body?: object): Promise<T & { status: number }> {
  const [method, url = ''] = call.split(' ')
  const headers = await buildSession(database.sql, staff.id)
  const answer = await http.call(url, { method: method as 'GET', headers, ...(body && { body }) })
  return { ...answer.json<T>(), status: answer.statusCode }
}
const read = () => as<French>(manager, 'GET /api/languages/fr')
const approve = (key: string, hash: string) => as(manager, `PUT /api/languages/fr/${key}`, { hash })

test('French is complete once everything that a visit needs was approved as it is, and the audit log tells who did it', async () => {
  const { texts } = await read()
  const needed = texts.filter((text) => text.needed)
  expect(needed.map(({ key }) => key).sort()).toEqual(
    ['assistant', 'consent', 'questionnaire-async', 'questionnaire-follow_up', 'questionnaire-renewal'].sort(),
  )
  for (const [at, { key, hash }] of needed.entries()) {
    expect((await read()).on, `with ${at} of them`).toBe(false)
    expect(await approve(key, hash)).toMatchObject({ status: 200 })
  }
  const after = await read()
  expect(after.on).toBe(true)
  expect(after.texts.find(({ key }) => key === 'consent')?.approved).toMatchObject({ by: manager.name })
  const entries = await database.sql`select user_name, entity_id from audit_log where action = 'Translation Approved'`
  expect(entries).toHaveLength(needed.length)
  expect(entries[0]?.user_name).toBe(manager.name)
})

test('every text stands beside its translation, and none of those needed has a gap', async () => {
  for (const { name, needed, gaps, parts } of (await read()).texts) {
    if (needed) expect(gaps, name).toEqual([])
    expect(parts.length, name).toBeGreaterThan(1)
    for (const { original, translation } of parts) expect([original, translation].join(), name).not.toMatch(/undefined|\[object/)
  }
})

test('an approval is withdrawn: then French is not complete', async () => {
  for (const { key, hash } of (await read()).texts) await approve(key, hash)
  expect((await read()).on).toBe(true)
  expect(await as(manager, 'DELETE /api/languages/fr/consent')).toMatchObject({ status: 200, on: false })
  expect(await as(manager, 'DELETE /api/languages/fr/consent')).toMatchObject({
    status: 404,
    error: { code: 'text-not-found' },
  })
})

test('what has changed since it was read, or is not there, is not approved; an approval of other words is void', async () => {
  expect(await approve('consent', '0'.repeat(64))).toMatchObject({ status: 409, error: { code: 'text-changed' } })
  expect(await approve('nothing', '0'.repeat(64))).toMatchObject({ status: 404, error: { code: 'text-not-found' } })
  expect(await approve('consent', 'no hash')).toMatchObject({ status: 400, error: { fields: { hash: expect.any(String) } } })
  for (const { key, hash } of (await read()).texts) await approve(key, hash)
  await database.sql`update text_approvals set hash = ${Buffer.alloc(32)} where key = 'consent'`
  const { on, texts } = await read()
  expect(on).toBe(false)
  expect(texts.find(({ key }) => key === 'consent')?.approved).toBeNull()
})

test('practitioners and care representatives neither read nor approve them', async () => {
  const np = await buildStaff(database.sql)
  expect(await as(np, 'GET /api/languages/fr')).toMatchObject({ status: 403 })
  expect(await as(np, 'PUT /api/languages/fr/consent', { hash: '0'.repeat(64) })).toMatchObject({ status: 403 })
})
