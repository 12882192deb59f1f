import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later, now } from '../clock.ts'
import { checkKeys, forgetKey } from './encrypted-keys.ts'
import { EXCHANGE_AFTER_DAYS, readKeySince, warnOfOldKey } from './key-age.ts'
import { openKeyRing } from './key-ring.ts'

const DAY = 86_400
const [old, fresh] = ['old', 'fresh'].map((name) => `${name}:${randomBytes(32).toString('base64')}`)
const ring = (...keys: (string | undefined)[]) => openKeyRing({ DATA_KEYS: keys.join(','), DATA_DIR: '' })

let database: TestDatabase
let said: string[]
beforeEach(async () => {
  database = await openTestDatabase({ connections: 2 })
  await database.sql`delete from settings where key in ('data_keys', 'data_keys_since')`
  said = []
})
afterEach(() => database.close())

const seconds = (at: string) => Date.parse(at) / 1000
const tell = (of: ReturnType<typeof ring>, at: string) => warnOfOldKey(database.sql, of, { now: at, say: (line) => said.push(line) })

test('the age of a key counts from the first start that seals with it, however often the program starts', async () => {
  const { sql } = database
  const begun = now()
  await checkKeys(sql, ring(old), begun)
  await checkKeys(sql, ring(old), later(begun, 3 * DAY))
  expect(await readKeySince(sql, ring(old))).toBe(seconds(begun))
})

test('a start under a key that is older than its period says so, and one within it says nothing', async () => {
  const { sql } = database
  const begun = now()
  await checkKeys(sql, ring(old), begun)
  await tell(ring(old), later(begun, EXCHANGE_AFTER_DAYS * DAY))
  expect(said).toEqual([])
  await tell(ring(old), later(begun, (EXCHANGE_AFTER_DAYS + 1) * DAY))
  expect(said).toEqual([
    expect.stringMatching(/^The key old has encrypted answers for 366 days and should be replaced each year: npm run keys:rotate/),
  ])
})

test('another key begins anew, and so does one that was done with', async () => {
  const { sql } = database
  const begun = now()
  await checkKeys(sql, ring(old), begun)
  const exchanged = later(begun, 400 * DAY)
  await checkKeys(sql, ring(fresh, old), exchanged)
  expect(await readKeySince(sql, ring(fresh, old))).toBe(seconds(exchanged))
  expect(await readKeySince(sql, ring(old, fresh))).toBe(seconds(begun))
  await forgetKey(sql, 'old')
  expect(await readKeySince(sql, ring(old, fresh))).toBeNull()
})

test('of a key that sealed before this was written down nothing is said', async () => {
  const { sql } = database
  await checkKeys(sql, ring(old), now())
  await sql`delete from settings where key = 'data_keys_since'`
  await checkKeys(sql, ring(old), now())
  expect(await readKeySince(sql, ring(old))).toBeNull()
  await tell(ring(old), later(now(), 4000 * DAY))
  expect(said).toEqual([])
})
