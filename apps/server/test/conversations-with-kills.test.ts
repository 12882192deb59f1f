import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../content/starters.ts'
import { replay } from '../src/assistant/chat/replay.ts'
import { now } from '../src/platform/clock.ts'
import { buildSession, buildStaff } from './build.ts'
import { ask, CHAT_KEY, openProcesses, type Processes, type Reply } from './processes.ts'
import { publishApproved } from './publish-approved.ts'
import { redrawn, samplePicture } from './sample-picture.ts'

const CONVERSATIONS = 25
/** Of the patient and of staff each; together a few hundred crossings. */
const STEPS = 8
const KILLS = 3
const TRIES = 600
/** Two processes and their models. */
const START_MS = 240_000
/** What waits for the patient all the time: none of their words answers it. */
const QUESTION = 'LAUNCHCONSENT'

let house: Processes
const tokens: string[] = []
let photo = ''
let kept = ''
beforeAll(async () => {
  const picture = await samplePicture('crimson')
  ;[photo, kept] = [picture.toString('base64'), await redrawn(picture)]
  house = await openProcesses({ count: 2 })
  await publishApproved(house.database.sql, STARTERS)
  for (const first_name of ['Dana', 'Sam']) {
    const staff = await buildStaff(house.database.sql, { first_name, groups: ['admins'] })
    const { authorization } = await buildSession(house.database.sql, staff.id, now())
    tokens.push(authorization.replace('Bearer ', ''))
  }
}, START_MS)
afterAll(() => house?.close())

/** Sends a call until one of the processes answers it, be it with a refusal. */
async function until(call: string, asked: Parameters<typeof ask>[2]): Promise<Reply> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const url = house.running[randomInt(Math.max(1, house.running.length))]?.url
    const answer = url ? await ask(url, call, asked).catch(() => null) : null
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await sleep(25)
  }
  throw new Error(`${call} was not answered`)
}

type Heard = { seq: number; text: string; picture?: true }
type Chat = { id: string; key: string; said: string[]; written: string[]; sent: string[]; heard: Heard[] }

async function say(chat: Chat, query: string): Promise<Reply['body']> {
  const { status, body, text } = await until('POST /api/ai', {
    headers: { 'x-api-key': CHAT_KEY },
    body: { action: 'query', conversation_id: chat.id, query, key: chat.key },
  })
  if (status !== 200) throw new Error(`the chat answered ${status}: ${text}`)
  chat.key = String(body.key)
  return body
}

async function listen(chat: Chat): Promise<void> {
  const after = chat.heard.at(-1)?.seq ?? 0
  const body = { conversation_id: chat.id, key: chat.key, after }
  const answer = await until('POST /api/ai/lines', { headers: { 'x-api-key': CHAT_KEY }, body })
  chat.heard.push(...(answer.body.lines as Chat['heard']))
}

async function readPicture(chat: Chat, seq: number): Promise<unknown> {
  const body = { conversation_id: chat.id, key: chat.key, seq }
  return (await until('POST /api/ai/lines/picture', { headers: { 'x-api-key': CHAT_KEY }, body })).body.bytes
}

/** What staff see: the newest turn. */
async function look(chat: Chat, token: string): Promise<{ turn: number; log: { from: string; text: string }[] }> {
  return (await until(`GET /api/conversations/${chat.id}/live`, { token })).body as never
}

async function patient(chat: Chat): Promise<void> {
  for (let n = 0; n < STEPS; n += 1) {
    const words = `patient ${n} of ${chat.id}`
    await say(chat, words)
    chat.said.push(words)
    await listen(chat)
  }
}

