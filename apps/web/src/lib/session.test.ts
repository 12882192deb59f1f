import type { CurrentUser } from '@clinic/contract/users'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { readSession, refreshSession, signIn, signOut } from './session.ts'

const stored = new Map<string, string>()
const user: CurrentUser = {
  id: 7,
  email: 'dana@example.org',
  first_name: 'Dana',
  last_name: 'Whitfield',
  name: 'Dana Whitfield',
  licensed_provinces: 'Ontario, Nova Scotia',
  queue_enabled: true,
  auth_groups: [
    { id: 3, name: 'nps', description: '', scopes: [{ name: 'np' }, { name: 'user' }] },
    { id: 12, name: 'pcrManagers', description: '', scopes: [{ name: 'pcrmanager' }] },
  ],
  scopes: ['np'],
  number_of_assigned_patients: 4,
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answers = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const unauthenticated = { error: { code: 'session-ended', message: 'x' }, message: 'x' }

function signedIn(person: CurrentUser) {
  signIn('secret', person)
  return readSession()
}

describe('the session of a person', () => {
  it('holds every field of the log-in store (REQ-101)', () => {
    expect(signedIn(user)).toMatchObject({
      loggedIn: true,
      token: 'secret',
      id: 7,
      userId: 7,
      email: 'dana@example.org',
      username: 'dana@example.org',
      name: 'Dana Whitfield',
      userGroups: user.auth_groups,
      userScopes: [{ name: 'np' }, { name: 'user' }, { name: 'pcrmanager' }],
      scopes: ['np', 'user', 'pcrmanager'],
      appRights: ['np', 'user', 'pcrmanager'],
      licensedProvinces: ['Ontario', 'Nova Scotia'],
      queueEnabled: true,
      numberOfAssignedPatients: 4,
    })
  })

  it('has the roles of all groups, whatever their case (REQ-052, REQ-053, REQ-102)', () => {
    const loud = { ...user, auth_groups: [{ id: 9, name: 'x', description: '', scopes: [{ name: 'NPManager' as 'npmanager' }] }] }
    expect(signedIn(user)).toMatchObject({
      isNP: true,
      isPCRManager: true,
      isUser: true,
      isAdmin: false,
      isPCR: false,
      isNPManager: false,
    })
    expect(signedIn(loud)).toMatchObject({ isNP: true, isNPManager: true, isUser: false })
  })

  it('reads nobody’s provinces as none', () => {
    expect(signedIn({ ...user, licensed_provinces: '' }).licensedProvinces).toEqual([])
  })
})

describe('a saved token', () => {
  it('restores the session once the server knows it (REQ-091, A-6)', async () => {
    stored.set('authToken', 'saved')
    answers(200, user)
    await refreshSession()
    expect(readSession()).toMatchObject({ loggedIn: true, token: 'saved', name: 'Dana Whitfield' })
  })

  it('that the server refuses logs nobody in and is forgotten (A-6, REQ-066)', async () => {
    stored.set('authToken', 'dead').set('jwtToken', 'dead')
    answers(401, unauthenticated)
    await refreshSession()
    expect(stored.size).toBe(0)
    expect(readSession()).toMatchObject({ checked: true, loggedIn: false, token: null })
  })

  it('is kept when the server cannot be asked', async () => {
    stored.set('authToken', 'saved')
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(refreshSession()).rejects.toBeInstanceOf(ApiProblem)
    expect(stored.get('authToken')).toBe('saved')
  })
})

describe('logging in and out', () => {
  it('keeps the token under both keys and forgets both (REQ-046, REQ-088 to REQ-092)', () => {
    answers(200, { success: true })
    signIn('fresh', user)
    expect([stored.get('authToken'), stored.get('jwtToken')]).toEqual(['fresh', 'fresh'])
    expect(readSession()).toMatchObject({ loggedIn: true, token: 'fresh' })
    signOut()
    expect(stored.size).toBe(0)
    expect(readSession()).toMatchObject({ loggedIn: false, token: null, name: '', scopes: [], isNP: false })
  })
})
