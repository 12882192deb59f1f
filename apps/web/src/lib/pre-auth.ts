import type { Factor } from '@clinic/contract/vocabulary'

/**
 * A login between its password and its end. `sentAt`: when the newest code was asked for, in milliseconds; 0: not yet. `factors`: what comes in the
 * place of an emailed code. `enrol`: the code was right, and a second factor has to be set up before anything else.
 */
export type PreAuth = { token: string; email: string; sentAt: number; factors?: readonly Factor[]; enrol?: boolean }

const KEY = 'preAuth'

/** The code step of this tab's login, so that a reload comes back to it. It is over with the tab, or when the server says so. */
export function readPreAuth(): PreAuth | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isPreAuth(stored) ? stored : null
  } catch {
    return null
  }
}

export function writePreAuth(stored: PreAuth): void {
  sessionStorage.setItem(KEY, JSON.stringify(stored))
}

export function clearPreAuth(): void {
  sessionStorage.removeItem(KEY)
}

function isPreAuth(stored: unknown): stored is PreAuth {
  if (typeof stored !== 'object' || stored === null) return false
  const { token, email, sentAt } = stored as Partial<Record<keyof PreAuth, unknown>>
  return typeof token === 'string' && typeof email === 'string' && typeof sentAt === 'number'
}
