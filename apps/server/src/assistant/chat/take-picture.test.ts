import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import { nextMessage, type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asyncIntake, STARTERS } from '../../../content/starters.ts'
import { nobodyContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { claimedPicture, redrawn, samplePicture } from '../../../test/sample-picture.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { takeTurn } from './take-turn.ts'

/** The intake with every question that takes words asking for a picture. */
const PICTURED = {
  ...asyncIntake,
  questions: Object.fromEntries(
    Object.entries(asyncIntake.questions).map(([tag, question]) => {
      const acceptsFreeText = kindOf(question) === 'none' && (question.input ?? 'text') === 'text'
      return [tag, acceptsFreeText ? { ...question, widget: 'picture' as const } : question]
    }),
  ),
}

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [PICTURED, ...STARTERS.filter(({ key }) => key !== PICTURED.key)])
})
afterAll(() => db.close())

const JPEG = await samplePicture('crimson')
const OTHER = await samplePicture('navy')
const KEPT = await redrawn(JPEG)
const sends = (picture: Buffer | string): Sent => ({
  query: 'A picture',
  context: { picture: typeof picture === 'string' ? picture : picture.toString('base64') },
})

let people = 0
/** A conversation that stands at the first question for a picture. */
async function atThePicture() {
  const id = `pict${String(++people).padStart(8, '0')}`
  const who: Persona = { ...RENEE, personal: { ...RENEE.personal, email: `pict${people}@example.ca` } }
  const mailer = { send: async () => undefined, close: () => {} }
  const knowledge = await loadKnowledge(nobodyContext(db), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const context = { ...nobodyContext(db), knowledge, secret: 'a secret', agent: 'a browser', mailer, actor: { kind: 'assistant' as const } }
  let key = ''
  const say = async (sent: Sent, under = key): Promise<ChatReply> => {
    const reply = await takeTurn(context, { action: 'query', conversation_id: id, key: under, ...sent })
    key = reply.key
    return reply
  }
  let reply = await say({ query: 'book with tcn' })
  for (let turn = 0; turn < 100 && reply.DATA?.widget !== 'picture'; turn += 1)
    reply = await say(nextMessage(reply, who) ?? { query: 'ok' })
  const tag = (reply.DATA?.question as { tag: string } | undefined)?.tag ?? ''
  return { id, say, tag, key: () => key, patient_id: reply.patient_id ?? '' }
}

const picturesOf = (conversation_id: string) =>
  db.sql<{ id: string; patient_id: string; kind: string; bytes: string }[]>`
    select id, patient_id, kind, bytes from answer_pictures where conversation_id = ${conversation_id} order by kept_at, id`
const answerTo = async (patient_id: string, tag: string) => {
  const [set] = await db.sql<{ answers: Record<string, { value: unknown }> }[]>`
    select answers from answer_sets where patient_id = ${patient_id} order by id desc limit 1`
  return set?.answers[tag]?.value
}

test('a photograph answers its question: the answer names it, its bytes are kept sealed and nowhere else, once for a message sent twice (REQ-413)', async () => {
  const { id, say, tag, key, patient_id } = await atThePicture()
  const before = key()
  const next = await say(sends(JPEG))
  expect((next.DATA?.question as { tag: string } | undefined)?.tag).not.toBe(tag)
  const again = await say(sends(JPEG), before)
  expect({ ...again, conversation_state: '' }).toEqual({ ...next, conversation_state: '' })
  const pictures = await picturesOf(id)
  expect(pictures).toMatchObject([{ patient_id, kind: 'image/jpeg', bytes: KEPT }])
  expect(await answerTo(patient_id, tag)).toBe(`picture:${pictures[0]?.id}`)
  const [stored] = await db.sql<{ sealed: boolean; carried: boolean }[]>`
    select (bytes).value like 'v1.%' as sealed, length((bytes).value) < length(${KEPT}) as carried from answer_pictures where conversation_id = ${id}`
  expect(stored).toEqual({ sealed: true, carried: false })
  const [{ event } = { event: null }] = await db.sql`
    select event from conversation_turns where conversation_id = ${id} order by turn desc limit 1`
  expect(event).toMatchObject({ context: { picture: `picture:${pictures[0]?.id}` } })
  const { stored: state, replayed } = (await replay(db.sql, id)) ?? {}
  expect(replayed).toEqual(state)
})

test('words answer it too, for whoever cannot or would not send a picture (REQ-413)', async () => {
  const { id, say, tag, patient_id } = await atThePicture()
  await say({ query: 'A red patch on my left arm' })
  expect(await answerTo(patient_id, tag)).toBe('A red patch on my left arm')
  expect(await picturesOf(id)).toEqual([])
})

test.each([
  ['what is no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture that is too large', Buffer.concat([JPEG, Buffer.alloc(PICTURE.bytes)])],
  ['a picture that is cut short', JPEG.subarray(0, JPEG.length / 2)],
  ['what is not in base64', `${JPEG.toString('base64')} `],
  ['the name of another picture', 'picture:0123456789abcdef0123456789abcdef'],
])('%s is refused, and the conversation is unharmed', async (_, picture) => {
  const { id, say, tag, patient_id } = await atThePicture()
  await expect(say(sends(picture))).rejects.toMatchObject({ code: 'picture-unreadable' })
  expect(await picturesOf(id)).toEqual([])
  await say(sends(JPEG))
  expect(await answerTo(patient_id, tag)).toMatch(/^picture:/)
})

test('a small file that claims enormous dimensions is refused with the limits, and the conversation is unharmed', async () => {
  const { id, say, tag, patient_id } = await atThePicture()
  const refusal = await say(sends(await claimedPicture(50_000, 50_000))).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'picture-too-many-pixels',
    details: { side: '12,000', millions: 40, fields: { picture: expect.any(String) } },
  })
  expect(await picturesOf(id)).toEqual([])
  await say(sends(JPEG))
  expect(await answerTo(patient_id, tag)).toMatch(/^picture:/)
})

