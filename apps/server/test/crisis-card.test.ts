import type { ChatReply } from '@clinic/contract/chat'
import { TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await openProgram()
})
afterAll(() => program.close())

const ENGLISH = /\b(?:the|your|you|please|thank|with|what|when|have|this|call|text)\b/i

/** What a patient says over HTTP, message after message. */
async function talk(conversation_id: string, messages: readonly string[], language: 'en' | 'fr'): Promise<ChatReply[]> {
  const replies: ChatReply[] = []
  for (const query of ['book with tcn', ...messages]) {
    const body = { action: 'query', conversation_id, key: replies.at(-1)?.key ?? '', query, language }
    const sent = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(sent.status, sent.text).toBe(200)
    replies.push(sent.body as unknown as ChatReply)
  }
  return replies
}

const alarmOf = async (id: string) =>
  (
    await program.database.sql`
      select kind, place, province, callback_number, closed_at from crisis_alarms where conversation_id = ${id}`
  )[0]

test('a francophone gets the French card while nothing at all is approved in French (F-14, F-21)', async () => {
  await program.database.sql`delete from text_approvals`
  await program.database.sql`delete from approved_texts`
  const [greeting, card, check, over] = await talk('crisisfrench', ['je veux mourir', 'je suis en sécurité', 'non'], 'fr')
  expect(greeting?.text).toMatch(ENGLISH)
  expect(card).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide', ask: TEXTS_FR.crisis.askPlace } })
  expect(card?.text).toContain(TEXTS_FR.crisis.kinds.suicide('le 9-1-1'))
  for (const one of [card, check]) expect(JSON.stringify([one?.text, one?.options, one?.DATA])).not.toMatch(ENGLISH)
  expect(over?.ACTION).not.toBe('CRISIS')
})

test('where the person is and how to call them reach the alarm, and the numbers become those of the place (F-4, F-20)', async () => {
  const id = 'crisisplaced'
  const replies = await talk(id, ['I want to kill myself', 'I am at 4 Elm Street, Iqaluit, Nunavut', '867 555 0142'], 'en')
  expect(replies.map(({ ACTION }) => ACTION)).toEqual(['GREETING', 'CRISIS', 'CRISIS', 'CRISIS'])
  expect(replies[1]?.DATA).toMatchObject({ lines: [{ number: '9-1-1' }, { number: '9-8-8' }] })
  expect(replies[3]?.DATA).toMatchObject({ lines: [{ number: '9-8-8' }] })
  expect(replies[3]?.DATA).not.toHaveProperty('ask')
  expect(await alarmOf(id)).toEqual({
    ...{ kind: 'suicide', place: 'I am at 4 Elm Street, Iqaluit, Nunavut', province: 'NU' },
    ...{ callback_number: '8675550142', closed_at: null },
  })
})
