import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Staff } from '@clinic/core/authorization/staff'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { askByPhone, describePhoneAnswers } from '../../care/chart/asking.harness.ts'
import { finishPhoneAnswers } from '../../care/chart/phone-answers/finish-phone-answers.ts'
import { readPhoneAnswers } from '../../care/chart/phone-answers/read-phone-answers.ts'
import { viewChart } from '../../care/chart/view-chart.ts'
import { later } from '../../platform/clock.ts'
import { listenForEvents, type Notice } from '../../platform/events.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { handBackConversation } from './attention/hand-back-conversation.ts'
import { joinConversation } from './attention/join-conversation.ts'
import { readLiveConversation } from './attention/read-live-conversation.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

let db: TestDatabase
let admin: Staff
const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  admin = await buildStaff(db.sql, { groups: ['admins'], first_name: 'Ana' })
})
afterAll(() => db.close())

let people = 0
const persona = (): Persona => ({ ...RENEE, personal: { ...RENEE.personal, email: `phone${++people}@example.ca` } })

/** A conversation whose turns are a second apart. */
function open(begun = TEST_NOW) {
  const id = `phon${String(++people).padStart(8, '0')}`
  let key = ''
  let now = begun
  return {
    id,
    now: () => now,
    async say(sent: Sent | string, seconds = 1): Promise<ChatReply> {
      now = later(now, seconds)
      const knowledge = await loadKnowledge(nobodyContext(db, now), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
      const facts = { ...nobodyContext(db, now), knowledge, secret: 'a secret', agent: 'a browser', mailer }
      const context: ChatContext = { ...facts, actor: { kind: 'assistant' } }
      const message = typeof sent === 'string' ? { query: sent } : sent
      const reply = await takeTurn(context, { action: 'query', conversation_id: id, key, ...message })
      key = reply.key
      return reply
    },
  }
}
type Talk = ReturnType<typeof open>

const askedBy = (reply: ChatReply) => (reply.DATA?.question as { tag: string } | undefined)?.tag ?? null

async function until(talk: Talk, first: ChatReply, { who, stop }: { who: Persona; stop: (reply: ChatReply) => boolean }) {
  const asked: string[] = []
  let reply = first
  for (let turn = 0; turn < 150 && !stop(reply); turn += 1) {
    const tag = askedBy(reply)
    if (tag !== null) asked.push(tag)
    const message = nextMessage(reply, who)
    if (!message) break
    reply = await talk.say(message)
  }
  return { reply, asked }
}

const inLine = ({ ACTION }: ChatReply) => ACTION === 'ENTERPCRQUEUE'
const answered = (count: number) => (reply: ChatReply) => (reply.DATA?.progress as { done?: number } | undefined)?.done === count

/** A patient who has answered four questions of the intake in the chat, and staff who call them a minute later. */
async function halfway(answers: Persona['answers'] = {}) {
  const who = { ...persona(), answers }
  const talk = open()
  const { reply, asked } = await until(talk, await talk.say('book with tcn'), { who, stop: answered(4) })
  const patient_id = reply.patient_id ?? ''
  const by = staffContext(db, admin, later(talk.now(), 60))
  return { who, talk, reply, asked, patient_id, by, pending: askedBy(reply) ?? '' }
}

const setsOf = (patient_id: string) =>
  db.sql<{ key: string; answers: Record<string, { value: unknown }>; finished_at: string | null; asked_by: number | null }[]>`
    select key, answers, finished_at, asked_by from answer_sets where patient_id = ${patient_id} order by id`

async function expectReplayed(talk: Talk) {
  const { stored, replayed } = (await replay(db.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
}

const WENT_ON = /gone through some of these questions with you by phone/

test('staff go on by phone where the patient stopped, and the chat goes on where staff stopped: what was said to an earlier question answers no other', async () => {
  const { who, talk, reply, asked, patient_id, by, pending } = await halfway()
  const opened = await readPhoneAnswers(by, { patient_id, key: 'async' })
  expect(opened.answered.map(({ tag }) => tag)).toEqual(asked)
  expect(opened).toMatchObject({ next: { tag: pending }, changed: { by: null } })
  const { answered: byPhone } = await askByPhone(by, { patient_id, key: 'async', stop: ({ answered: list }) => list.length === 7 })

  const late = await talk.say(nextMessage(reply, who) ?? '', 120)
  expect(late.text).toMatch(WENT_ON)
  expect(late.text).toMatch(/didn’t use it/)
  expect(byPhone.map(({ tag }) => tag)).not.toContain(askedBy(late))
  const after = await until(talk, late, { who, stop: inLine })
  expect(after.reply.ACTION).toBe('ENTERPCRQUEUE')
  for (const { tag } of byPhone) expect(after.asked).not.toContain(tag)
  const [set] = await setsOf(patient_id)
  expect(set).toMatchObject({ key: 'async', finished_at: expect.any(String), asked_by: null })
  for (const { tag, value } of byPhone) expect(set?.answers[tag]?.value).toEqual(value)
  await expectReplayed(talk)
})

test('a questionnaire that staff finish by phone is finished in the chat too: judged there, followed by its scales, asked by nobody again', async () => {
  const { who, talk, patient_id, by } = await halfway()
  const asked = await askByPhone(by, { patient_id, key: 'async' })
  await finishPhoneAnswers(by, { patient_id, ...asked })
  const next = await talk.say('book with tcn', 300)
  expect(next.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
  expect(next.text).toMatch(WENT_ON)
  expect(next.text).not.toMatch(/didn’t use it/)
  const after = await until(talk, next, { who, stop: inLine })
  expect(after.reply.ACTION).toBe('ENTERPCRQUEUE')
  const tags = asked.answered.map(({ tag }) => tag)
  expect(after.asked.filter((tag) => tags.includes(tag))).toEqual([])
  expect((await setsOf(patient_id)).filter(({ key }) => key === 'async')).toHaveLength(1)
  await expectReplayed(talk)
})

test('a scale that staff asked by phone too is not asked again when the chat comes to it', async () => {
  const { who, talk, patient_id, by } = await halfway({ main_reason: 'Anxiety' })
  for (const key of ['async', 'gad7']) await finishPhoneAnswers(by, { patient_id, ...(await askByPhone(by, { patient_id, key })) })
  const after = await until(talk, await talk.say('ok', 300), { who, stop: inLine })
  expect(after.reply.ACTION).toBe('ENTERPCRQUEUE')
  expect(after.asked.filter((tag) => tag.startsWith('gad7'))).toEqual([])
  expect((await setsOf(patient_id)).filter(({ key }) => key === 'gad7')).toHaveLength(1)
  await expectReplayed(talk)
})

test('all answered by phone and not finished there: the next turn of the chat finishes it', async () => {
  const { talk, patient_id, by } = await halfway()
  const asked = await askByPhone(by, { patient_id, key: 'async' })
  expect(await talk.say('ok', 300)).toMatchObject({ ACTION: 'FINISHINITIALQUESTIONNAIRE' })
  expect(await setsOf(patient_id)).toEqual([expect.objectContaining({ finished_at: expect.any(String) })])
  await expect(finishPhoneAnswers(by, { patient_id, ...asked })).rejects.toMatchObject({ code: 'answers-changed' })
  await expectReplayed(talk)
})

test('interleaving 14: staff who have the conversation ask by phone; after the hand-back the chat says so and continues behind their last question (F-11)', async () => {
  const { talk, patient_id, by, pending } = await halfway()
  await joinConversation(by, talk.id)
  expect((await talk.say('Could you ask me by phone?', 30)).ACTION).toBe('ATTENDED')
  const stop = ({ answered: list }: { answered: readonly unknown[] }) => list.length === 6
  const { answered: byPhone, next } = await askByPhone(by, { patient_id, key: 'async', stop })
  expect(byPhone.map(({ tag }) => tag)).toContain(pending)
  const { turn } = await readLiveConversation(by, talk.id)
  await handBackConversation({ ...by, now: later(by.now, 60) }, talk.id, { to: 'assistant', turn })
  const resumed = await talk.say('book with tcn', 120)
  expect(resumed.text).toMatch(WENT_ON)
  expect(askedBy(resumed)).toBe(next?.tag)
  await expectReplayed(talk)
})

test('where staff changed an earlier answer and the same question still waits, the patient’s answer is taken as it was meant', async () => {
  const { who, talk, reply, patient_id, by, pending } = await halfway()
  const opened = await readPhoneAnswers(by, { patient_id, key: 'async' })
  const last = opened.answered.findLast(({ question }) => question.input === 'number' || !question.start_branch)
  const text = last?.question.input === 'number' ? '3' : 'Said otherwise by phone'
  const changed = await describePhoneAnswers(by, opened, { patient_id, tag: last?.tag ?? '', text })
  expect(changed.next?.tag).toBe(pending)
  const next = await talk.say(nextMessage(reply, who) ?? '')
  expect(next.text).not.toMatch(WENT_ON)
  const [set] = await setsOf(patient_id)
  expect(Object.keys(set?.answers ?? {})).toContain(pending)
  expect(String(set?.answers[last?.tag ?? '']?.value)).toBe(text)
  await expectReplayed(talk)
})

test('staff who work upon answers that the patient has gone on from are told so', async () => {
  const { who, talk, reply, patient_id, by, pending } = await halfway()
  const opened = await readPhoneAnswers(by, { patient_id, key: 'async' })
  await talk.say(nextMessage(reply, who) ?? '')
  const refused = describePhoneAnswers(by, opened, { patient_id, tag: pending, text: '1' })
  await expect(refused).rejects.toMatchObject({ code: 'answers-changed', details: { name: 'The patient' } })
  const again = await readPhoneAnswers(by, { patient_id, key: 'async' })
  expect(again.answered.map(({ tag }) => tag)).toContain(pending)
})

test('staff who have the record open hear of each answer as the patient gives it: which patient, never what was said; nobody else is told', async () => {
  const { who, talk, reply, patient_id, by } = await halfway()
  const heard: Notice[] = []
  const events = await listenForEvents(db.sql)
  events.subscribe((notice) => void (notice !== 'lost' && notice.kind === 'answers' && heard.push(notice)))
  const { revision } = await readPhoneAnswers(by, { patient_id, key: 'async' })
  const second = await talk.say(nextMessage(reply, who) ?? '')
  await viewChart(staffContext(db, admin, talk.now()), { patient_id, open: true })
  const third = await talk.say(nextMessage(second, who) ?? '')
  expect(askedBy(third)).not.toBe(askedBy(second))
  await expect.poll(() => heard.length).toBe(1)
  expect(heard).toEqual([{ kind: 'answers', id: patient_id, version: revision + 2, audience: expect.any(Array) }])
  await events.close()
})

test('at the very same moment neither loses an answer', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { who, talk, reply, patient_id, by, pending } = await halfway()
    const opened = await readPhoneAnswers(by, { patient_id, key: 'async' })
    const [first] = opened.answered
    const value = Array.isArray(first?.value) ? first.value : [String(first?.answer)]
    const [, phone] = await Promise.allSettled([
      talk.say(nextMessage(reply, who) ?? ''),
      describePhoneAnswers(by, opened, { patient_id, tag: first?.tag ?? '', selected: value }),
    ])
    const [set] = await setsOf(patient_id)
    expect(Object.keys(set?.answers ?? {})).toContain(pending)
    if (phone.status === 'fulfilled') expect(set?.answers[first?.tag ?? '']).toMatchObject({ at: by.now })
    else expect(phone.reason).toMatchObject({ code: 'answers-changed' })
    const after = await until(talk, await talk.say('ok'), { who, stop: inLine })
    expect(after.asked).not.toContain(pending)
    await expectReplayed(talk)
  }
})

test('words of a crisis come before everything, also when staff have gone on meanwhile (D-6)', async () => {
  const { talk, patient_id, by } = await halfway()
  await askByPhone(by, { patient_id, key: 'async', stop: ({ answered: list }) => list.length === 6 })
  expect(await talk.say('I want to kill myself')).toMatchObject({ ACTION: 'CRISIS' })
  expect(await talk.say('I am safe, continue')).toMatchObject({ ACTION: 'CRISIS' })
  expect((await talk.say('no')).DATA?.progress).toMatchObject({ done: 6 })
  await expectReplayed(talk)
})

test('who comes back another day goes on from what was finished by phone in between', async () => {
  const { who, talk, patient_id, by } = await halfway()
  await finishPhoneAnswers(by, { patient_id, ...(await askByPhone(by, { patient_id, key: 'async' })) })
  const back = open(later(talk.now(), 86_400))
  for (const said of ['book with tcn', 'Renew a medical document', who.personal.email]) await back.say(said)
  await back.say('17 May 1980')
  const found = await back.say(/^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
  expect(found).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { unfinished: true } })
  const after = await until(back, await back.say('ok'), { who, stop: inLine })
  expect(after.reply.ACTION).toBe('ENTERPCRQUEUE')
  const [set] = await setsOf(patient_id)
  expect(after.asked.filter((tag) => Object.hasOwn(set?.answers ?? {}, tag))).toEqual([])
  await expectReplayed(back)
})
