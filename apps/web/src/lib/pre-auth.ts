import type { Factor } from '@clinic/contract/vocabulary'

/**
 * A log-in between its password and its end. `sentAt`: when the newest code was asked for, in milliseconds; 0: not yet. `factors`: what comes in the
 * place of a mailed code. `enrol`: the code was right, and a second factor has to be set up before anything else.
 */
export type PreAuth = { token: string; email: string; sentAt: number; factors?: readonly Factor[]; enrol?: boolean }

const KEY = 'preAuth'

/** The code step of this tab's log-in, so that a reload comes back to it. It is over with the tab, or when the server says so. */
export function readPreAuth(): PreAuth | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isPreAuth(kept) ? kept : null
  } catch {
    return null
  }
}

export function writePreAuth(kept: PreAuth): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

export function clearPreAuth(): void {
  sessionStorage.removeItem(KEY)
}

function isPreAuth(kept: unknown): kept is PreAuth {
  if (typeof kept !== 'object' || kept === null) return false
  const { token, email, sentAt } = kept as Partial<Record<keyof PreAuth, unknown>>
  return typeof token === 'string' && typeof email === 'string' && typeof sentAt === 'number'
}
