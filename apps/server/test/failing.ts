import type { Sql, TransactionSql } from '../src/platform/db/database.ts'

export type Fate = { place: number; cut: boolean; met: boolean }

/** The pool as a turn sees it, failing before its n-th statement; the one after the last is the commit. */
export function failing(sql: Sql, fate: Fate): Sql {
  let statements = 0
  const isPlace = () => {
    statements += 1
    if (statements !== fate.place) return false
    fate.met = true
    return true
  }
  const begin = (...given: [string, Work] | [Work]) => {
    const [mode, work] = given.length === 2 ? given : (['', given[0]] as const)
    return sql.begin(mode, async (tx) => {
      const fault = fate.cut ? await dying(sql, tx) : crash
      // A process that died says nothing more, also not what it was about to say at the same time.
      const wrong = () => (fate.met && fate.cut ? () => new Promise(() => {}) : isPlace() && fault)
      const failures: Promise<unknown>[] = []
      const result = await work(interceptor(tx, { wrong, failures }))
      // Of what was sent without waiting for its answer.
      await Promise.all(failures)
      if (isPlace()) await fault()
      return result
    })
  }
  return interceptor(sql, { wrong: () => isPlace() && crash, failures: [] }, { begin })
}

type Work = (tx: TransactionSql) => Promise<unknown>
/** `failures`: errors of statements that were sent without waiting for their answers. */
type Going = { wrong: () => false | (() => PromiseLike<unknown>); failures: Promise<unknown>[] }

/** Runs what goes wrong, where something does, once a statement is about to be run: one that is only part of another never is. */
function interceptor<T extends Sql | TransactionSql>(sql: T, { wrong, failures }: Going, own: object = {}): T {
  return new Proxy(sql, {
    apply: (target, self, given: unknown[]) => {
      const query = Reflect.apply(target as unknown as (...parts: unknown[]) => Promise<unknown>, self, given)
      if (!Array.isArray(given[0]) || !('raw' in given[0])) return query
      const { then, execute } = query as Promise<unknown> & { execute(): object }
      const waited: Promise<unknown>['then'] = (done, failed) => {
        Object.assign(query, { then })
        const fault = wrong()
        return (fault ? fault().then(() => query) : query).then(done, failed) as Promise<never>
      }
      const executed = () => {
        Object.assign(query, { then, execute })
        const fault = wrong()
        if (!fault) return execute.call(query)
        const failed = Promise.resolve(fault())
        failed.catch(() => undefined)
        failures.push(failed)
        return failed
      }
      // biome-ignore lint/suspicious/noThenProperty: a statement is run by being awaited
      return Object.assign(query, { then: waited, execute: executed })
    },
    get: (target, name) => (name in own ? Reflect.get(own, name) : Reflect.get(target, name)),
  })
}

/** As when the process dies: its connection is gone, and its statements no longer run. */
async function dying(sql: Sql, tx: TransactionSql): Promise<() => Promise<never>> {
  const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
  return async () => {
    await sql`select pg_terminate_backend(${backend?.pid ?? 0})`
    return new Promise(() => {})
  }
}

async function crash(): Promise<never> {
  throw new Error('the power went out')
}
