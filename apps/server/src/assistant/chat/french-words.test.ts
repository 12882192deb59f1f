import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { FormSegments } from '@clinic/contract/translations'
import type { Staff } from '@clinic/core/authorization/staff'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { change, RECORDED_AS_TURN } from '../../platform/db/change.ts'
import { editDraft } from '../questionnaires/edit-draft.ts'
import { warningsOf } from '../questionnaires/editing.harness.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { presentDraft } from '../questionnaires/present-draft.ts'
import { publishDraft } from '../questionnaires/publish-draft.ts'
import { approveEvery } from '../translations/approve-every.ts'
import { approveText } from '../translations/approve-text.ts'
import { checkFrench } from '../translations/check-french.ts'
import { readSegments } from '../translations/read-segments.ts'
import { saveSegments } from '../translations/save-segments.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { takeTurn } from './take-turn.ts'

let database: TestDatabase
let manager: Staff
const mailer = { send: async () => undefined, close: () => {} }
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  manager = await buildStaff(database.sql, { groups: ['npManagers'] })
  const context = staffContext(database, manager)
  await change(context, async (tx, context) => {
    await approveEvery(tx, { questionnaires: await listNewest(tx), user_id: manager.id, now: context.now })
    return { result: undefined, audit: RECORDED_AS_TURN }
  })
})
afterAll(() => database.close())

let people = 0
const persona = (): Persona => ({ ...RENEE, personal: { ...RENEE.personal, email: `mots${++people}@example.ca` } })

/** A conversation in French in which every turn knows what is published and approved by then. */
function open() {
  const id = `mots${String(++people).padStart(8, '0')}`
  let key = ''
  const say = async (sent: Sent): Promise<ChatReply> => {
    const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
    const facts = { ...nobodyContext(database), knowledge, secret: 'a secret', agent: 'a browser', mailer }
    const request = { action: 'query' as const, conversation_id: id, key, language: 'fr' as const, ...sent }
    const reply = await takeTurn({ ...facts, actor: { kind: 'assistant' } }, request)
    key = reply.key
    return reply
  }
  return { id, say }
}

/** Talks until the reply is what is looked for; every reply on the way. */
async function until(
  talk: ReturnType<typeof open>,
  first: ChatReply,
  { who, stop }: { who: Persona; stop: (reply: ChatReply) => boolean },
) {
  const replies = [first]
  for (let turn = 0; turn < 120 && !stop(replies.at(-1) as ChatReply); turn += 1) {
    const last = replies.at(-1) as ChatReply
    const message = nextMessage(last, { ...who, visit: String(last.options?.[0]) })
    if (!message) break
    replies.push(await talk.say(message))
  }
  return replies
}
const isQuestion = ({ DATA }: ChatReply) => DATA?.question !== undefined
const reachedQueue = ({ ACTION }: ChatReply) => ACTION === 'ENTERPCRQUEUE'

async function edit(edits: QuestionnaireEdit[]): Promise<void> {
  const { revision } = await presentDraft(database.sql, 'async')
  const { results } = await editDraft(staffContext(database, manager), 'async', { revision, edits })
  expect(results.map(({ refused }) => refused)).toEqual(edits.map(() => null))
}
async function publish(): Promise<void> {
  const { revision, questions } = await presentDraft(database.sql, 'async')
  const signed = warningsOf({ key: 'async', questions })
  await publishDraft(staffContext(database, manager), 'async', {
    revision,
    notes: 'New',
    signed,
    seen: [],
    approved: [],
    reread: false,
    countReread: async () => 0,
  })
}
const missing = ({ words }: FormSegments) => words.filter(({ translation }) => translation === '')
const ENGLISH = /\b(?:the|your|you|please|thank|with|what|when|have|this|which|far|away)\b/i

