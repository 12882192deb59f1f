import { login } from '@clinic/contract/auth'
import { claimNp, npPage } from '@clinic/contract/queues'
import { listAuthGroups, me } from '@clinic/contract/users'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callAddress } from './api.ts'
import { ApiProblem } from './api-problem.ts'
import { readLock, releaseLock } from './screen-lock.ts'
import { onTokenLost } from './token.ts'

const stored = new Map<string, string>()
const sent: { address: string; init: RequestInit }[] = []

function answer(status: number, body: string | object): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

async function failureOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiProblem)
  return error as ApiProblem
}

beforeEach(() => {
  stored.clear()
  sent.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const refusal = (code: string, message: string, more = {}) => ({ error: { code, message, ...more }, message })

describe('a call', () => {
  it('carries the saved token, the filled path, the query and the body (REQ-064)', async () => {
    stored.set('authToken', 'secret')
    answer(409, refusal('np-limit', 'x'))
    await failureOf(call(claimNp, { params: { patient_id: 'a/b c' } }))
    await failureOf(call(npPage, { query: { list: 'mine', search: 'é&', page: 2 } }))
    await failureOf(call(login, { body: { email: 'a@b.ca', password: 'long enough' } }))
    expect(sent.map((one) => one.address)).toEqual([
      '/api/queues/np/a%2Fb%20c/claim',
      '/api/queues/np/page?list=mine&search=%C3%A9%26&page=2',
      '/api/auth/login',
    ])
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer secret')
    expect(sent[2]?.init).toMatchObject({ method: 'POST', body: '{"email":"a@b.ca","password":"long enough"}' })
  })

  it('can outlive its page, if it is as small as browsers let it be', async () => {
    answer(200, {})
    for (const email of ['a@b.ca', 'a'.repeat(60_000)]) {
      await call(login, { body: { email, password: 'long enough' }, outlives: true }).catch(() => undefined)
    }
    await call(login, { body: { email: 'a@b.ca', password: 'long enough' } }).catch(() => undefined)
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined, undefined])
  })

  it('can carry an API key in place of the token, on GET and on POST (REQ-067)', async () => {
    stored.set('authToken', 'secret')
    answer(409, refusal('np-limit', 'x'))
    await failureOf(call(me, { apiKey: 'a-key' }))
    await failureOf(call(claimNp, { params: { patient_id: 'P1' }, apiKey: 'a-key' }))
    expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
    for (const { init } of sent) {
      expect(new Headers(init.headers).get('x-api-key')).toBe('a-key')
      expect(new Headers(init.headers).has('authorization')).toBe(false)
    }
  })

  it('goes to the page’s own origin, or to the one that the page names (REQ-076)', async () => {
    answer(409, refusal('np-limit', 'x'))
    await failureOf(call(me))
    const origin = (name: string) => (name.includes('api-origin') ? { content: 'https://api.clinic.example' } : null)
    vi.stubGlobal('document', { querySelector: origin })
    await failureOf(call(me))
    expect(sent.map(({ address, init }) => [address, init.credentials])).toEqual([
      ['/api/me', 'same-origin'],
      ['https://api.clinic.example/api/me', 'include'],
    ])
  })

  it('refuses to be made without a parameter that its path needs', () => {
    expect(() => callAddress('/api/users/{id}', {})).toThrow('needs id')
  })

  it('answers what the server answered', async () => {
    const groups = [
      {
        id: 3,
        name: 'nps',
        description: '',
        scopes: [{ name: 'np' }],
        pcr_capable: false,
        np_capable: true,
        needs_strong_factor: false,
        members: 2,
      },
    ]
    answer(200, groups)
    expect(await call(listAuthGroups)).toEqual(groups)
  })

  it('says so when an answer cannot be read', async () => {
    answer(200, 'cut off')
    expect(await failureOf(call(listAuthGroups))).toMatchObject({ code: 'unreadable-answer' })
  })
})

