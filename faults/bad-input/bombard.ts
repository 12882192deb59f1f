import { openChance } from '@clinic/core/shared/chance'
import { allEndpoints } from '@clinic/server/testing/endpoints'
import fc from 'fast-check'
import { type BadRequest, badRequestsTo } from './bad-request.ts'
import { askersOf, isRejected, openCast } from './cast.ts'
import { checkAnswer, type RawAnswer } from './check-answer.ts'
import { findWritten } from './find-written.ts'
import { badForms } from './forms.ts'
import { knowConversations } from './known-conversations.ts'
import { sendMalformed } from './malformed.ts'
import { hangUp, send } from './send.ts'
import type { Target } from './target.ts'

export type Order = {
  seed: number
  requests: number
  /** Called after each round with how many were sent so far. */
  onRound?: (sent: number) => void
}
/** `wrong`: what was not as it must be, one line each. `answers`: how many of each status. */
export type Outcome = { sent: number; answers: Record<string, number>; slowestMs: number; wrong: string[] }

const AT_ONCE = 12
const PER_ROUND = 400
/** Of a hundred requests so many are forms. */
const FORMS = 3
const SHOWN_LETTERS = 300

/** Sends so many requests made from the contract's schemas, corrupted, and every malformed HTTP once; the same seed makes the same ones. */
export async function bombard(target: Target, { seed, requests, onRound }: Order): Promise<Outcome> {
  const endpoints = await allEndpoints()
  const cast = await openCast(target.sql)
  const conversations = await knowConversations(target)
  const outcome: Outcome = { sent: 0, answers: {}, slowestMs: 0, wrong: [] }
  const chance = openChance(seed)
  const makers = endpoints.map((endpoint) => badRequestsTo(endpoint, { askers: askersOf(endpoint), hints: cast.hints }))
  const forms = badForms(endpoints)
  outcome.wrong.push(...(await sendMalformed(target.port)))
  let headers = await cast.renew()
  let delivered = 0
  /** Where those came from that were refused, and with what answer. */
  const refused = new Map<string, string>()
  const deliver = async (request: BadRequest) => {
    const address = addressOf(delivered++)
    const heard = await send({
      port: target.port,
      method: request.endpoint.method,
      path: request.path,
      headers: { 'x-api-key': target.chatKey, 'x-forwarded-for': address, ...headers[request.asker], ...request.headers },
      body: conversations.withKey(request),
    })
    if (!('broken' in heard) && heard.status >= 400 && !('x-forwarded-for' in request.headers))
      refused.set(address, `${request.endpoint.method} ${request.path} refused with ${heard.status}`)
    return heard
  }
  for (let round = 0; outcome.sent < requests; round += 1) {
    const waiting = Array.from({ length: Math.min(PER_ROUND, requests - outcome.sent) }, (_, place) => {
      const turn = round * PER_ROUND + place
      const maker = turn % 100 < FORMS ? forms : makers[turn % makers.length]
      return one(maker ?? forms, chance.int(0, 2 ** 31 - 1))
    })
    const suspects: BadRequest[] = []
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const begun = performance.now()
        const heard = await deliver(next)
        outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - begun)
        conversations.hear(next, heard)
        count(outcome, next, heard)
        if (gotIn(next, heard)) suspects.push(next)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    headers = await cast.renew()
    // An administrator among the callers may have granted a right during the round: then a call succeeds that is
    // otherwise refused.
    for (const suspect of suspects) if (gotIn(suspect, await deliver(suspect))) accuse(outcome, suspect, `${suspect.asker} got in`)
    onRound?.(outcome.sent)
  }
  hangUp()
  outcome.wrong.push(...(await findWritten(target.sql, refused)))
  return outcome
}

function one(maker: fc.Arbitrary<BadRequest>, seed: number): BadRequest {
  const [request] = fc.sample(maker, { seed, numRuns: 1 })
  if (!request) throw new Error('nothing was made')
  return request
}

/** Each comes from an address of its own, so that limits per address do not end the run. */
function addressOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
}

function count(outcome: Outcome, request: BadRequest, heard: RawAnswer): void {
  outcome.sent += 1
  const status = 'broken' in heard ? 'none' : String(heard.status)
  outcome.answers[status] = (outcome.answers[status] ?? 0) + 1
  const wrong = checkAnswer(request, heard)
  if (wrong) accuse(outcome, request, wrong)
}

function accuse(outcome: Outcome, { endpoint, asker, path, headers, body }: BadRequest, wrong: string): void {
  const shown = `${endpoint.method} ${path.slice(0, SHOWN_LETTERS)} as ${asker} ${JSON.stringify(headers).slice(0, SHOWN_LETTERS)} ${body?.slice(0, SHOWN_LETTERS) ?? ''}`
  outcome.wrong.push(`${endpoint.method} ${endpoint.path}: ${wrong}\n    ${shown}`)
}

function gotIn({ endpoint, asker, headers }: BadRequest, heard: RawAnswer): boolean {
  return !('broken' in heard) && heard.status < 400 && isRejected(endpoint, asker) && !('authorization' in headers)
}
