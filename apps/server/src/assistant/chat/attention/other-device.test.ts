import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { moveInstant } from '@clinic/core/shared/instants'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { samplePicture } from '../../../../test/sample-picture.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { readStaffReplies } from '../../transcripts/read-staff-replies.ts'
import { readKey } from '../encrypt-state.ts'
import { loadKnowledge } from '../load-knowledge.ts'
import { type ChatContext, takeTurn } from '../take-turn.ts'
import { tellWaitingPatients } from '../waiting/tell-waiting-patients.ts'
import { writeOpeningHours } from '../waiting/write-opening-hours.ts'
import { joinConversation } from './join-conversation.ts'
import { listLines } from './list-lines.ts'
import { readLinePicture } from './read-line-picture.ts'
import { sayInConversation } from './say-in-conversation.ts'

let db: TestDatabase
let context: ChatContext
let dana: StaffContext
const mails: Mail[] = []
/** The tests’ time is a Monday. */
const HOURS = { weekly: [{ weekday: 2, starts: 8 * 60, ends: 17 * 60 }], holidays: true, days_off: [], offer_minutes: 10 }
beforeEach(async () => {
  mails.length = 0
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  dana = staffContext(db, await buildStaff(db.sql, { first_name: 'Dana', groups: ['admins'] }))
  await writeOpeningHours(dana, HOURS)
  const knowledge = await loadKnowledge(nobodyContext(db), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
  context = {
    ...nobodyContext(db),
    ...{ actor: { kind: 'assistant' }, knowledge, secret: 'a secret for tests', agent: 'a browser', mailer },
  }
})
afterEach(() => db.close())

/** A page of the chat on one device, with the key that it holds. */
function device(id: string) {
  let reply: ChatReply | null = null
  let turn = 0
  const say = async (sent: Sent | string): Promise<ChatReply> => {
    const message = typeof sent === 'string' ? { query: sent } : sent
    reply = await takeTurn(context, { action: 'query', conversation_id: id, key: reply?.key ?? '', ...message })
    turn += 1
    return reply
  }
  /** What the page hears with its key; of another conversation where one is named. */
  const hears = (conversation_id = id) =>
    listLines(context, { conversation_id, after: 0 }, (conversation) => readKey(context.secret, conversation, reply?.key ?? '') !== null)
  return { say, hears, turn: () => turn }
}

const WHO = { ...RENEE, personal: { ...RENEE.personal, email: 'renee@example.ca' } }

async function walkToQueue({ say }: ReturnType<typeof device>): Promise<ChatReply> {
  let reply = await say('book with tcn')
  for (let turn = 0; turn < 120 && reply.ACTION !== 'ENTERPCRQUEUE'; turn += 1) reply = await say(nextMessage(reply, WHO) ?? 'ok')
  return reply
}

async function comeBack({ say }: ReturnType<typeof device>): Promise<void> {
  for (const said of ['book with tcn', 'Renew a medical document', WHO.personal.email, '17 May 1980']) await say(said)
}

const sentCode = () => /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''

test('interleaving 34: a patient who comes back on another device has the lines of the team only after the code, and then all that no page had (A-3)', async () => {
  const first = device('firstdevice0')
  const reply = await walkToQueue(first)
  await joinConversation(dana, 'firstdevice0')
  const line = { text: 'About your prescription', client_id: 'line-0001', turn: first.turn() }
  await sayInConversation(dana, 'firstdevice0', line)
  const picture = (await samplePicture('crimson')).toString('base64')
  await sayInConversation(dana, 'firstdevice0', { ...line, text: 'Your document', picture, client_id: 'picture-0001' })

  const other = device('otherdevice0')
  await comeBack(other)
  const nothing = { lines: [], attention: { state: 'bot', name: null } }
  expect(await other.hears()).toMatchObject(nothing)
  await expect(other.hears('firstdevice0')).rejects.toMatchObject({ code: 'conversation-key-invalid' })

  const code = sentCode()
  await other.say(code === '123456' ? '654321' : '123456')
  expect(await other.hears()).toMatchObject(nothing)

  expect(await other.say(code)).toMatchObject({ patient_id: reply.patient_id })
  const { lines, attention } = await other.hears()
  expect(lines.map(({ name, mark, text }) => [name, mark, text])).toEqual([
    ['Dana', 'joined', ''],
    ['Dana', null, 'About your prescription'],
    ['Dana', null, 'Your document'],
  ])
  const seq = lines.findLast(({ picture }) => picture)?.seq ?? 0
  expect(await readLinePicture(context, { conversation_id: 'otherdevice0', seq }, () => true)).toMatchObject({ kind: 'image/jpeg' })
  expect(attention).toMatchObject({ state: 'held', name: 'Dana' })
  expect((await first.hears()).attention).toMatchObject({ state: 'bot', name: null })
})

test('who waits for the next day and comes back on another device is told nothing that is not so, and is one request whose reply counts (F-10, A-3)', async () => {
  const first = device('firstdevice1')
  await walkToQueue(first)
  expect((await first.say('I want to talk to a person')).text).toContain('It opens on Tuesday, March 3, 2026, 8:00 a.m.')
  await first.say('Please email me')
  const other = device('otherdevice1')
  await comeBack(other)
  await other.say(sentCode())
  expect((await other.hears()).attention).toMatchObject({ state: 'called', offers: ['cancel'] })
  const { sql, zone } = dana
  expect(await tellWaitingPatients({ sql, zone, now: moveInstant(dana.now, 60_000) })).toBe(0)
  const inTheMorning = { ...dana, now: '2026-03-03T13:05:00.000Z' }
  expect(await tellWaitingPatients({ sql, zone, now: inTheMorning.now })).toBe(1)
  expect((await other.hears()).lines.at(-1)?.text).toContain('Our team is here now')
  await sayInConversation(inTheMorning, 'otherdevice1', { text: 'Good morning', client_id: 'line-0002', turn: other.turn() })
  const { replies } = await readStaffReplies(inTheMorning, { days: '7' })
  const seconds = 22 * 3600 + 5 * 60
  expect(replies).toEqual({ requests: 1, answered: 1, median_seconds: seconds, p90_seconds: seconds, worst_seconds: seconds })
})
