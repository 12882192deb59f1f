import { lock, logout, unlock } from '@clinic/contract/auth'
import { type AuthGroup, type CurrentUser, me } from '@clinic/contract/users'
import type { Scope } from '@clinic/contract/vocabulary'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { ApiProblem } from './api-problem.ts'
import { holdLock, onLock, readLock, releaseLock } from './screen-lock.ts'
import { clearToken, loseToken, onTokenElsewhere, onTokenLost, readToken, writeToken } from './token.ts'

/** The login store (REQ-101, REQ-102). `checked`: the server has been asked about the saved token. */
export type Session = {
  checked: boolean
  loggedIn: boolean
  token: string | null
  id: number
  userId: number
  email: string
  username: string
  name: string
  appRights: Scope[]
  scopes: Scope[]
  userScopes: { name: Scope }[]
  userGroups: AuthGroup[]
  licensedProvinces: string[]
  queueEnabled: boolean
  numberOfAssignedPatients: number
  isAdmin: boolean
  isPCR: boolean
  isNP: boolean
  isPCRManager: boolean
  isNPManager: boolean
  isUser: boolean
}

const SIGNED_OUT: Session = {
  checked: true,
  loggedIn: false,
  token: null,
  id: 0,
  userId: 0,
  email: '',
  username: '',
  name: '',
  appRights: [],
  scopes: [],
  userScopes: [],
  userGroups: [],
  licensedProvinces: [],
  queueEnabled: false,
  numberOfAssignedPatients: 0,
  isAdmin: false,
  isPCR: false,
  isNP: false,
  isPCRManager: false,
  isNPManager: false,
  isUser: false,
}

let session: Session = { ...SIGNED_OUT, checked: false }
const listeners = new Set<() => void>()

/** The session as it is; re-renders its component when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, readSession)
}

export function readSession(): Session {
  return session
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Login is complete: keeps the token and who it belongs to (REQ-088, REQ-089). */
export function signIn(token: string, user: CurrentUser): void {
  writeToken(token)
  put(sessionOf(token, user))
}

/** Forgets the session here at once and tells the server, whose answer is not waited for (REQ-046). */
export function signOut(): void {
  const token = readToken()
  clearToken()
  releaseLock()
  put(SIGNED_OUT)
  if (token) call(logout, { token }).catch(() => undefined)
}

/** Asks the server who the saved token belongs to (REQ-091, A-6). Throws when the server can't be asked; a refused token signs out. */
export async function refreshSession(): Promise<Session> {
  const token = readToken()
  if (!token) put(SIGNED_OUT)
  else {
    const user = await call(me).catch((error: unknown) => {
      if (readToken() === null) return null
      throw error
    })
    if (!user) put(SIGNED_OUT)
    else if (readToken() === token) put(sessionOf(token, user))
  }
  return session
}

const RESEND_MS = 3_000

/** Locks the screen at once, in every tab; the server is told, and told again until it hears (E-9). */
export function lockScreen(): void {
  if (!session.loggedIn) return
  holdLock(session.name)
  void sendLock()
}

async function sendLock(): Promise<void> {
  while (readLock().locked) {
    const missed = await call(lock).then(
      () => false,
      (error: unknown) => error instanceof ApiProblem && (error.status === 0 || error.status >= 500),
    )
    if (!missed) return
    await new Promise((resolve) => setTimeout(resolve, RESEND_MS))
  }
}

/** Opens the locked screen of this browser with the person's password. Throws `ApiProblem`; the fifth wrong password signs out. */
export async function unlockScreen(password: string): Promise<void> {
  const token = readToken()
  const { user } = await call(unlock, { body: { password } })
  if (token !== null && token === readToken()) put(sessionOf(token, user))
  releaseLock()
}

/** Keeps this tab in step with lost tokens and with the other tabs. Answers how to stop. */
export function watchSession(): () => void {
  const unsubscribers = [
    onTokenLost(() => {
      releaseLock()
      put(SIGNED_OUT)
    }),
    onLock(() => {
      if (!readLock().locked && session.loggedIn) refreshSession().catch(() => undefined)
    }),
    onTokenElsewhere(() => {
      if (readToken() === null) loseToken('signed-out-elsewhere')
      else refreshSession().catch(() => undefined)
    }),
  ]
  return () => {
    for (const stop of unsubscribers) stop()
  }
}

function put(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Roles are the scopes of all groups, in either case (REQ-052, REQ-053). */
function sessionOf(token: string, user: CurrentUser): Session {
  const named = [...user.scopes, ...user.auth_groups.flatMap((group) => group.scopes.map((scope) => scope.name))]
  const scopes = [...new Set(named.map((name) => name.toLowerCase() as Scope))]
  return {
    checked: true,
    loggedIn: true,
    token,
    id: user.id,
    userId: user.id,
    email: user.email,
    username: user.email,
    name: user.name,
    appRights: scopes,
    scopes,
    userScopes: scopes.map((name) => ({ name })),
    userGroups: user.auth_groups,
    licensedProvinces: user.licensed_provinces.split(',').flatMap((name) => name.trim() || []),
    queueEnabled: user.queue_enabled,
    numberOfAssignedPatients: user.number_of_assigned_patients,
    isAdmin: scopes.includes('admin'),
    isPCR: scopes.includes('pcr'),
    isNP: scopes.includes('np'),
    isPCRManager: scopes.includes('pcrmanager'),
    isNPManager: scopes.includes('npmanager'),
    isUser: scopes.includes('user'),
  }
}
