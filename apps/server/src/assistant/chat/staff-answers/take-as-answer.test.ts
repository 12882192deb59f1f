import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import { readOverview } from '../../../care/chart/read-overview.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { loadVersion } from '../../questionnaires/load-version.ts'
import { openAttended } from '../attention/attention.harness.ts'
import { handBackConversation } from '../attention/hand-back-conversation.ts'
import { joinConversation } from '../attention/join-conversation.ts'
import { replay } from '../replay.ts'
import { listConversationQuestions } from './list-conversation-questions.ts'
import { takeAsAnswer } from './take-as-answer.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
let sam: StaffContext
beforeAll(async () => {
  ;({ db, begin, dana, sam } = await openAttended())
})
afterAll(() => db.close())

const CONFIG = { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES, CLINIC_CONTACT: undefined }
const tagOf = (reply: ChatReply) => (reply.DATA?.question as { tag?: string } | undefined)?.tag
const asksQuestion = (reply: ChatReply) => tagOf(reply) !== undefined && reply.DATA?.progress !== undefined

/** A conversation at the second question of the intake, which Dana has joined. */
async function beginIntake() {
  const chat = await begin()
  await chat.walk((reply) => asksQuestion(reply))
  const first = await chat.walk((reply) => reply.ACTION.startsWith('OPENQUESTION') && asksQuestion(reply))
  await joinConversation(dana, chat.id)
  const asked = await listConversationQuestions(dana, CONFIG, chat.id)
  if (!asked?.next) throw new Error('no question waits')
  return { ...chat, first, asked, tag: asked.next }
}

describe('F-11: staff take what the patient says as an answer', () => {
  test('interleaving 14: the answer is marked as entered by staff, and after the hand-back the next question waits', async () => {
    const { id, patient, first, asked, tag, seen } = await beginIntake()
    expect(tagOf(first)).toBe(tag)
    const question = asked.questions.find((one) => one.tag === tag)
    const option = question?.options.find(({ value }) => /^(no|none)/i.test(value)) ?? question?.options.at(-1)
    await patient('I would rather tell you than tick boxes')
    const given = option ? { selected: [option.value] } : { text: 'nothing to add' }
    await takeAsAnswer(dana, id, { tag, version: asked.version, revision: asked.revision, ...given })
    const after = await listConversationQuestions(dana, CONFIG, id)
    expect(after?.questions.find((one) => one.tag === tag)).toMatchObject({ entered_by: 'Dana Whitfield' })
    expect(after?.next).not.toBe(tag)
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    const next = await patient('book with tcn')
    expect(tagOf(next)).toBe(after?.next)
    const both = await replay(db.sql, id)
    expect(both?.replayed).toEqual(both?.stored)
    const [{ patient_id = '' } = {}] = await db.sql<{ patient_id: string }[]>`select patient_id from conversations where id = ${id}`
    const lines = (await readOverview(dana, patient_id)).answer_sets.flatMap((set) => set.lines)
    expect(lines.find((line) => line.tag === tag)?.entered_by).toEqual({ name: 'Dana Whitfield', via: 'chat' })
  })

  test('interleaving 13: after a version was published while a person was there, the question that waits is asked as it was begun, and no one starts over (D-11)', async () => {
    const { id, first, asked, tag, seen, key } = await beginIntake()
    const intake = await loadVersion(db.sql, 'async', asked.version)
    const question = intake?.questions[tag]
    if (!intake || !question) throw new Error('no question waits')
    const newer = {
      ...intake,
      version: intake.version + 1,
      questions: { ...intake.questions, [tag]: { ...question, text: 'Asked in new words?' } },
    }
    await publishApproved(db.sql, [newer])
    await handBackConversation(dana, id, { to: 'assistant', turn: await seen() })
    const resumed = await (await openChat(db))(id, key(), { query: 'book with tcn' })
    expect(tagOf(resumed)).toBe(tag)
    expect(resumed.DATA?.question).toEqual(first.DATA?.question)
    expect(resumed.DATA?.progress).toEqual(first.DATA?.progress)
  })

  test('only the holder may, and only to the questions of the version that was read', async () => {
    const { id, asked, tag } = await beginIntake()
    const order = { tag, version: asked.version, revision: asked.revision, text: 'no' }
    await expect(takeAsAnswer(sam, id, order)).rejects.toMatchObject({ code: 'conversation-not-yours' })
    await expect(takeAsAnswer(dana, id, { ...order, tag: 'consent' })).rejects.toMatchObject({ code: 'question-not-asked' })
    await expect(takeAsAnswer(dana, id, { ...order, revision: asked.revision + 7 })).rejects.toMatchObject({ code: 'answers-changed' })
  })

  test('an item of a scale is refused by its key, whichever it is, and the patient is asked it after the hand-back', async () => {
    const chat = await begin()
    const who = { ...RENEE, answers: { main_reason: 'Anxiety' } }
    const waits = await chat.walk((reply) => tagOf(reply)?.startsWith('gad7') === true, who)
    await joinConversation(dana, chat.id)
    const asked = await listConversationQuestions(dana, CONFIG, chat.id)
    expect(asked?.questions.filter(({ yours }) => yours)).toEqual([])
    const version = asked?.version ?? 0
    const scale = await loadVersion(db.sql, 'gad7', version)
    const tags = Object.keys(scale?.questions ?? {})
    expect(tags.length).toBeGreaterThanOrEqual(7)
    for (const tag of tags) {
      const refused = takeAsAnswer(dana, chat.id, { tag, version, revision: asked?.revision ?? 0, text: 'Not at all' })
      await expect(refused).rejects.toMatchObject({ code: 'answer-stays-with-patient' })
    }
    expect(await listConversationQuestions(dana, CONFIG, chat.id)).toMatchObject({ next: asked?.next, revision: asked?.revision })
    await handBackConversation(dana, chat.id, { to: 'assistant', turn: await chat.seen() })
    expect((await chat.patient('book with tcn')).DATA?.question).toEqual(waits.DATA?.question)
  })

  test('scales and questions about self-harm stay the patient’s, and so does consent', async () => {
    const consent = await begin()
    await joinConversation(dana, consent.id)
    expect(await listConversationQuestions(dana, CONFIG, consent.id)).toBeNull()
    const order = { tag: 'x', version: 1, revision: 0, text: 'yes' }
    await expect(takeAsAnswer(dana, consent.id, order)).rejects.toMatchObject({ code: 'question-not-asked' })
    const { id, asked } = await beginIntake()
    const intake = await loadVersion(db.sql, 'async', asked.version)
    const own = Object.entries(intake?.questions ?? {}).filter(([, { flags = {} }]) =>
      Object.values(flags).some((raised) => raised.some((flag) => flag === 'suicidality' || flag === 'suicide_attempt_past')),
    )
    expect(own.length).toBeGreaterThan(0)
    for (const [tag] of own) {
      const refused = takeAsAnswer(dana, id, { tag, version: asked.version, revision: asked.revision, text: 'no' })
      await expect(refused).rejects.toMatchObject({ code: 'answer-stays-with-patient' })
    }
  })
})
