import type { ChatReply } from '@clinic/contract/chat'
import { RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../test/database.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { replay } from '../replay.ts'
import { openAttended } from './attention.harness.ts'
import { handBackConversation } from './hand-back-conversation.ts'
import { joinConversation } from './join-conversation.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
beforeAll(async () => {
  ;({ db, begin, dana } = await openAttended())
})
afterAll(() => db.close())

const SELF_HARM = 'In the last two weeks, have you had thoughts of hurting yourself or of not wanting to live?'
const ATTEMPT = 'Have you ever tried to end your life?'
type Item = { tag: string; text: string; options: { label: string; value: string }[] }
const tagOf = (reply: ChatReply) => (reply.DATA?.question as { tag?: string } | undefined)?.tag
const itemsOf = (reply: ChatReply) => (reply.DATA?.items ?? []) as Item[]
const chosen = (value: string) => ({ query: value, context: { selected: [value] } })
const storedAnswers = async (id: string, key: string) => {
  const rows = await db.sql<{ answers: Record<string, { value: unknown; by?: unknown }> }[]>`
    select s.answers from answer_sets s join conversations c using (patient_id) where c.id = ${id} and s.key = ${key}`
  return rows[0]?.answers ?? {}
}
const isReplayed = async (id: string) => {
  const both = await replay(db.sql, id)
  expect(both?.replayed).toEqual(both?.stored)
}

/** Dana joins while the question of this tag waits for the patient. */
async function joinAt(tag: string, answers: Record<string, string> = {}) {
  const chat = await begin()
  const waits = await chat.walk((reply) => tagOf(reply)?.startsWith(tag) === true, { ...RENEE, answers })
  await joinConversation(dana, chat.id)
  return { ...chat, waits }
}

describe('F-11: questions that only the patient answers, while a person is there', () => {
  test('a scale stays on the screen: words go to the person, what is chosen on its card counts once and without a word of the assistant', async () => {
    const { id, patient, waits, log, seen, key } = await joinAt('gad7', { main_reason: 'Anxiety' })
    const items = itemsOf(waits)
    expect(items).toHaveLength(7)
    const [first] = items
    const words = await patient('Not at all')
    expect(words).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: { waits: waits.ACTION, own: first?.text, items } })
    expect(await storedAnswers(id, 'gad7')).toEqual({})
    const given = items.map(({ tag, options }) => ({ tag, value: options[0]?.value ?? '' }))
    const [before, sent] = [key(), { query: '', context: { answers: given } }]
    const answered = await patient(sent)
    expect(answered).toMatchObject({ ACTION: 'ATTENDED', text: '', VIDEO: null })
    expect(answered.DATA?.items).toBeUndefined()
    expect(await (await openChat(db))(id, before, sent)).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: answered.DATA })
    const stored = await storedAnswers(id, 'gad7')
    expect(stored).toMatchObject(Object.fromEntries(given.map(({ tag, value }) => [tag, { value }])))
    expect(Object.values(stored).filter(({ by }) => by !== undefined)).toEqual([])
    expect((await log()).at(-1)).toContain(`patient: ${first?.text} `)
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    expect((await patient('book with tcn')).ACTION).toBe(answered.DATA?.waits)
    await isReplayed(id)
  })

  test('a question about self-harm stays on the screen: a typed “no” is for the person, the choice is the answer, and the next one waits', async () => {
    const { id, patient, waits, log, seen } = await joinAt('self_harm')
    expect(waits.DATA?.own).toBe(SELF_HARM)
    expect(await patient('no')).toMatchObject({ ACTION: 'ATTENDED', DATA: { own: SELF_HARM } })
    expect(await storedAnswers(id, 'async')).not.toHaveProperty('self_harm')
    expect(await patient(chosen('no'))).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: { own: ATTEMPT } })
    expect(await storedAnswers(id, 'async')).toMatchObject({ self_harm: { value: false } })
    expect((await log()).at(-1)).toBe(`patient: ${SELF_HARM} no`)
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    expect(tagOf(await patient('book with tcn'))).toBe('past_attempt')
    await isReplayed(id)
  })

  test('a “yes” about self-harm is asked about at once, with the numbers, and staff are to review it; the choices there count too', async () => {
    const { id, patient } = await joinAt('self_harm')
    const asked = await patient(chosen('yes'))
    expect(asked).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', DATA: { level: 'concern' } })
    expect(asked.text).toContain('9-8-8')
    const [request] = await db.sql`
      select p.need_pcr_help_flag as asked from patients p join conversations c using (patient_id) where c.id = ${id}`
    expect(request).toEqual({ asked: true })
    expect(await patient('I would not do it')).toMatchObject({ ACTION: 'ATTENDED', DATA: { own: asked.DATA?.own } })
    const attempt = await patient(chosen('no'))
    expect(attempt).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', DATA: { level: 'concern' } })
    expect(await patient(chosen('no'))).toMatchObject({ ACTION: 'ATTENDED', text: '', DATA: { own: ATTEMPT } })
    await isReplayed(id)
  })

  test('a choice of any other question is words to the person', async () => {
    const { id, patient, waits } = await joinAt('heart')
    expect(waits.DATA?.own).toBeUndefined()
    const reply = await patient(chosen('no'))
    expect(reply).toMatchObject({ ACTION: 'ATTENDED' })
    expect(tagOf(reply)).toBe(tagOf(waits))
    expect(await storedAnswers(id, 'async')).not.toHaveProperty('heart')
  })
})
