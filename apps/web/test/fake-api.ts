import type { Endpoint, Output, Parsed } from '@clinic/contract/endpoint'
import { PROBLEMS, type ProblemCode, problemText } from '@clinic/contract/problem'

/** What a component sent, parsed by the contract's own schemas. */
type Received = { params: Record<string, string>; query: unknown; body: unknown }
type Reply = (received: Received) => Response | Promise<Response>
type Route = { endpoint: Endpoint; reply: Reply; received: Received[] }
type Given<E> = Output<E> | ((received: Parsed<E>) => Output<E> | Promise<Output<E>>)
type RefusalParts = { details?: Record<string, unknown>; fields?: Record<string, string> }

let routes: Route[] = []
let unanswered: string[] = []

/**
 * The server as far as one test needs it, at the edge of the page: `fetch`. Every request and every answer goes through the schemas of the
 * contract, so that a test can't show a component what the server would never send. A call that no test foresaw fails the test.
 */
export const api = {
  /** Answers a call from now on. */
  answers<E extends Endpoint>(endpoint: E, answer: Given<E>): void {
    set(endpoint, async (received) => {
      const output = isFunction(answer) ? await answer(received as Parsed<E>) : answer
      return json(200, endpoint.response.parse(output))
    })
  },
  /** Refuses a call with a code of the contract, in its words. */
  refuses(endpoint: Endpoint, code: ProblemCode, { details, fields }: RefusalParts = {}): void {
    const message = problemText(code, details)
    set(endpoint, () => json(PROBLEMS[code][0], { error: { code, message, fields, details }, message }))
  },
  /** Answers with something that is not what the contract promises. */
  garbles(endpoint: Endpoint, status: number, body: unknown): void {
    set(endpoint, () => json(status, body))
  },
  /** The server can't be reached for this call. */
  disconnects(endpoint: Endpoint): void {
    set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')))
  },
  /** Leaves a call without an answer until the function it gives back is called. */
  stalls<E extends Endpoint>(endpoint: E, answer: Output<E> | null = null): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    set(endpoint, async () => {
      await promise
      return json(200, endpoint.response.parse(answer))
    })
    return resolve
  },
  /** What was sent to a call, oldest first. */
  received<E extends Endpoint>(endpoint: E): Parsed<E>[] {
    return routes.filter((route) => isSame(route.endpoint, endpoint)).flatMap((route) => route.received) as Parsed<E>[]
  },
}

/** Replaces `fetch`. */
export async function fakeFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), 'http://localhost')
  const { method = 'GET', signal } = init
  if (pathname === '/api/events') return untilAborted(signal)
  const found = find(method, pathname)
  if (!found) {
    unanswered.push(`${method} ${pathname}`)
    throw new TypeError(`The test answers no ${method} ${pathname}`)
  }
  const { route, params } = found
  const { endpoint } = route
  const received = parseRequest(endpoint, { params, searchParams, body: init.body })
  route.received.push(received)
  return Promise.race([route.reply(received), untilAborted(signal)])
}

type Sent = { params: Record<string, string>; searchParams: URLSearchParams; body: BodyInit | null | undefined }

/** What the server would refuse to read is a error of the component, and fails the test. */
function parseRequest({ method, path, query, body: schema }: Endpoint, { params, searchParams, body }: Sent): Received {
  try {
    return {
      params,
      query: query?.parse(Object.fromEntries(searchParams)),
      body: schema?.parse(typeof body === 'string' ? JSON.parse(body) : undefined),
    }
  } catch (error) {
    unanswered.push(`${method} ${path}, with what the contract does not know: ${String(error)}`)
    throw error
  }
}

/** Forgets every answer, and says which calls had none. */
export function resetFakeApi(): string[] {
  const calls = [...new Set(unanswered)]
  routes = []
  unanswered = []
  return calls
}

function isFunction<E>(answer: Given<E>): answer is (received: Parsed<E>) => Output<E> | Promise<Output<E>> {
  return typeof answer === 'function'
}

function set(endpoint: Endpoint, reply: Reply): void {
  const existing = routes.find((route) => isSame(route.endpoint, endpoint))
  if (existing) existing.reply = reply
  else routes.push({ endpoint, reply, received: [] })
}

function isSame(one: Endpoint, other: Endpoint): boolean {
  return one.method === other.method && one.path === other.path
}

/** A path without parameters is meant before one with them, as on the server. */
function find(method: string, pathname: string): { route: Route; params: Record<string, string> } | null {
  const matches = routes.flatMap((route) => {
    const params = route.endpoint.method === method ? paramsOf(route.endpoint.path, pathname) : null
    return params ? [{ route, params }] : []
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null
}

function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(pathname)
  return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
