import { askingOf, carryOn } from './ask.ts'
import { COMMIT, type Link, ROLLBACK } from './link.ts'
import { observe } from './observe.ts'
import type { TransactionSql } from './sql.ts'

/** A mode of `begin`: each statement is planned once for all values, because planning a short one takes longer than running it. */
export const GENERIC_PLANS = 'generic plans'

type Work<T> = (sql: TransactionSql) => Promise<T>
const ABORTED = '25P02'

/**
 * Runs `work` as a transaction on a connection in exclusive use. Fails and rolls back if one of its statements failed,
 * even if the error was caught: PostgreSQL would refuse every later statement. Statements that are not answered yet when
 * `work` returns are committed too: the commit goes out right behind them, and PostgreSQL rolls back if one of them fails.
 */
export async function runTransaction<T>(link: Link, mode: string, work: Work<T>): Promise<T> {
  const names = { savepoints: 0 }
  const scope = openScope()
  link.unsent = null
  const isGeneric = mode === GENERIC_PLANS
  const begun = tell(link, isGeneric ? 'begin; set local plan_cache_mode = force_generic_plan' : `begin ${mode}`.trim())
  // What is asked next goes out with it; only a mode of PostgreSQL can be refused by a server that is there.
  if (mode === '' || isGeneric) begun.catch(() => undefined)
  else await begun
  // The caller learns at once, while the work may still be busy.
  const lost = new Promise<never>((_, reject) => {
    link.onLost = reject
  })
  try {
    const result = await Promise.race([runScope(link, { names, scope }, work), lost])
    await begun
    await tell(link, COMMIT)
    await settle(scope)
    return result
  } catch (error) {
    // What the server said last may be older than the begin.
    await begun.catch(() => undefined)
    if (!link.lost && !link.outside) await tell(link, ROLLBACK).catch(() => link.destroy())
    throw error
  } finally {
    link.onLost = null
  }
}

type Names = { savepoints: number }
/** `failed`: the first error of a statement. `open`: statements that are not answered yet. */
type Scope = { failed: unknown; ended: boolean; open: Set<Promise<unknown>> }

function openScope(): Scope {
  return { failed: null, ended: false, open: new Set() }
}

/** Waits for the answers that are still to come, and fails if a statement failed. */
async function settle(scope: Scope): Promise<void> {
  if (scope.open.size > 0) await Promise.allSettled(scope.open)
  if (scope.failed !== null) throw scope.failed
}

async function runScope<T>(link: Link, { names, scope }: { names: Names; scope: Scope }, work: Work<T>): Promise<T> {
  const carrier = carryOn({
    link,
    refuse: () => (scope.ended ? new Error('the transaction of this statement is over') : null),
    asked(answer) {
      scope.open.add(answer)
      answer.then(
        () => scope.open.delete(answer),
        (error) => {
          scope.failed ??= error
          scope.open.delete(answer)
        },
      )
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

async function runSavepoint<T>(link: Link, names: Names, work: Work<T>): Promise<T> {
  names.savepoints += 1
  const name = `s${names.savepoints}`
  const begun = tell(link, `savepoint ${name}`)
  const { unsent } = link
  begun.catch(() => undefined)
  try {
    const scope = openScope()
    const result = await runScope(link, { names, scope }, work)
    await begun
    await settle(scope)
    return result
  } catch (error) {
    link.unsent = unsent
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
