import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { consentText } from '../content/consent.ts'
import { STARTERS } from '../content/starters.ts'
import { approveShipped } from '../src/assistant/approvals/approve-content.ts'
import { approveDrafts } from '../src/assistant/articles/approve-drafts.ts'
import { recallKnowledge } from '../src/assistant/chat/load-knowledge.ts'
import { approveShippedReplies } from '../src/assistant/chat/prepared-replies/approve-shipped-replies.ts'
import { publishContent } from '../src/assistant/questionnaires/publish-content.ts'
import { approveEvery } from '../src/assistant/translations/approve-every.ts'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import type { Context } from '../src/platform/db/change.ts'
import type { Json, Sql, TransactionSql, Tx } from '../src/platform/db/database.ts'
import { buildClinic, type Clinic } from './build-clinic.ts'
import { insertClinic } from './insert-clinic.ts'
import { playMoments } from './moments/play-moments.ts'
import { DEMO_PASSWORD, demoPeople, type Group } from './people.ts'
import { writeVisitNotes } from './visit-notes.ts'

const SEED_LOCK = 7_410_003
const BRAND = 'TCN AI'

/** `secret`: signs links to appointments; without it the demo’s links are invalid. */
type Seeding = Pick<Context, 'sql' | 'now' | 'zone'> & { secret?: string }

/**
 * Seeds an empty database with the demo clinic: staff of every role, about 400 patients, conversations, five weeks of
 * audit history, as of `context.now`. Returns false and writes nothing when there are users or patients. Safe for
 * concurrent processes.
 */
export async function seedDemo({ sql, now, zone, secret = '' }: Seeding, say: (line: string) => void): Promise<boolean> {
  if (!(await isEmpty(sql))) return false
  await publishContent(sql, STARTERS)
  const clinic = await buildInMemory(sql, { now, zone, secret })
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const done = await sql.begin(async (tx) => {
    // A concurrent process waits here until the rows are written.
    await tx`
      select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true),
        set_config('idle_in_transaction_session_timeout', '60s', true)`
    await tx`select pg_advisory_xact_lock(${SEED_LOCK})`
    if (!(await isEmpty(tx))) return false
    await insertClinic(tx, clinic, { now, zone, password_hash })
    await keepSettings(tx, clinic)
    await approveFrench(tx, now)
    await approveAsPractitioner(tx, now)
    await writeVisitNotes(tx, clinic, { now, zone })
    await playMoments({ sql: tx as unknown as Sql, now, zone, secret })
    return true
  })
  if (done) {
    const [row] = await sql<{ patients: number; entries: number }[]>`
      select (select count(*) from patients) as patients, (select count(*) from audit_log) as entries`
    say(`The demo clinic is open: ${clinic.people.length} staff, ${row?.patients} patients, ${row?.entries} audit entries.`)
  }
  return done
}

export async function isDemo(sql: Sql): Promise<boolean> {
  const rows = await sql`select 1 from settings where key = 'demo' and value = 'true'::jsonb`
  return rows.length > 0
}

/** The clinic in memory, with the database’s own groups and questionnaires. */
async function buildInMemory(sql: Sql, { now, zone, secret }: { now: string; zone: string; secret: string }): Promise<Clinic> {
  const groups = await sql<Group[]>`select id, name, scopes, pcr_capable, np_capable from auth_groups order by id`
  const knowledge = await recallKnowledge(sql, {
    brand: BRAND,
    provincesServed: PROVINCE_CODES.filter((code) => code !== 'QC'),
    expectedWait: { pcr: null, np: null },
    consent: consentText.version,
    questionnaires: Object.fromEntries(STARTERS.map(({ key, version }) => [key, version])),
  })
  return buildClinic({ now, zone, secret, groups, knowledge })
}

async function isEmpty(sql: Sql | TransactionSql): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`select not exists (select from users) and not exists (select from patients) as empty`
  return row?.empty === true
}

/** In the demo the French is approved, so patients can choose it. */
async function approveFrench(tx: TransactionSql, now: string): Promise<void> {
  const [administrator] = await tx<{ id: number }[]>`
    select u.id from users u join user_auth_groups g on g.user_id = u.id join auth_groups a on a.id = g.auth_group_id where a.name = 'admins' order by u.id limit 1`
  if (!administrator) return
  await approveEvery(tx as Tx, { questionnaires: STARTERS, user_id: administrator.id, now })
}

/** The demo clinic's practitioner has approved what comes with the program (F-21, F-23). */
async function approveAsPractitioner(tx: TransactionSql, now: string): Promise<void> {
  const [practitioner] = await tx<{ id: number }[]>`
    select u.id from users u join user_auth_groups g on g.user_id = u.id join auth_groups a on a.id = g.auth_group_id
    where 'np' = any (a.scopes) order by u.id limit 1`
  if (!practitioner) throw new Error('the demo clinic has no practitioner')
  await approveShipped(tx, { questionnaires: STARTERS, user_id: practitioner.id, now })
  await approveDrafts(tx, { language: 'en', user_id: practitioner.id, now })
  await approveShippedReplies(tx, { user_id: practitioner.id, now })
}

async function keepSettings(tx: TransactionSql, { people }: Clinic): Promise<void> {
  const rows = [
    { key: 'demo', value: true },
    { key: 'demo_people', value: demoPeople(people) },
  ]
  for (const { key, value } of rows) {
    await tx`insert into settings (key, value) values (${key}, ${tx.json(value as Json)}) on conflict (key) do update set value = excluded.value`
  }
}
