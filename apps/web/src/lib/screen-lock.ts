import { useSyncExternalStore } from 'react'
import type { ApiProblem } from './api-problem.ts'
import { writePreAuth } from './pre-auth.ts'
import { loseToken, readToken } from './token.ts'

/** Whether this browser's screen is locked, and whose it is (E-9). All tabs share it, and it survives a reload. */
export type ScreenLock = { locked: boolean; name: string }

const KEY = 'screenLock'
const OPEN: ScreenLock = { locked: false, name: '' }
const listeners = new Set<() => void>()
let state: ScreenLock = OPEN

export function readLock(): ScreenLock {
  return state
}

export function useLock(): ScreenLock {
  return useSyncExternalStore(onLock, readLock)
}

export function onLock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Locks every tab of this browser at once. The server is told by anyone who asked for it. */
export function holdLock(name: string): void {
  if (state.locked) return
  localStorage.setItem(KEY, name)
  put({ locked: true, name })
}

/** Opens every tab again. */
export function releaseLock(): void {
  if (!state.locked) return
  localStorage.removeItem(KEY)
  put(OPEN)
}

/**
 * What a refusal with status 401 means for this browser: its screen is locked on the server, its session is over (REQ-066), or it continues once a
 * second factor is set up, which this tab's login page does.
 */
export function lockIfRefused({ code, details }: Pick<ApiProblem, 'code' | 'details'>): void {
  if (code === 'session-locked') holdLock(String(details.name ?? ''))
  else if (code === 'factor-needed') startEnrolling()
  else loseToken('session-ended')
}

/** The session's token waits in this tab until a second factor is set up; the page has it back after that. */
function startEnrolling(): void {
  const token = readToken()
  if (token !== null) writePreAuth({ token, email: '', sentAt: 0, enrol: true })
  loseToken('factor-needed')
}

/** Follows the other tabs, and keeps keys from what lies behind a locked screen. To be called before anything else listens for keys. */
export function watchLock(): void {
  const stored = localStorage.getItem(KEY)
  if (stored !== null) put({ locked: true, name: stored })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY && key !== null) return
    put(key === KEY && newValue !== null ? { locked: true, name: newValue } : OPEN)
  })
  for (const type of ['keydown', 'keypress', 'keyup'] as const) window.addEventListener(type, holdKeys, { capture: true })
}

/** Typing into the lock screen's field needs no listener; shortcuts and dialogs behind it would hear the password otherwise. */
function holdKeys(event: KeyboardEvent): void {
  if (!state.locked) return
  event.stopImmediatePropagation()
  if (event.key === 'Escape') event.preventDefault()
}

function put(next: ScreenLock): void {
  state = next
  document.documentElement.toggleAttribute('data-locked', next.locked)
  for (const listener of listeners) listener()
}
