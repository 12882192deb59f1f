import type { ChatReply } from '@clinic/contract/chat'
import { FIRST_WORDS_TEXTS } from '@clinic/core/chat/texts/first-words-texts'
import { FIRST_WORDS_TEXTS_FR } from '@clinic/core/chat/texts/first-words-texts-fr'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../content/starters.ts'
import { approveEvery } from '../src/assistant/translations/approve-every.ts'
import { change, RECORDED_AS_TURN } from '../src/platform/db/change.ts'
import { buildStaff, nobodyContext } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await openProgram()
  const { id: user_id } = await buildStaff(program.database.sql, { groups: ['admins'] })
  await change(nobodyContext(program.database), async (tx, context) => {
    await approveEvery(tx, { questionnaires: STARTERS, user_id, now: context.now })
    return { result: null, audit: RECORDED_AS_TURN }
  })
})
afterAll(() => program.close())

const OPENING = {
  en: 'Hi I’m Marie Tremblay, I have had back pain since 2009 and I take gabapentin',
  fr: 'Bonjour, je m’appelle Marie Tremblay, j’ai mal au dos depuis 2009 et je prends de la gabapentine',
} as const
const CHECK = { en: FIRST_WORDS_TEXTS.check, fr: FIRST_WORDS_TEXTS_FR.check } as const

let people = 0

/** One patient over HTTP whose first words are the opening, as far as the card that asks whether they were understood. */
async function open(language: 'en' | 'fr') {
  people += 1
  const conversation_id = `words${String(people).padStart(7, '0')}`
  const personal = { ...RENEE.personal, firstName: 'Marie', lastName: 'Tremblay', email: `marie${people}@example.ca` }
  const persona = { ...RENEE, personal }
  const asked: unknown[] = []
  let reply = { key: '' } as ChatReply
  const say = async (sent: Sent): Promise<ChatReply> => {
    const body = { action: 'query', conversation_id, key: reply.key, language, ...sent }
    const answer = await program.call('POST', '/api/ai', { headers: { 'x-api-key': CHAT_KEY }, body })
    expect(answer.status, answer.text).toBe(200)
    reply = answer.body as unknown as ChatReply
    const tag = (reply.DATA?.question as { tag?: string } | undefined)?.tag
    if (tag) asked.push(tag)
    return reply
  }
  const until = async (stop: () => boolean) => {
    for (let turn = 0; turn < 90 && !stop(); turn += 1) await say(nextMessage(reply, persona) ?? { query: 'ok' })
    expect(stop()).toBe(true)
  }
  await say({ query: 'book with tcn' })
  await say({ query: OPENING[language] })
  await until(() => reply.text.includes(CHECK[language]))
  return { say, until, asked, now: () => reply }
}

const answersOf = async (patient_id: string | null) => {
  const rows = await program.database
    .sql`select count(*)::int as count from patients where patient_id = ${patient_id} and first_name is not null`
  return rows[0]?.count
}

describe.each(['en', 'fr'] as const)('first words in %s', (language) => {
  test('that are confirmed skip their questions, and the name is on the form', async () => {
    const { say, until, asked, now } = await open(language)
    expect(now().text).toContain('Marie Tremblay')
    expect(now().text).toMatch(/gabapentin/)
    expect(await answersOf(now().patient_id)).toBe(0)
    await say({ query: 'yes' })
    expect(now().DATA).toMatchObject({ personalInformation: { firstName: 'Marie', lastName: 'Tremblay' } })
    await until(() => asked.includes('has_allergies'))
    expect(asked).toContain('pain_place')
    for (const tag of ['main_reason', 'since_when', 'takes_medication', 'medications']) expect(asked).not.toContain(tag)
  })

  test('that are refused leave every question to be asked', async () => {
    const { say, until, asked, now } = await open(language)
    await say({ query: 'no' })
    expect(JSON.stringify(now().DATA)).not.toContain('Tremblay')
    await until(() => asked.includes('takes_medication'))
    expect(asked).toEqual(expect.arrayContaining(['main_reason', 'since_when']))
  })
})
