import { askingOf, carryOn } from './ask.ts'
import type { Link } from './link.ts'
import { observe } from './observe.ts'
import type { TransactionSql } from './sql.ts'

type Work<T> = (sql: TransactionSql) => Promise<T>
const ABORTED = '25P02'

/**
 * Runs `work` as a transaction on a connection in exclusive use. Fails and rolls back if one of its statements failed,
 * even if the error was caught: PostgreSQL would refuse every later statement.
 */
export async function runTransaction<T>(link: Link, mode: string, work: Work<T>): Promise<T> {
  const names = { savepoints: 0 }
  const begun = tell(link, `begin ${mode}`.trim())
  // What is asked next goes out with it; only a mode can be refused by a server that is there.
  if (mode === '') begun.catch(() => undefined)
  else await begun
  // The caller learns at once, while the work may still be busy.
  const lost = new Promise<never>((_, reject) => {
    link.onLost = reject
  })
  try {
    const result = await Promise.race([runScope(link, names, work), lost])
    await begun
    await tell(link, 'commit')
    return result
  } catch (error) {
    // What the server said last may be older than the begin.
    await begun.catch(() => undefined)
    if (!link.lost && !link.outside) await tell(link, 'rollback').catch(() => link.destroy())
    throw error
  } finally {
    link.onLost = null
  }
}

type Scope = { failed: unknown; ended: boolean }

async function runScope<T>(link: Link, names: { savepoints: number }, work: Work<T>): Promise<T> {
  const scope: Scope = { failed: null, ended: false }
  const carrier = carryOn({
    link,
    refuse: () => (scope.ended ? new Error('the transaction of this statement is over') : null),
    failed(error) {
      scope.failed ??= error
    },
  })
  const savepoint = <S>(part: Work<S>) => runSavepoint(link, names, part)
  try {
    const result = await work(Object.assign(askingOf(carrier), { savepoint }))
    if (scope.failed !== null) throw scope.failed
    return result
  } catch (error) {
    throw (error as { code?: unknown } | null)?.code === ABORTED && scope.failed !== null ? scope.failed : error
  } finally {
    scope.ended = true
  }
}

async function runSavepoint<T>(link: Link, names: { savepoints: number }, work: Work<T>): Promise<T> {
  names.savepoints += 1
  const name = `s${names.savepoints}`
  const begun = tell(link, `savepoint ${name}`)
  begun.catch(() => undefined)
  try {
    const result = await runScope(link, names, work)
    await begun
    return result
  } catch (error) {
    if (!link.lost) await tell(link, `rollback to ${name}`).catch(() => undefined)
    throw error
  }
}

async function tell(link: Link, text: string): Promise<void> {
  const watched = observe({ strings: [text], tagged: false })
  try {
    await link.ask({ rendered: text, named: false })
    watched?.answered()
  } catch (error) {
    watched?.failed(error)
    throw error
  }
}
