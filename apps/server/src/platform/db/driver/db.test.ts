import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { type Database, isUnavailable, openDatabase } from '../database.ts'
import type { Sql } from './sql.ts'
import { GENERIC_PLANS } from './transaction.ts'

let server: TestDatabase
let database: Database
let sql: Sql
beforeAll(async () => {
  server = await openTestDatabase({ connections: 2 })
  await server.owner.unsafe('create table kept (n integer primary key, word text, known jsonb); grant all on kept to public')
})
beforeEach(() => {
  database = openDatabase(server.address, { connections: 2, name: 'driver test' })
  sql = database.sql
})
afterEach(async () => {
  await database.close()
  await server.owner`truncate kept`
})
afterAll(() => server.close())

const pid = async (of: Pick<Sql, 'unsafe'>) => (await of.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]?.pid ?? 0
const open = async () => (await server.sql`select from pg_stat_activity where application_name = 'driver test'`).length
const numbers = async () => (await server.sql<{ n: number }[]>`select n from kept order by n`).map(({ n }) => n)

test('values come back as they went, whatever type the column has', async () => {
  await sql`insert into kept ${sql([{ n: 1, word: 'é"\\', known: sql.json({ a: [1, null] }) } as never, { n: 2, word: null, known: null } as never])}`
  const rows =
    await sql`select n, word, known, ${['a', 'b']}::text[] as list, ${'2026-11-21T09:05:03.120Z'}::timestamptz as at from kept order by n`
  const same = { list: ['a', 'b'], at: '2026-11-21T09:05:03.120Z' }
  expect(rows).toEqual([
    { n: 1, word: 'é"\\', known: { a: [1, null] }, ...same },
    { n: 2, word: null, known: null, ...same },
  ])
  expect((await sql`update kept set word = 'x'`).count).toBe(2)
})

test('a statement is sent once, when somebody waits for it, and never as a piece of another', async () => {
  const alone = sql`insert into kept (n) values (1)`
  expect(await numbers()).toEqual([])
  await Promise.all([alone, alone.then(() => undefined), alone])
  const piece = sql`select 2`
  await sql`insert into kept (n) ${piece}`
  expect(await numbers()).toEqual([1, 2])
})

test('many statements share few connections, each with its own answer, and one that fails fails alone', async () => {
  const asked = Array.from({ length: 500 }, (_, n) => (n % 50 === 7 ? sql`select 1 / ${0}::int as n` : sql`select ${n}::int as n`))
  const answers = await Promise.allSettled(asked)
  for (const [n, answer] of answers.entries()) {
    if (n % 50 === 7) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    else expect(answer).toMatchObject({ status: 'fulfilled', value: [{ n }] })
  }
  expect(await open()).toBeLessThanOrEqual(2)
})

test('in a transaction everything is done in its order, also where the server has to be asked for types first', async () => {
  await sql.begin(async (tx) => {
    await Promise.all([
      tx`insert into kept (n) values (1)`,
      tx`insert into kept (n, word) select max(n) + 1, ${'never asked before'} from kept`,
      tx`insert into kept (n) select max(n) + 1 from kept`,
      tx`insert into kept (n, word) select max(n) + 1, ${'nor this'} from kept`,
    ])
  })
  expect(await server.sql`select n, word from kept order by n`).toEqual([
    { n: 1, word: null },
    { n: 2, word: 'never asked before' },
    { n: 3, word: null },
    { n: 4, word: 'nor this' },
  ])
})

