import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { nextMessage, RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { nobodyContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { findEncryptedTables } from '../../platform/crypto/encrypted-values.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { type ChatContext, takeTurn } from './take-turn.ts'

/** What `RENEE` types where she is asked for her number and where a question wants words. */
const NUMBER = '9876543217'
const WORDS = 'nothing to add'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await publishApproved(database.sql, STARTERS)
})
afterAll(() => database.close())

/** Every table's rows as PostgreSQL writes them into a dump. */
async function dump(): Promise<Map<string, string>> {
  // The program reads partitions of the audit log through their parent alone.
  const { owner: sql } = database
  const tables = await sql<
    { name: string }[]
  >`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql<{ row: string }[]>`select one::text as row from ${sql(name)} as one`
      return [name, rows.map(({ row }) => row).join('\n')] as const
    }),
  )
  return new Map(texts)
}

/** A state on its way back, a photograph, a file of patients, second factors of staff, a form about an alarm, a decision: this intake has none. */
const UNUSED = [
  'conversation_lines',
  'line_pictures',
  'visit_decisions',
  'visit_messages',
  'withdrawal_letters',
  'visit_notes',
  ...['adverse_reactions', 'identity_corrections', 'merges', 'verification_calls', 'veteran_covers'],
  ...['medical_documents', 'document_confirmations', 'document_deliveries', 'document_drafts', 'document_events'],
  ...['conversation_chunks', 'answer_pictures', 'factor_offers', 'totp_factors', 'alarm_forms'],
  ...['import_pieces', 'import_rows', 'import_plans'],
]

test('of a whole intake no dump of the database holds the health number or a word that was answered', async () => {
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async () => {}, close: () => {} }
  const context: ChatContext = {
    ...nobodyContext(database),
    actor: { kind: 'assistant' },
    knowledge,
    secret: 'a secret for tests',
    agent: 'a browser',
    mailer,
  }
  const send = (key: string, sent: object) =>
    takeTurn(context, { action: 'query', conversation_id: 'sealed000001', key, query: '', ...sent })
  let reply = await send('', { query: 'book with tcn' })
  reply = await send(reply.key, { query: 'I want to kill myself' })
  for (let sent = nextMessage(reply, RENEE); sent; sent = nextMessage(reply, RENEE)) reply = await send(reply.key, sent)
  expect(reply.IN_PCR_QUEUE).toBe(true)

  const { sql } = database
  const read = [
    ...(await sql`select health_number from patient_details`),
    ...(await sql`select answers from answer_sets`),
    ...(await sql`select event, reply, heard, said from conversation_turns`),
    ...(await sql`select state from conversations`),
  ]
  const opened = JSON.stringify(read)
  expect(opened).toContain(NUMBER)
  expect(opened).toContain(WORDS)

  const texts = await dump()
  expect(texts.get('patients')).toContain('Renée')
  for (const { name } of await findEncryptedTables(sql)) if (!UNUSED.includes(name)) expect(texts.get(name), name).toContain('v1.tests.')
  for (const [name, text] of texts) {
    expect(text.includes(NUMBER), name).toBe(false)
    expect(text.includes(WORDS), name).toBe(false)
  }
})
