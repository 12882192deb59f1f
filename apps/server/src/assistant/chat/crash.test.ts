import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { nextMessage, RENEE, type Sent } from '@clinic/testing/chat-patient'
import { afterAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { failing } from '../../../test/failing.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

const MOST_TURNS = 120
/** How many statements a turn may have before something goes in circles. */
const MOST_STATEMENTS = 100
/** Every so many failures the process dies with its connection; the others are an error of one statement. */
const CUT_EVERY = 9
/** Milliseconds: hundreds of turns, a good part of them on a new connection. */
const PATIENCE = 120_000

type Clinic = { database: TestDatabase; context: ChatContext; mails: Mail[] }
type Talk = { clinic: Clinic; id: string; send(sent: Sent, key: string): Promise<ChatReply> }

const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

test(
  'a crash before any statement of any turn leaves a conversation that goes on, nothing lost and nothing doubled',
  async () => {
    const calm = await openClinic()
    const rough = await openClinic()
    const turns = await visit(calm, (id) => ({ clinic: calm, id, send: (sent, key) => ask(calm.context, id, sent, key) }))
    let crashes = 0
    const crashed = await visit(rough, (id) => ({
      clinic: rough,
      id,
      async send(sent, key) {
        for (let place = 1; place < MOST_STATEMENTS; place += 1) {
          const fate = { place, cut: (crashes + place) % CUT_EVERY === 0, met: false }
          const reply = await ask({ ...rough.context, sql: failing(rough.context.sql, fate) }, id, sent, key).catch((error: unknown) => {
            if (!fate.met) throw error
            return null
          })
          if (!fate.met && reply) return expectSameAgain(rough.context, { id, sent, key, reply })
          expect(reply, `crash ${place} at ${sent.query}`).toBeNull()
          crashes += 1
        }
        throw new Error('a turn has statements without end')
      },
    }))
    expect(crashed).toBe(turns)
    expect(crashes).toBeGreaterThan(turns * 6)
    expect(await everythingIn(rough)).toEqual(await everythingIn(calm))
    for (const id of ['visit0000001', 'again0000001']) {
      const { stored, replayed } = (await replay(rough.database.sql, id)) ?? {}
      expect(replayed).toEqual(stored)
    }
  },
  PATIENCE,
)

/** An intake up to a booked time; then the same person on another device, by a code. How many turns it took. */
async function visit({ mails }: Clinic, talkAs: (id: string) => Talk): Promise<number> {
  const intake = await converse(talkAs('visit0000001'), (reply) => {
    if (reply.ACTION === 'OPENAPPOINTMENTWINDOW') return { query: 'the first one' }
    return reply.DATA?.appointment && reply.ACTION !== 'ENTERPCRQUEUE' ? { query: LABELS.book } : nextMessage(reply, RENEE)
  })
  const again = await converse(talkAs('again0000001'), (reply) => {
    if (reply.ACTION === 'GREETING') return { query: LABELS.renewal }
    if (reply.DATA?.input === 'text') return { query: RENEE.personal.email }
    if (reply.DATA?.input === 'date') return { query: '17 May 1980' }
    if (reply.options?.includes(LABELS.keepVisit)) return { query: LABELS.keepVisit }
    return reply.DATA?.input === 'code' ? { query: /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '' } : nextMessage(reply, RENEE)
  })
  return intake + again
}

async function converse({ send }: Talk, next: (reply: ChatReply) => Sent | null): Promise<number> {
  let reply = await send({ query: 'book with tcn' }, '')
  for (let turn = 1; turn < MOST_TURNS; turn += 1) {
    const message = next(reply)
    if (!message) {
      expect(reply.ACTION).toBe('ENTERPCRQUEUE')
      return turn
    }
    reply = await send(message, reply.key)
  }
  throw new Error(`no end in sight at ${reply.ACTION}`)
}

function ask(context: ChatContext, conversation_id: string, sent: Sent, key: string): Promise<ChatReply> {
  return takeTurn(context, { action: 'query', conversation_id, key, ...sent })
}

/** The reply got lost on its way: the same message again brings the same reply. */
async function expectSameAgain(context: ChatContext, { id, sent, key, reply }: { id: string; sent: Sent; key: string; reply: ChatReply }) {
  const { conversation_state: _, ...again } = await ask(context, id, sent, key)
  const { conversation_state: __, ...first } = reply
  expect(again).toEqual(first)
  return reply
}

async function openClinic(): Promise<Clinic> {
  const database = await openTestDatabase()
  opened.push(database)
  await publishApproved(database.sql, STARTERS)
  const np = await buildStaff(database.sql, { first_name: 'Amara', last_name: 'Osei', email: 'amara.osei@clinic.example' })
  await database.sql`insert into schedules (user_id, version, updated_at) values (${np.id}, 1, ${TEST_NOW})`
  await database.sql`insert into working_hours (user_id, weekday, starts, ends) values (${np.id}, 1, 540, 720)`
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
  const actor = { kind: 'assistant' } as const
  const context = { ...nobodyContext(database), actor, knowledge, secret: 'a secret for tests', agent: 'a browser', mailer }
  return { database, context, mails }
}

const TABLES =
  'conversations conversation_turns consents answer_sets patients patient_records patient_details appointments appointment_mails audit_log patient_codes'.split(
    ' ',
  )

/** Drawn by lot, or by the database's own clock and counters. */
const BY_CHANCE = 'id salt hash request_hash appointment_id uid key_hash created_at updated_at stage_since'.split(' ')

/** All that there is, but for what differs each time anyhow: numbers skip where something was undone. */
async function everythingIn({ database: { sql }, mails }: Clinic): Promise<Record<string, string[]>> {
  const plain = (row: unknown) =>
    JSON.stringify(row)
      .replaceAll(/tcn-\d+/gi, 'the patient')
      .replaceAll(/key=[\w.-]+/g, 'key')
      .replaceAll(/"\d{6}"/g, 'the code')
  const tables = TABLES.map(async (table) => {
    const rows = await sql<object[]>`select * from ${sql(table)}`
    expect(rows.length, table).toBeGreaterThan(0)
    const kept = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !BY_CHANCE.includes(field))))
    return [table, kept.map(plain).sort()] as const
  })
  const sent = mails.map(({ to, subject, kind }) => plain({ to, subject, kind }))
  return { ...Object.fromEntries(await Promise.all(tables)), mails: sent }
}
