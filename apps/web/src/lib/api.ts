import type { Endpoint, Input, Output } from '@clinic/contract/endpoint'
import { ACCESS_TEXTS } from '@clinic/contract/texts'
import { ApiProblem, problemFromBody } from './api-problem.ts'
import { formatLanguage } from './messages/language.ts'
import { t } from './messages/t.ts'
import { apiOrigin } from './page-settings.ts'
import { lockIfRefused, readLock } from './screen-lock.ts'
import { readToken } from './token.ts'

/** Milliseconds (REQ-065). */
const API_TIMEOUT = 100_000

type Params<E> = Input<E> extends { params: infer P } ? P : unknown
/** The contract's `Input`, without `params` where the path has none. */
export type CallInput<E> = unknown extends Params<E> ? Omit<Input<E>, 'params'> : Input<E>
/** `token` replaces the session's own; `apiKey` is sent in its place (REQ-067). `outlives`: continues although its page closes at the same time. */
type Extras = { signal?: AbortSignal; token?: string; apiKey?: string; outlives?: boolean }
type Arguments<E> = object extends CallInput<E> ? [input?: CallInput<E> & Extras] : [input: CallInput<E> & Extras]
type Loose = Extras & { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/**
 * Makes one call of the contract with the session's bearer token (REQ-064) and answers its response. Throws `ApiProblem`. A 401 ends the
 * session (REQ-066) or locks the screen (E-9), except on calls that need neither. While the screen is locked nothing is asked that the server would
 * refuse.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>): Promise<Output<E>> {
  const given = (input ?? {}) as Loose
  const token = given.token ?? readToken()
  if (readLock().locked && needsSession(endpoint)) throw problemFromBody(401, LOCKED)
  const response = await send(endpoint, given, token)
  const body = await readBody(response)
  if (!response.ok) {
    const problem = problemFromBody(response.status, body)
    // An answer to a token that is no longer the saved one (logged out since) ends nothing.
    if (response.status === 401 && belongsToSession(endpoint) && token === readToken()) lockIfRefused(problem)
    throw problem
  }
  if (body === undefined) throw unreadable(response.status)
  return (import.meta.env.DEV ? endpoint.response.parse(body) : body) as Output<E>
}

/** Browsers let 64 KB of text outlive its page. */
const OUTLIVING = 60_000

async function send(endpoint: Endpoint, given: Loose, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(API_TIMEOUT)
  const body = given.body === undefined ? undefined : JSON.stringify(given.body)
  try {
    return await fetch(`${apiOrigin()}${callAddress(endpoint.path, given.params, given.query)}`, {
      method: endpoint.method,
      headers: callHeaders(given, token),
      credentials: apiOrigin() === '' ? 'same-origin' : 'include',
      signal: given.signal ? AbortSignal.any([given.signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
      ...(given.outlives && body !== undefined && new Blob([body]).size < OUTLIVING && { keepalive: true }),
    })
  } catch (error) {
    throw unsent(error, given.signal)
  }
}

function callHeaders(given: Loose, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': formatLanguage() })
  if (given.apiKey) headers.set('x-api-key', given.apiKey)
  else if (token) headers.set('authorization', `Bearer ${token}`)
  if (given.body !== undefined) headers.set('content-type', 'application/json')
  return headers
}

/** Fills `{name}` in the path and adds the query; what is undefined is omitted. */
export function callAddress(path: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`The path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

const LOCKED = { error: { code: 'session-locked', message: ACCESS_TEXTS.sessionLocked }, message: ACCESS_TEXTS.sessionLocked }

function needsSession({ access }: Endpoint): boolean {
  return access === 'staff' || Array.isArray(access)
}

function belongsToSession(endpoint: Endpoint): boolean {
  return endpoint.access === 'locked' || needsSession(endpoint)
}

/** The body as JSON; `undefined` where there is none that can be read. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function unreadable(status: number): ApiProblem {
  return new ApiProblem({
    code: 'unreadable-answer',
    message: t('We got an unexpected response from the server. Please try again.'),
    status,
  })
}

function unsent(error: unknown, asked: AbortSignal | undefined): ApiProblem {
  if (asked?.aborted) return new ApiProblem({ code: 'aborted', message: t('The request was cancelled.'), status: 0 })
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiProblem({ code: 'timeout', message: t('The server took too long to respond. Please try again.'), status: 0 })
  }
  return new ApiProblem({
    code: 'no-connection',
    message: t('We can’t reach the server. Check your connection and try again.'),
    status: 0,
  })
}
