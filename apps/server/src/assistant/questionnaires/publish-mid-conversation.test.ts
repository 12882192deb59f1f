import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { French } from '@clinic/contract/translations'
import type { Staff } from '@clinic/core/authorization/staff'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { change, RECORDED_AS_TURN } from '../../platform/db/change.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { loadKnowledge } from '../chat/load-knowledge.ts'
import { replay } from '../chat/replay.ts'
import { type ChatContext, takeTurn } from '../chat/take-turn.ts'
import { approveEvery } from '../translations/approve-every.ts'
import { readFrench } from '../translations/read-french.ts'
import { editDraft } from './edit-draft.ts'
import { warningsOf } from './editing.harness.ts'
import { listNewest } from './load-version.ts'
import { presentDraft } from './present-draft.ts'
import { publishDraft } from './publish-draft.ts'

let database: TestDatabase
let manager: Staff
const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  manager = await buildStaff(database.sql, { groups: ['npManagers'] })
})
afterAll(() => database.close())

let people = 0
const persona = (): Persona => ({ ...RENEE, personal: { ...RENEE.personal, email: `mid${++people}@example.ca` } })

type Talk = { id: string; say(sent: Sent | string): Promise<ChatReply> }

/** A conversation in which every turn knows what is published by then, as the chat's route does. */
function open(): Talk {
  const id = `midc${String(++people).padStart(8, '0')}`
  let key = ''
  return {
    id,
    async say(sent) {
      const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
      const facts = { ...nobodyContext(database), knowledge, secret: 'a secret', agent: 'a browser', mailer }
      const context: ChatContext = { ...facts, actor: { kind: 'assistant' } }
      const message = typeof sent === 'string' ? { query: sent } : sent
      const reply = await takeTurn(context, { action: 'query', conversation_id: id, key, ...message })
      key = reply.key
      return reply
    },
  }
}

const askedBy = (reply: ChatReply) => (reply.DATA?.question as { tag: string } | undefined)?.tag ?? null

/** Talks like this person until the reply is what is looked for; which questions of the intake were asked on the way. */
async function until(talk: Talk, first: ChatReply, { who, stop }: { who: Persona; stop: (reply: ChatReply) => boolean }) {
  const asked: string[] = []
  let reply = first
  for (let turn = 0; turn < 120 && !stop(reply); turn += 1) {
    const tag = askedBy(reply)
    if (tag !== null) asked.push(tag)
    const message = nextMessage(reply, who)
    if (!message) break
    reply = await talk.say(message)
  }
  return { reply, asked }
}

async function publishEdits(key: string, edits: QuestionnaireEdit[]): Promise<number> {
  const context = staffContext(database, manager)
  const { revision } = await presentDraft(database.sql, key)
  const edited = await editDraft(context, key, { revision, edits })
  expect(edited.results.map(({ refused }) => refused)).toEqual(edits.map(() => null))
  const { questions } = await presentDraft(database.sql, key)
  const order = {
    revision: edited.revision,
    notes: 'Changed in mid-conversation',
    signed: warningsOf({ key, questions }),
    seen: Object.keys(questions),
    approved: [],
    reread: false,
    countReread: async () => 0,
  }
  return (await publishDraft(context, key, order)).version
}

const answersOf = async (patient_id: string | null) => {
  const [set] = await database.sql<{ version: number; answers: Record<string, unknown>; finished_at: string | null }[]>`
    select version, answers, finished_at from answer_sets where patient_id = ${patient_id} and key = 'async' order by id desc limit 1`
  return set
}
const reachedQueue = ({ ACTION }: ChatReply) => ACTION === 'ENTERPCRQUEUE'
const sixAnswered = ({ DATA }: ChatReply) => (DATA?.progress as { done?: number } | undefined)?.done === 6