/** One of two people does something of what they can do; what is refused is refused. */
async function attend(chat: Chat): Promise<void> {
  const path = `/api/conversations/${chat.id}`
  for (let n = 0; n < STEPS; n += 1) {
    const token = tokens[randomInt(tokens.length)] ?? ''
    const { turn } = await look(chat, token)
    const what = randomInt(10)
    if (what < 2) await until(`POST ${path}/join`, { token })
    else if (what < 3) await until(`POST ${path}/take_over`, { token, body: { reason: 'Their shift ends' } })
    else if (what < 4) await until(`POST ${path}/hand_back`, { token, body: { to: 'assistant', turn } })
    else if (what < 5) await until(`POST ${path}/notes`, { token, body: { text: `note ${n}`, client_id: randomUUID() } })
    else {
      const text = `staff ${n} of ${chat.id}`
      const pictured = what < 7
      const body = { text, client_id: randomUUID(), turn, ...(pictured && { picture: photo }) }
      const sent = await until(`POST ${path}/lines`, { token, body })
      if (sent.status !== 200) continue
      chat.written.push(text)
      if (pictured) chat.sent.push(text)
    }
  }
}

async function kill(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await sleep(1_500)
    const [victim] = house.running.splice(n % house.running.length, 1)
    victim?.child.kill('SIGKILL')
    await house.start()
  }
}

/** Turns that the assistant answered while a person had the conversation, by the marks around them. */
async function answeredWhileHeld(id: string): Promise<number[]> {
  const marks = await house.database.sql<{ mark: string; turn: number }[]>`
    select mark, turn from conversation_lines where conversation_id = ${id} and mark in ('joined', 'left', 'reconnecting') order by seq`
  const turns = await house.database.sql<{ turn: number; said: string }[]>`
    select turn, said from conversation_turns where conversation_id = ${id} order by turn`
  const holds = marks.flatMap(({ mark, turn }, at) => (mark === 'joined' ? [{ from: turn, to: marks[at + 1]?.turn ?? Infinity }] : []))
  return turns.filter(({ turn, said }) => said !== '' && holds.some(({ from, to }) => turn > from && turn <= to)).map(({ turn }) => turn)
}

test('F-11: hundreds of crossings of patients and staff on two processes that are killed: no message and no picture is lost or doubled, the assistant is silent while held, all see one order, and the flow resumes', async () => {
  const chats: Chat[] = Array.from({ length: CONVERSATIONS }, (_, n) => ({
    id: `killed${String(n).padStart(6, '0')}`,
    ...{ key: '', said: [], written: [], sent: [], heard: [] },
  }))
  await Promise.all(chats.map(async (chat) => [await say(chat, 'book with tcn'), await say(chat, 'New Patient Intake')]))
  await Promise.all([kill(KILLS), ...chats.flatMap((chat) => [patient(chat), attend(chat)])])
  for (const chat of chats) {
    await listen(chat)
    const token = tokens[0] ?? ''
    const { log } = await look(chat, token)
    const texts = (from: string) => log.filter((entry) => entry.from === from).map(({ text }) => text)
    expect(texts('patient').filter((text) => text.startsWith('patient '))).toEqual(chat.said)
    expect(texts('staff').filter((text) => text.startsWith('staff '))).toEqual(chat.written)
    const heard = chat.heard.filter(({ text }) => text.startsWith('staff '))
    expect(heard.map(({ text }) => text)).toEqual(chat.written)
    expect(chat.heard.map(({ text }) => text).join()).not.toContain('note ')
    const pictures = chat.heard.filter(({ picture }) => picture)
    expect(pictures.map(({ text }) => text)).toEqual(chat.sent)
    for (const { seq } of pictures) expect(await readPicture(chat, seq)).toBe(kept)
    expect(new Set(chat.heard.map(({ seq }) => seq)).size).toBe(chat.heard.length)
    expect(await answeredWhileHeld(chat.id), chat.id).toEqual([])
    const both = await replay(house.database.sql, chat.id)
    expect(both?.replayed).toEqual(both?.stored)
    await until(`POST /api/conversations/${chat.id}/take_over`, { token, body: { reason: 'The end' } })
    await until(`POST /api/conversations/${chat.id}/hand_back`, { token, body: { to: 'assistant', turn: (await look(chat, token)).turn } })
    expect((await say(chat, 'book with tcn')).ACTION).toBe(QUESTION)
  }
}, 300_000)
