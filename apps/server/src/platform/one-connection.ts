import { AsyncLocalStorage } from 'node:async_hooks'

type Held = { ended: boolean }
const holding = new AsyncLocalStorage<Held>()
let watched = false

/**
 * From now on a pool refuses statements from within a transaction. For tests: in production it is better to be slow
 * than to fail.
 * @internal
 */
export function watchConnections(): void {
  watched = true
}

/** Runs the work of a transaction, which holds a connection of the pool until it ends. */
export async function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  if (!watched) return work()
  const held: Held = { ended: false }
  try {
    return await holding.run(held, work)
  } finally {
    held.ended = true
  }
}

/** Runs what may use a connection that no transaction can hold, from within one. */
export function besideTransaction<T>(work: () => T): T {
  return holding.exit(work)
}

/** The error for work that asks the pool while it holds one of its connections; `null` for all other work. */
export function secondConnection(): Error | null {
  const held = holding.getStore()
  if (!held || held.ended) return null
  return new Error('The pool was asked from within a transaction, which can wait for itself: use the transaction.')
}
