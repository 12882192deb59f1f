import { afterEach, expect, it, vi } from 'vitest'
import { type ChatMessages, EN } from '../../question-cards/messages/chat-messages.ts'
import { FR } from '../../question-cards/messages/chat-messages-fr.ts'
import { problemText } from '../dialogs/problem-text.ts'
import { sendTurn } from './send-turn.ts'

const BODY = { action: 'query', conversation_id: 'abcDEF123456', query: 'hello', key: '' } as const

afterEach(() => vi.unstubAllGlobals())

const problemOf = async () => {
  const outcome = await sendTurn(BODY, 'page-key')
  if (!('problem' in outcome)) throw new Error('There was no problem.')
  return outcome.problem
}
const shown = async (texts: ChatMessages['problem'] = EN.problem) => problemText(await problemOf(), texts)

function answering(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer())
}

it('gives the reply (REQ-201)', async () => {
  answering(() => Response.json({ ACTION: 'GREETING', key: 'first' }))
  expect(await sendTurn(BODY, 'page-key')).toEqual({ reply: { ACTION: 'GREETING', key: 'first' } })
})

it('goes to /api/ai as JSON, with the key of the page (REQ-067, REQ-201)', async () => {
  const sent: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent.push([address, request])
    return Response.json({})
  })
  await sendTurn(BODY, 'page-key')
  expect(sent).toMatchObject([
    ['/api/ai', { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': 'page-key' }, body: JSON.stringify(BODY) }],
  ])
})

it('says that the connection was aborted on a time-out (REQ-129)', async () => {
  answering(() => {
    throw new DOMException('too long', 'TimeoutError')
  })
  expect(await problemOf()).toMatchObject({ kind: 'timeout' })
  expect(await shown()).toBe('Connection was aborted!')
})

it('says that the message was not sent when the network or the server fails (REQ-130)', async () => {
  answering(() => {
    throw new TypeError('no network')
  })
  expect(await shown()).toBe('There was an error sending the message!')
  answering(() => new Response('<html>', { status: 502 }))
  expect(await shown()).toBe('There was an error sending the message!')
})

it('shows the words of a refusal, or says that the error is unknown (REQ-131)', async () => {
  answering(() => Response.json({ error: { code: 'too-many-attempts' }, message: 'Too many attempts.' }, { status: 429 }))
  expect(await sendTurn(BODY, 'page-key')).toEqual({
    problem: { kind: 'refused', message: 'Too many attempts.', code: 'too-many-attempts' },
  })
  answering(() => new Response('', { status: 400 }))
  expect(await shown()).toBe('An unknown error occurred.')
})

it('says a refusal in French by its code, and one that it does not know as an unknown error', async () => {
  answering(() =>
    Response.json({ error: { code: 'conversation-key-invalid' }, message: 'This belongs to somebody else.' }, { status: 403 }),
  )
  expect(await shown(FR.problem)).toContain('Cette conversation ne peut pas être ouverte ici')
  answering(() => Response.json({ error: { code: 'something-new' }, message: 'Something new.' }, { status: 409 }))
  expect(await shown(FR.problem)).toBe('Une erreur inconnue est survenue.')
})