test('a conversation keeps so many pictures and no more; words are taken then', async () => {
  const { id, say, tag, patient_id } = await atThePicture()
  await db.sql`
    insert into answer_pictures (id, patient_id, conversation_id, kind, bytes, kept_at)
    select md5(${id} || n), ${patient_id}, ${id}, 'image/jpeg', ${db.sql.types.sealed('')}, now() from generate_series(1, ${PICTURE.perConversation}) as n`
  await expect(say(sends(JPEG))).rejects.toMatchObject({ code: 'too-many-pictures' })
  await say({ query: 'A red patch' })
  expect(await answerTo(patient_id, tag)).toBe('A red patch')
  expect(await picturesOf(id)).toHaveLength(PICTURE.perConversation)
})

const placesTaken = async (patient_id: string) =>
  (
    await db.sql<{ description: string }[]>`
    select description from audit_log where patient_id = ${patient_id} and action = 'Picture Replaced' order by id`
  ).map((entry) => entry.description)

/** Answers the question for a picture again. */
async function takeAgain({ say }: Awaited<ReturnType<typeof atThePicture>>, picture: Buffer): Promise<void> {
  await say({ query: 'back' })
  await say(sends(picture))
}

test('a picture that is taken again is gone, with an entry, and takes no place of those that a conversation keeps; so it is for words', async () => {
  const at = await atThePicture()
  const { id, say, tag, patient_id } = at
  await say(sends(JPEG))
  const [first] = await picturesOf(id)
  await takeAgain(at, OTHER)
  const [second, ...more] = await picturesOf(id)
  expect(second).toMatchObject({ bytes: await redrawn(OTHER) })
  expect(more).toEqual([])
  expect(second?.id).not.toBe(first?.id)
  expect(await answerTo(patient_id, tag)).toBe(`picture:${second?.id}`)
  for (let round = 0; round < PICTURE.perConversation; round += 1) await takeAgain(at, JPEG)
  expect(await picturesOf(id)).toHaveLength(1)
  await say({ query: 'back' })
  await say({ query: 'A red patch' })
  expect(await picturesOf(id)).toEqual([])
  const told = await placesTaken(patient_id)
  expect(new Set(told)).toEqual(new Set(['A picture made room for another answer and is gone']))
  expect(told).toHaveLength(PICTURE.perConversation + 2)
})

test('under a legal hold the picture that was replaced stays, and takes no place either', async () => {
  const at = await atThePicture()
  const { id, say, patient_id } = at
  await say(sends(JPEG))
  await db.sql`insert into legal_holds (patient_id, reason, set_by, set_at) values (${patient_id}, 'A claim', 'Hilde Hold', now())`
  for (let round = 0; round < PICTURE.perConversation; round += 1) await takeAgain(at, JPEG)
  expect(await picturesOf(id)).toHaveLength(PICTURE.perConversation + 1)
  expect((await placesTaken(patient_id))[0]).toBe('A picture made room for another answer; a legal hold keeps it')
})

test('a picture that no question asked for is not kept', async () => {
  const { id, say } = await atThePicture()
  await say({ query: 'A red patch' })
  let reply = await say({ query: 'ok' })
  for (let turn = 0; turn < 20 && reply.DATA?.widget === 'picture'; turn += 1) reply = await say({ query: 'A red patch' })
  await say(sends(JPEG))
  expect(await picturesOf(id)).toEqual([])
})
