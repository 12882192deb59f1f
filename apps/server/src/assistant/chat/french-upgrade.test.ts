import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { LABELS_FR, TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { change, RECORDED_AS_TURN } from '../../platform/db/change.ts'
import { approveEvery } from '../translations/approve-every.ts'
import { approveText } from '../translations/approve-text.ts'
import { APPROVED_AS_ONE } from '../translations/approved-as-one.ts'
import { listAssistantParts } from '../translations/collect-texts.ts'
import { readFrench } from '../translations/read-french.ts'
import { saveApprovals } from '../translations/save-approvals.ts'
import { withdrawApproval } from '../translations/withdraw-approval.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { takeTurn } from './take-turn.ts'

let database: TestDatabase
let staff: ReturnType<typeof staffContext>
const mailer = { send: async () => undefined, close: () => {} }
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
  staff = staffContext(database, await buildStaff(database.sql, { groups: ['admins'] }))
  await change(staff, async (tx, context) => {
    await approveEvery(tx, { questionnaires: STARTERS, user_id: staff.staff.id, now: context.now })
    return { result: undefined, audit: RECORDED_AS_TURN }
  })
})
afterAll(() => database.close())

let people = 0
/** A conversation in French, each turn with what is approved by then. */
function open() {
  const id = `maj0${String(++people).padStart(8, '0')}`
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

const ENGLISH = /\b(?:the|your|you|please|thank|with|what|when|have|this|ready|which)\b/i

/** What an upgrade does that brings another wording: the approval that was given names other words. */
async function reword(path: string): Promise<void> {
  const part = listAssistantParts().find((one) => one.path === path)
  const gone = await database.sql`delete from approved_texts where digest = ${part?.digest ?? ''} returning digest`
  expect(gone).toHaveLength(1)
  await database.sql`update text_approvals set hash = sha256('the program of before') where key = 'assistant'`
}
const assistantText = async () => (await readFrench(database)).texts.find(({ key }) => key === 'assistant')

test('one changed wording puts that text alone into English, after one apology, and French goes on for the whole chat (F-14)', async () => {
  await reword('consentOffer')
  const talk = open()
  const who = { ...RENEE, personal: { ...RENEE.personal, email: 'maj@example.ca' } }
  const replies = [await talk.say({ query: 'book with tcn' })]
  for (let turn = 0; turn < 120; turn += 1) {
    const last = replies.at(-1) as ChatReply
    const message = nextMessage(last, { ...who, visit: String(last.options?.[0]) })
    if (!message) break
    replies.push(await talk.say(message))
  }
  expect(replies.at(-1)?.ACTION).toBe('ENTERPCRQUEUE')
  const inEnglish = replies.filter(({ text }) => ENGLISH.test(text))
  expect(inEnglish.map(({ ACTION }) => ACTION)).toEqual(['LAUNCHCONSENT'])
  expect(inEnglish[0]?.text.startsWith(TEXTS_FR.notInFrench.text)).toBe(true)
  expect(replies.filter(({ text }) => text.includes(TEXTS_FR.notInFrench.text))).toHaveLength(1)
  const [consent] = await database.sql`select version from consents where patient_id = ${replies.at(-1)?.patient_id ?? ''}`
  expect(consent?.version).toMatch(/-fr$/)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('a francophone whose scale has no French is asked about self-harm once, and a yes brings the question about safety and a review today', async () => {
  const ask = async (answer: 'yes' | 'no') => {
    const talk = open()
    const personal = { ...RENEE.personal, email: `surete-${answer}@example.ca` }
    const who = { ...RENEE, personal, answers: { main_reason: 'PTSD', self_harm: answer } }
    const replies = [await talk.say({ query: 'book with tcn' })]
    for (let turn = 0; turn < 120 && replies.at(-1)?.DATA?.level !== 'concern'; turn += 1) {
      const last = replies.at(-1) as ChatReply
      const message = last.DATA?.level === 'concern' ? { query: 'oui' } : nextMessage(last, { ...who, visit: String(last.options?.[0]) })
      if (!message) break
      replies.push(await talk.say(message))
    }
    const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
    expect(replayed).toEqual(stored)
    return replies
  }
  const safe = await ask('no')
  expect(safe.at(-1)?.ACTION).toBe('ENTERPCRQUEUE')
  const asked = safe.filter(({ text }) => text.includes('avez-vous pensé à vous faire du mal ou eu envie de ne plus vivre?'))
  expect(asked).toHaveLength(1)
  expect(safe.some(({ text }) => text.includes(TEXTS_FR.notInFrench.scale))).toBe(true)
  const unsafe = await ask('yes')
  expect(unsafe.at(-1)?.DATA).toMatchObject({ level: 'concern' })
  const [patient] = await database.sql<{ flags: Record<string, unknown>; urgent_reason: string }[]>`
    select risks_vs_benefits_flags as flags, urgent_reason from patients where patient_id = ${unsafe.at(-1)?.patient_id ?? ''}`
  expect(patient?.urgent_reason).toBe('red-flag')
})

test('the page of French texts lists what is due, and approving it brings its French back', async () => {
  const before = await assistantText()
  expect(before).toMatchObject({ approved: { by: staff.staff.name }, changed: 1 })
  expect(before?.parts.filter(({ due }) => due).map(({ translation }) => translation)).toEqual([expect.stringContaining('consentement')])
  expect((await readFrench(database)).on).toBe(false)
  const talk = open()
  await talk.say({ query: 'book with tcn' })
  expect((await talk.say({ query: LABELS_FR.newPatient })).text).toMatch(ENGLISH)
  await approveText(staff, 'assistant', before?.hash ?? '')
  expect(await assistantText()).toMatchObject({ changed: 0 })
  expect((await readFrench(database)).on).toBe(true)
  expect((await talk.say({ query: 'book with tcn' })).text).not.toMatch(ENGLISH)
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('the crisis card is French whatever is approved', async () => {
  const suicide = listAssistantParts().find(({ path }) => path === 'crisis.kinds.suicide')
  await database.sql`delete from approved_texts where digest = ${suicide?.digest ?? ''}`
  await database.sql`update text_approvals set hash = sha256('the program of before') where key = 'assistant'`
  const talk = open()
  await talk.say({ query: 'book with tcn' })
  const card = await talk.say({ query: 'je veux mourir' })
  expect(card.ACTION).toBe('CRISIS')
  expect(JSON.stringify([card.text, card.options, card.DATA])).not.toMatch(ENGLISH)
  await withdrawApproval(staff, 'assistant')
  const later = open()
  await later.say({ query: 'book with tcn' })
  expect(JSON.stringify(await later.say({ query: 'je veux me tuer' }))).toContain(TEXTS_FR.crisis.kinds.suicide('le 9-1-1'))
})

test('without an approved consent form a person who speaks French is offered, and the team reads why', async () => {
  await withdrawApproval(staff, 'consent')
  const talk = open()
  await talk.say({ query: 'book with tcn' })
  const offered = await talk.say({ query: 'nouvelle patiente' })
  expect(offered).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: [LABELS_FR.person] })
  expect(offered.text).toContain(TEXTS_FR.notInFrench.consent)
  const asked = await talk.say({ query: 'oui' })
  expect(asked.ACTION).toBe('NEEDPCRHELP')
  const notes = await database.sql<
    { note: string }[]
  >`select system_notes::text as note from patients where patient_id = ${asked.patient_id}`
  expect(notes[0]?.note).toContain('Speaks French.')
  const { stored, replayed } = (await replay(database.sql, talk.id)) ?? {}
  expect(replayed).toEqual(stored)
})

test('an approval of everything under one hash becomes one of each text that still reads the same', async () => {
  const { sql } = database
  await sql`delete from approved_texts`
  await sql`delete from text_approvals where key = 'assistant'`
  await sql`
    insert into text_approvals (language, key, hash, approved_by, approved_at)
    values ('fr', 'assistant', ${Buffer.from(APPROVED_AS_ONE.hash, 'hex')}, ${staff.staff.id}, ${staff.now})`
  await saveApprovals(sql)
  await saveApprovals(sql)
  const kept = new Set(APPROVED_AS_ONE.digests)
  const text = await assistantText()
  const still = listAssistantParts().filter(({ digest }) => kept.has(digest))
  expect(still.length).toBeGreaterThan(20)
  expect(text?.parts.filter(({ due }) => !due)).toHaveLength(still.length)
  expect(text?.approved).toEqual({ by: staff.staff.name, at: staff.now })
})