test('a version published in the middle of a conversation restarts nobody: that conversation ends as it began, the next one asks the new (D-11)', async () => {
  const who = persona()
  const talk = open()
  const before = await until(talk, await talk.say('book with tcn'), { who, stop: sixAnswered })
  const pending = askedBy(before.reply) ?? ''
  const [reworded = ''] = before.asked
  const started = (await answersOf(before.reply.patient_id))?.version ?? 0
  const version = await publishEdits('async', [
    { edit: 'set_fields', tag: reworded, to: { text: 'Which of these is it above all?' } },
    { edit: 'add_next', tag: pending, as: 'new_question' },
    { edit: 'set_fields', tag: 'new_question', to: { text: 'What else should we know?' } },
  ])
  expect(version).toBe(started + 1)
  const after = await until(talk, before.reply, { who, stop: reachedQueue })
  expect(after.reply.ACTION).toBe('ENTERPCRQUEUE')
  expect(after.asked[0]).toBe(pending)
  for (const tag of ['new_question', ...before.asked]) expect(after.asked).not.toContain(tag)
  const set = await answersOf(after.reply.patient_id)
  expect([set?.version, set?.finished_at !== null]).toEqual([started, true])
  for (const tag of before.asked) expect(Object.keys(set?.answers ?? {})).toContain(tag)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)

  const other = persona()
  const next = open()
  const whole = await until(next, await next.say('book with tcn'), { who: other, stop: reachedQueue })
  expect(whole.asked).toContain('new_question')
  expect((await answersOf(whole.reply.patient_id))?.version).toBe(version)
})

test('who stopped half-way and comes back after a publishing keeps every answer that still means the same, and is asked the rest (D-11)', async () => {
  const who = persona()
  const first = open()
  const before = await until(first, await first.say('book with tcn'), { who, stop: sixAnswered })
  const main = before.asked.filter((tag) => STARTERS[0]?.questions[tag]?.in_branch === false)
  const [reworded = '', renamed = ''] = main.slice(-2)
  const version = await publishEdits('async', [
    { edit: 'set_fields', tag: reworded, to: { text: 'In other words, how is it?' } },
    { edit: 'rename_tag', tag: renamed, to: 'under_another_tag' },
    { edit: 'add_first', as: 'before_all' },
    { edit: 'set_fields', tag: 'before_all', to: { text: 'What brings you here?' } },
  ])
  const talk = open()
  for (const said of ['book with tcn', 'Renew a medical document', who.personal.email]) await talk.say(said)
  await talk.say('17 May 1980')
  const found = await talk.say(/^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
  expect(found).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { unfinished: true } })
  const after = await until(talk, found, { who, stop: reachedQueue })
  expect(after.reply.ACTION).toBe('ENTERPCRQUEUE')
  for (const tag of ['before_all', reworded]) expect(after.asked).toContain(tag)
  const kept = before.asked.filter((tag) => tag !== reworded).map((tag) => (tag === renamed ? 'under_another_tag' : tag))
  expect(kept.length).toBeGreaterThanOrEqual(3)
  for (const tag of kept) expect(after.asked).not.toContain(tag)
  const set = await answersOf(after.reply.patient_id)
  expect(set?.version).toBe(version)
  for (const tag of [...kept, 'before_all', reworded]) expect(Object.keys(set?.answers ?? {})).toContain(tag)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('a newly published question is in English before its French is approved, and the others stay in French (F-14)', async () => {
  await change(staffContext(database, manager), async (tx) => {
    await approveEvery(tx, { questionnaires: await listNewest(tx), user_id: manager.id, now: TEST_NOW })
    return { result: undefined, audit: RECORDED_AS_TURN }
  })
  const needed = ({ texts }: French) => texts.find(({ key }) => key === 'questionnaire-renewal')
  const before = needed(await readFrench(database))
  expect(before).toMatchObject({ gaps: [], approved: { by: manager.name } })
  const [tag = ''] = Object.keys((await presentDraft(database.sql, 'renewal')).questions)
  await publishEdits('renewal', [{ edit: 'set_fields', tag, to: { text: 'Said in other words?' } }])
  const after = await readFrench(database)
  expect(needed(after)).toMatchObject({ approved: null })
  expect(needed(after)?.hash).not.toBe(before?.hash)
  expect(after.on).toBe(false)
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const said = Object.keys(knowledge.french?.questionnaires.renewal?.questions ?? {})
  expect(said).not.toContain(tag)
  expect(said.length).toBe(Object.keys(knowledge.questionnaires.renewal.questions).length - 1)
})
