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
  const begin = (work: (tx: TransactionSql) => Promise<unknown>) =>
    sql.begin(async (tx) => {
      const fault = fate.cut ? await dying(sql, tx) : crash
      // A process that died says nothing more, also not what it was about to say at the same time.
      const wrong = () => (fate.met && fate.cut ? () => new Promise(() => {}) : isPlace() && fault)
      const result = await work(interceptor(tx, wrong))
      if (isPlace()) await fault()
      return result
    })
  return interceptor(sql, () => isPlace() && crash, { begin })
}

/** Runs what goes wrong, where something does, once a statement is about to be run: one that is only part of another never is. */
function interceptor<T extends Sql | TransactionSql>(sql: T, wrong: () => false | (() => PromiseLike<unknown>), own: object = {}): T {
  return new Proxy(sql, {
    apply: (target, self, given: unknown[]) => {
      const query = Reflect.apply(target as unknown as (...parts: unknown[]) => Promise<unknown>, self, given)
      if (!Array.isArray(given[0]) || !('raw' in given[0])) return query
      const { then } = query
      const waited: Promise<unknown>['then'] = (done, failed) => {
        Object.assign(query, { then })
        const fault = wrong()
        return (fault ? fault().then(() => query) : query).then(done, failed) as Promise<never>
      }
      // biome-ignore lint/suspicious/noThenProperty: a statement is run by being awaited
      return Object.assign(query, { then: waited })
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
