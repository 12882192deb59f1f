import { type Answer, call } from '@clinic/testing/call'
import type { DayMetrics, Timed } from './figures.ts'

/** Where the program listens. */
export type Place = { host: string; port: number }
export type Asked = { call: string; body?: object; token?: string; chatKey?: string; from?: string; timed?: Timed }
export type Response = { status: number; body: unknown }
/** Asks the program and times the answer; what comes broken, or says that the program failed, is an error of the day. */
export type Line = (asked: Asked) => Promise<Response>

/** What several people ask through. `from`: the address that each of them has; without it, this machine itself. */
export function openLine({ host, port }: Place, figures: DayMetrics): Line {
  return async ({ call: what, body, token, chatKey, from, timed }) => {
    const [method = 'GET', path = ''] = what.split(' ')
    const began = performance.now()
    const answer = await call({
      host,
      port,
      method,
      path,
      headers: {
        ...(from && { 'x-forwarded-for': from }),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(chatKey && { 'x-api-key': chatKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (timed) figures.time(timed, performance.now() - began)
    if (answer.kind === 'answered' && answer.status < 500 && !NEVER.has(answer.status)) return answer
    figures.fail(`${method} ${path.replace(/\?.*/, '')}: ${segmentsOf(answer)}`)
    return answer.kind === 'answered' ? answer : { status: 0, body: null }
  }
}

/** Answers that a well-behaved client never gets. */
const NEVER = new Set([400, 401, 403, 413, 415, 429])

function segmentsOf(answer: Answer): string {
  if (answer.kind === 'unsent') return 'nobody listens'
  if (answer.kind === 'broken') return answer.why
  const code = (answer.body as { error?: { code?: string } } | null)?.error?.code ?? ''
  return `${answer.status} ${code}`.trim()
}
