import type { ChatReply } from '@clinic/contract/chat'
import { apiOrigin } from '../../lib/page-settings.ts'
import type { TurnBody, TurnProblem } from './conversation.ts'

type TurnOutcome = { reply: ChatReply } | { problem: TurnProblem }

/** D1 §9: a turn is given up after 100 seconds. */
const TIMEOUT_MS = 100_000

/** One turn to `POST /api/ai` (REQ-201). Never throws: what went wrong comes back as a problem. */
export async function sendTurn(body: TurnBody, apiKey: string): Promise<TurnOutcome> {
  try {
    const response = await fetch(`${apiOrigin()}/api/ai`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { reply: (await response.json()) as ChatReply }
    return { problem: response.status < 500 ? await refusal(response) : broken() }
  } catch (cause) {
    const timedOut = cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
    return { problem: timedOut ? { kind: 'timeout', message: null, code: null } : broken() }
  }
}

async function refusal(response: Response): Promise<TurnProblem> {
  const body = (await response.json().catch(() => null)) as { message?: unknown; error?: { code?: unknown } } | null
  const message = typeof body?.message === 'string' && body.message !== '' ? body.message : null
  return { kind: 'refused', message, code: typeof body?.error?.code === 'string' ? body.error.code : null }
}

function broken(): TurnProblem {
  return { kind: 'network', message: null, code: null }
}
