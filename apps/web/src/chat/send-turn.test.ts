import { afterEach, expect, it, vi } from 'vitest'
import { sendTurn } from './send-turn.ts'

const BODY = { action: 'query', conversation_id: 'abcDEF123456', query: 'hello', key: '' } as const

afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer())
}

it('gives the reply (REQ-201)', async () => {
  answering(() => Response.json({ ACTION: 'GREETING', key: 'first' }))
  expect(await sendTurn(BODY, 'page-key')).toEqual({ reply: { ACTION: 'GREETING', key: 'first' } })
})

it('says that the connection was aborted on a time-out (REQ-129)', async () => {
  answering(() => {
    throw new DOMException('too long', 'TimeoutError')
  })
  expect(await sendTurn(BODY, 'page-key')).toMatchObject({ problem: { kind: 'timeout', message: 'Connection was aborted!' } })
})

it('says that the message was not sent when the network or the server fails (REQ-130)', async () => {
  answering(() => {
    throw new TypeError('no network')
  })
  expect(await sendTurn(BODY, 'page-key')).toMatchObject({ problem: { message: 'There was an error sending the message!' } })
  answering(() => new Response('<html>', { status: 502 }))
  expect(await sendTurn(BODY, 'page-key')).toMatchObject({ problem: { message: 'There was an error sending the message!' } })
})

it('shows the words of a refusal, or says that the error is unknown (REQ-131)', async () => {
  answering(() => Response.json({ error: { code: 'too-many-attempts' }, message: 'Too many attempts.' }, { status: 429 }))
  expect(await sendTurn(BODY, 'page-key')).toEqual({
    problem: { kind: 'refused', message: 'Too many attempts.', code: 'too-many-attempts' },
  })
  answering(() => new Response('', { status: 400 }))
  expect(await sendTurn(BODY, 'page-key')).toMatchObject({ problem: { message: 'An unknown error occurred.' } })
})