describe('a refusal', () => {
  it('keeps the code, the words, the fields and the details', async () => {
    answer(409, refusal('code-too-soon', 'Please wait 12 seconds.', { fields: { token: 'too soon' }, details: { seconds: 12 } }))
    const problem = await failureOf(call(me))
    expect(problem).toMatchObject({ code: 'code-too-soon', status: 409, message: 'Please wait 12 seconds.' })
    expect(problem.fields).toEqual({ token: 'too soon' })
    expect(problem.details).toEqual({ seconds: 12 })
  })

  it.each([
    [500, 'internal-error', 'A server error occurred. Please try again.'],
    [502, 'database-unavailable', 'The service is briefly unavailable. Please try again.'],
    [403, 'forbidden', 'You do not have access to this.'],
  ])('with status %i and a body that is not ours becomes %s (REQ-099)', async (status, code, message) => {
    answer(status, '<html>proxy</html>')
    expect(await failureOf(call(me))).toMatchObject({ code, message, status })
  })

  it('with status 401 ends the session and forgets the token under both keys (REQ-066, REQ-090)', async () => {
    stored.set('authToken', 'old').set('jwtToken', 'old')
    const lost: string[] = []
    const stop = onTokenLost((reason) => lost.push(reason))
    answer(401, refusal('session-ended', 'Your session has ended. Please log in again.'))
    await failureOf(call(me))
    stop()
    expect(lost).toEqual(['session-ended'])
    expect([...stored.keys()]).toEqual([])
  })

  it('that comes after a log-out, or for a token since replaced, ends nothing', async () => {
    stored.set('authToken', 'old')
    const lost: string[] = []
    const stop = onTokenLost((reason) => lost.push(reason))
    vi.stubGlobal('fetch', async () => {
      stored.set('authToken', 'new')
      return new Response(JSON.stringify(refusal('session-ended', 'x')), { status: 401 })
    })
    await failureOf(call(me))
    stop()
    expect(lost).toEqual([])
    expect(stored.get('authToken')).toBe('new')
  })

  it('that the screen is locked locks it here, keeps the token, and asks nothing more until it is open (E-9)', async () => {
    vi.stubGlobal('document', { querySelector: () => null, documentElement: { toggleAttribute: () => true } })
    stored.set('authToken', 'mine')
    answer(401, refusal('session-locked', 'x', { details: { name: 'Dana Whitfield' } }))
    expect(await failureOf(call(me))).toMatchObject({ code: 'session-locked' })
    expect(readLock()).toEqual({ locked: true, name: 'Dana Whitfield' })
    expect(await failureOf(call(me))).toMatchObject({ code: 'session-locked' })
    expect(sent).toHaveLength(1)
    expect(stored.get('authToken')).toBe('mine')
    releaseLock()
    await failureOf(call(me))
    expect(sent).toHaveLength(2)
    releaseLock()
  })

  it('of the password is no lost session (REQ-095)', async () => {
    stored.set('authToken', 'old')
    answer(401, refusal('bad-credentials', 'Incorrect email or password.'))
    const problem = await failureOf(call(login, { body: { email: 'a', password: 'b' } }))
    expect(problem.code).toBe('bad-credentials')
    expect(stored.get('authToken')).toBe('old')
  })
})

describe('a call that never arrives', () => {
  it('says that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(call(me))).toMatchObject({ code: 'no-connection', status: 0 })
  })

  it('is given up after 100 seconds and says that the server took too long (REQ-065)', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('signal timed out', 'TimeoutError')
    })
    expect(await failureOf(call(me))).toMatchObject({ code: 'timeout', status: 0 })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(100_000)
  })

  it('knows that it was stopped on purpose', async () => {
    const controller = new AbortController()
    controller.abort()
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('aborted', 'AbortError')
    })
    expect(await failureOf(call(me, { signal: controller.signal }))).toMatchObject({ code: 'aborted' })
  })
})
