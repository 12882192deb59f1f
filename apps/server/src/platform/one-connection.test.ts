import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodyContext } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type Context, change, FOUND_NOTHING, together } from './db/change.ts'
import { besideTransaction } from './one-connection.ts'

const NOTHING = { result: null, audit: FOUND_NOTHING } as const
const REFUSED = 'The pool was asked from within a transaction'

let db: TestDatabase
let context: Context
beforeAll(async () => {
  db = await openTestDatabase({ connections: 2 })
  context = nobodyContext(db)
})
afterAll(() => db.close())

test.each([
  ['a statement', () => db.sql`select 1`],
  ['a statement as text', () => db.sql.unsafe('select 1')],
  ['a second transaction', () => db.sql.begin((tx) => tx`select 1`)],
  ['a second change', () => change(context, async () => NOTHING)],
])('the pool refuses %s from within a transaction, where connections are watched', async (_, work) => {
  const failing = change(context, async () => {
    await work()
    return NOTHING
  })
  await expect(failing).rejects.toThrow(REFUSED)
  await expect(together(context, async () => void (await work()))).rejects.toThrow(REFUSED)
})

test('the transaction itself takes what is put together from pieces of the pool, and changes within it', async () => {
  const one = db.sql`select 1 as one`
  const rows = await together(context, async (inner) => {
    await change(inner, async (tx) => ({ ...NOTHING, result: await tx`${one}` }))
    return change(inner, async (tx) => ({ ...NOTHING, result: await tx`${one}` }))
  })
  expect(rows).toEqual([{ one: 1 }])
})

test('what is done beside a transaction, and what goes on after it, may ask the pool', async () => {
  let later = Promise.resolve<unknown>(null)
  let release = () => {}
  const ended = new Promise<void>((resolve) => {
    release = resolve
  })
  await change(context, async () => {
    await besideTransaction(() => db.sql`select 1`.execute())
    later = ended.then(() => db.sql`select 2 as two`)
    return NOTHING
  })
  release()
  expect(await later).toEqual([{ two: 2 }])
})

test('a change is given its context without the pool', async () => {
  await change(context, async (_, inside) => {
    expect(inside).toEqual({ actor: context.actor, now: context.now, zone: context.zone, address: context.address })
    // @ts-expect-error what asks for a context with a pool is not called with this one
    const whole: Context = inside
    // @ts-expect-error nor is a context that has the pool one of these
    const bare: typeof inside = context
    return { ...NOTHING, result: [whole, bare] }
  })
})
