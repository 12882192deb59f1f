import { forgetKeptDrafts } from './kept-draft.ts'

/** The session token's place in the browser; both keys hold the same value (REQ-090, A-5). */
const KEYS = ['authToken', 'jwtToken'] as const

export function readToken(): string | null {
  return localStorage.getItem(KEYS[0]) ?? localStorage.getItem(KEYS[1])
}

export function writeToken(token: string): void {
  for (const key of KEYS) localStorage.setItem(key, token)
}

export function clearToken(): void {
  for (const key of KEYS) localStorage.removeItem(key)
  forgetKeptDrafts()
}

/** Hears of a token that another tab wrote or removed. Answers how to stop listening. */
export function onTokenElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === KEYS[0]) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Why a session ended without the person asking for it. */
export type LossReason = 'session-ended' | 'signed-out-elsewhere' | 'factor-needed'
const lossListeners = new Set<(reason: LossReason) => void>()

/** Called by anyone who learns that the token is dead, once per loss. */
export function loseToken(reason: LossReason): void {
  clearToken()
  for (const listener of lossListeners) listener(reason)
}

export function onTokenLost(listener: (reason: LossReason) => void): () => void {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}