describe('a transaction', () => {
  test('takes everything back where a statement failed, also one whose error was caught', async () => {
    const failing = sql.begin(async (tx) => {
      await tx`insert into kept (n) values (1)`
      await tx`insert into kept (n) values (1)`.catch(() => undefined)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', name: 'PostgresError' })
    expect(await numbers()).toEqual([])
  })

  test('commits what is not answered yet when its work returns, and nothing if that fails', async () => {
    await sql.begin(async (tx) => void tx`insert into kept (n) values (1)`.execute())
    expect(await numbers()).toEqual([1])
    const failing = sql.begin(async (tx) => {
      tx`insert into kept (n) values (2)`.execute()
      tx`insert into kept (n) values (1)`.execute()
      return 'returned'
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await numbers()).toEqual([1])
  })

  test('commits nothing if a statement under way could not be sent, whether the server has described it or not', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    for (const _ of ['described on the way', 'known']) {
      const failing = sql.begin(async (tx) => {
        tx`insert into kept (n) values (1)`.execute()
        tx`insert into kept (n, known) values (${2}, ${circular as never})`.execute()
      })
      await expect(failing).rejects.toThrow()
      expect(await numbers()).toEqual([])
    }
    await sql.begin(async (tx) => {
      tx`insert into kept (n) values (3)`.execute()
      const part = tx.savepoint(async (inner) => void inner`insert into kept (n, known) values (${4}, ${circular as never})`.execute())
      await expect(part).rejects.toThrow()
    })
    expect(await numbers()).toEqual([3])
  })

  test('plans once for all values where it is asked to, and leaves the connection as it was', async () => {
    const mode = async (of: Pick<Sql, 'unsafe'>) =>
      (await of.unsafe<{ plan_cache_mode: string }[]>('show plan_cache_mode'))[0]?.plan_cache_mode
    const [inside, process] = await sql.begin(GENERIC_PLANS, async (tx) => [await mode(tx), await pid(tx)])
    expect(inside).toBe('force_generic_plan')
    const [after, same] = await sql.begin(async (tx) => [await mode(tx), await pid(tx)])
    expect({ after, same }).toEqual({ after: 'auto', same: process })
  })

  test('goes on after a savepoint that failed, without what was in it', async () => {
    await sql.begin(async (tx) => {
      await tx`insert into kept (n) values (1)`
      const inner = tx.savepoint(async (part) => {
        await part`insert into kept (n) values (2)`
        await part`insert into kept (n) values (1)`
      })
      await expect(inner).rejects.toMatchObject({ code: '23505' })
      await tx.savepoint(async (part) => void (await part`insert into kept (n) values (3)`))
    })
    expect(await numbers()).toEqual([1, 3])
  })

  test('takes nothing more once it is over, and nobody else stands in it', async () => {
    let late: () => Promise<unknown> = async () => undefined
    await sql.begin(async (tx) => {
      late = async () => tx`insert into kept (n) values (9)`
    })
    await expect(late()).rejects.toThrow('is over')
    expect(await numbers()).toEqual([])
  })

  test('has a connection alone: as many as there are run at once, the others wait, and single statements go on after them', async () => {
    const order: string[] = []
    const work = (name: string) =>
      sql.begin(async (tx) => {
        order.push(name)
        await tx`select pg_sleep(0.1)`
        return pid(tx)
      })
    const [a, b, c, one] = await Promise.all([work('a'), work('b'), work('c'), sql`select 1 as one`])
    expect(new Set([a, b]).size).toBe(2)
    expect([a, b]).toContain(c)
    expect(one).toEqual([{ one: 1 }])
    expect(order).toEqual(['a', 'b', 'c'])
  })
})

test('a connection that was given back with an open transaction serves nobody any more', async () => {
  const held = await sql.reserve()
  const before = await pid(held)
  await held`begin`
  await held`insert into kept (n) values (1)`
  held.release()
  await expect(held`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
  expect(await pid(sql)).not.toBe(before)
  expect(await numbers()).toEqual([])
})

test('what the server has prepared is prepared anew where its table has changed', async () => {
  const read = () => sql`select * from kept where n = ${1}`
  await sql`insert into kept (n) values (1)`
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([read(), read()])
  await server.owner`alter table kept add column more integer default 5`
  expect(await Promise.all([read(), read()])).toEqual([[expect.objectContaining({ more: 5 })], [expect.objectContaining({ more: 5 })]])
  await server.owner`alter table kept drop column more`
  expect((await read())[0]).not.toHaveProperty('more')
})

test('of statements whose texts are all different a process remembers and prepares only so many', async () => {
  const ask = (name: string) => sql<{ [name: string]: number }[]>(Object.assign([`select 1 as ${name}`], { raw: [] }))
  await Promise.all(Array.from({ length: 5_000 }, (_, place) => ask(`c${place}`)))
  const prepared = async (of: Sql) => (await of.unsafe<{ count: number }[]>('select count(*)::int as count from pg_prepared_statements'))[0]
  expect((await prepared(sql))?.count).toBeLessThanOrEqual(1_000)
  await server.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'driver test'`
  await expect.poll(open).toBe(0)
  expect(await ask('late')).toEqual([{ late: 1 }])
  expect(await ask('late')).toEqual([{ late: 1 }])
  expect(await prepared(sql)).toEqual({ count: 0 })
  expect(await ask('c1')).toEqual([{ c1: 1 }])
  expect(await prepared(sql)).toEqual({ count: 1 })
})

test('a statement that cannot be read is told where it was written, and is read anew the next time', async () => {
  const read = () => sql`select ${1}::int as one from not_yet`
  const error = await read().catch((failure: unknown) => failure)
  expect(error).toMatchObject({ code: '42P01' })
  expect((error as Error).stack).toContain('db.test.ts')
  await server.owner.unsafe('create table not_yet as select 1 as row; grant all on not_yet to public')
  expect(await read()).toEqual([{ one: 1 }])
  await server.owner`drop table not_yet`
})

describe('rows by and by', () => {
  const sizes = async (rows: AsyncIterable<unknown[]>, stop = Number.POSITIVE_INFINITY) => {
    const seen: number[] = []
    for await (const some of rows) if (seen.push(some.length) >= stop) break
    return seen
  }
  const hundred = () => sql`select n, ${'x'} as x from generate_series(1, ${100}::int) n`

  test('come in batches, of the pool and within a transaction, and may be left', async () => {
    expect(await sizes(hundred().cursor(40))).toEqual([40, 40, 20])
    expect(await sizes(hundred().cursor(50))).toEqual([50, 50])
    expect(await sizes(hundred().cursor(10), 2)).toEqual([10, 10])
    await sql.begin(async (tx) => {
      expect(await sizes(tx`select ${1} as a from generate_series(1, 5)`.cursor(2))).toEqual([2, 2, 1])
      expect(await sizes(tx`select from generate_series(1, 5)`.cursor(2), 1)).toEqual([2])
      await tx`insert into kept (n) values (1)`
    })
    expect(await numbers()).toEqual([1])
    expect(await open()).toBeLessThanOrEqual(2)
  })

  test('fail where the statement does, and leave the connection to others', async () => {
    await expect(sizes(sql`select 1 / (n - 30) from generate_series(1, 100) n`.cursor(20))).rejects.toMatchObject({ code: '22012' })
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  })
})

describe('a copy', () => {
  test('takes rows in and gives them out, within a transaction and alone', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) => `${n}\tword ${n}\t\\N\n`)
    await sql.begin(async (tx) => {
      await pipeline(lines, await tx`copy kept from stdin`.writable())
      expect(await tx`select count(*) as count from kept`).toEqual([{ count: 50_000 }])
    })
    expect(await text(await sql`copy (select * from kept order by n) to stdout`.readable())).toBe(lines.join(''))
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  test('that is refused fails the transaction, before its rows and at their end', async () => {
    const missing = sql.begin(async (tx) => void (await tx`copy nothing_there from stdin`.writable()))
    await expect(missing).rejects.toMatchObject({ code: '42P01' })
    const wrong = sql.begin(async (tx) => pipeline(['1\ta\t\\N\n', 'no number\ta\t\\N\n'], await tx`copy kept from stdin`.writable()))
    await expect(wrong).rejects.toMatchObject({ code: '22P02' })
    expect(await numbers()).toEqual([])
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  test('that somebody leaves in the middle leaves the pool as it was', async () => {
    const stream = await sql`copy (select repeat('x', 1000) from generate_series(1, 100000)) to stdout`.readable()
    for await (const _ of stream) break
    expect(await Promise.all(Array.from({ length: 6 }, () => sql`select 1 as one`))).toHaveLength(6)
  })
})

test('who listens hears, also after the line was lost, and is told that it was', async () => {
  const heard: string[] = []
  let lines = 0
  const listening = await sql.listen(
    'driver_test',
    (payload) => heard.push(payload),
    () => {
      lines += 1
    },
  )
  const until = async (ready: () => boolean) => {
    while (!ready()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await server.sql`select pg_notify('driver_test', 'first')`
  await until(() => heard.length === 1)
  await server.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "driver_test"%'`
  await until(() => lines === 2)
  await server.sql`select pg_notify('driver_test', 'second')`
  await until(() => heard.length === 2)
  await listening.unlisten()
  expect(heard).toEqual(['first', 'second'])
})

test('what was asked before the end is answered, what is asked after it is refused, and no connection is left', async () => {
  const asked = [sql`select pg_sleep(0.2)`, sql.begin(async (tx) => tx`insert into kept (n) values (1)`)]
  await Promise.all(asked.map((one) => Promise.race([one, new Promise((resolve) => setTimeout(resolve, 50))])))
  const ending = sql.end({ timeout: 5 })
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  await Promise.all(asked)
  await ending
  expect(await numbers()).toEqual([1])
})

test('where nobody answers everyone who waits is told', async () => {
  const nobody = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' }, { connections: 2 })
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => nobody.sql`select 1`))
  expect(answers.map((answer) => (answer as PromiseRejectedResult).reason.code)).toEqual(answers.map(() => 'ECONNREFUSED'))
  await nobody.close()
})

test('a server that takes its leave together with its greeting is told as gone, and nobody turns in circles', async () => {
  const packet = (kind: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(kind), length, body])
  }
  const farewell = [
    packet('R', Buffer.alloc(4)),
    packet('Z', Buffer.from('I')),
    packet('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mended by an administrator\0\0')),
  ]
  const gone = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat(farewell)))
  })
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  const other = openDatabase({ url: `postgres://anybody@127.0.0.1:${port}/anything` }, { connections: 2 })
  for (let turn = 0; turn < 3; turn += 1) {
    const answers = await Promise.allSettled([other.sql`select 1`, other.sql.begin(async (tx) => tx`select 1`)])
    expect(answers.map((answer) => isUnavailable((answer as PromiseRejectedResult).reason))).toEqual([true, true])
  }
  await other.close()
  gone.close()
})