test('a question of the clinic’s own is asked in French once its words are approved, and its answer is kept under the English label', async () => {
  const [first = ''] = Object.keys((await presentDraft(database.sql, 'async')).questions)
  await edit([
    { edit: 'add_next', tag: first, as: 'far_away' },
    { edit: 'set_fields', tag: 'far_away', to: { text: 'How far away do you live?' } },
    { edit: 'change_kind', tag: 'far_away', kind: 'options' },
    { edit: 'rename_option', tag: 'far_away', label: 'Option 1', to: 'Near the clinic' },
    { edit: 'add_option', tag: 'far_away', label: 'Far from the clinic' },
  ])
  const inFrench: Record<string, string> = {
    'How far away do you live?': 'À quelle distance habitez-vous ?',
    'Near the clinic': 'Près de la clinique',
    'Far from the clinic': 'Loin de la clinique',
  }
  const context = staffContext(database, manager)
  const open_words = missing(await readSegments(database, 'async', 'draft'))
  expect(open_words.map(({ original }) => original)).toEqual(Object.keys(inFrench))
  const words = open_words.map(({ start: _, translation: was, ...place }) => ({
    ...place,
    was,
    translation: inFrench[place.original] ?? '',
  }))
  const { hash } = await saveSegments(context, { key: 'async', of: 'draft', words })
  await approveText(context, 'draft-async', hash)
  await publish()
  expect(await checkFrench(database)).toBe(true)

  const talk = open()
  const replies = await until(talk, await talk.say({ query: 'book with tcn' }), { who: persona(), stop: reachedQueue })
  expect(replies.at(-1)?.ACTION).toBe('ENTERPCRQUEUE')
  for (const { text } of replies) expect(text).not.toMatch(ENGLISH)
  const asked = replies.find(({ text }) => text.includes('À quelle distance habitez-vous ?'))
  expect(JSON.stringify(asked?.options)).toContain('Près de la clinique')
  const [set] = await database.sql<{ answers: Record<string, { value: unknown }> }[]>`
    select answers from answer_sets where patient_id = ${replies.at(-1)?.patient_id ?? ''} and key = 'async'`
  expect(['Near the clinic', 'Far from the clinic']).toContain(set?.answers.far_away?.value)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('a version published without its French lets those who are in the middle end in French; who begins then has that question in English (F-14)', async () => {
  const who = persona()
  const talk = open()
  const before = await until(talk, await talk.say({ query: 'book with tcn' }), { who, stop: isQuestion })
  const [tag = ''] = Object.keys((await presentDraft(database.sql, 'async')).questions)
  await edit([{ edit: 'set_fields', tag, to: { text: 'What is it, above all and in one word?' } }])
  await publish()
  expect(await checkFrench(database)).toBe(false)
  const after = await until(talk, before.at(-1) as ChatReply, { who, stop: reachedQueue })
  expect(after.at(-1)?.ACTION).toBe('ENTERPCRQUEUE')
  for (const { text } of after.filter(isQuestion)) expect(text).not.toMatch(ENGLISH)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
  const next = open()
  const replies = await until(next, await next.say({ query: 'book with tcn' }), { who: persona(), stop: reachedQueue })
  expect(replies.at(-1)?.ACTION).toBe('ENTERPCRQUEUE')
  const inEnglish = replies.filter(({ text }) => ENGLISH.test(text))
  expect(inEnglish.map(({ text }) => text)).toEqual([expect.stringContaining('What is it, above all and in one word?')])
  expect(inEnglish[0]?.text).toContain('certaines phrases ne sont pas encore prêtes en français')
  const again = (await replay(database.sql, next.id)) ?? {}
  expect('replayed' in again && again.replayed).toEqual('stored' in again && again.stored)
})

test('a conversation is replayed with the words it was held in, whatever was written and approved since', async () => {
  const context = staffContext(database, manager)
  const [reworded] = missing(await readSegments(database, 'async', 'published'))
  if (!reworded) throw new Error('nothing to write')
  const { start: _, translation: __, ...place } = reworded
  const first = await saveSegments(context, {
    key: 'async',
    of: 'published',
    words: [{ ...place, was: '', translation: 'En un mot, pour quoi ?' }],
  })
  await approveText(context, 'questionnaire-async', first.hash)
  const talk = open()
  const replies = await until(talk, await talk.say({ query: 'book with tcn' }), {
    who: persona(),
    stop: ({ text }) => text.includes('En un mot'),
  })
  const label = replies.at(-1)?.options?.[0]
  const shown = typeof label === 'string' ? label : (label?.label ?? '')
  await talk.say({ query: shown })
  const { words } = await readSegments(database, 'async', 'published')
  const option = words.find(({ translation }) => translation === shown)
  if (!option) throw new Error('no such option')
  const { start: ___, translation: was, ...there } = option
  const again = await saveSegments(context, { key: 'async', of: 'published', words: [{ ...there, was, translation: 'Tout autrement' }] })
  await approveText(context, 'questionnaire-async', again.hash)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(stored?.answers).not.toEqual({})
  expect(replayed).toEqual(stored)
})
