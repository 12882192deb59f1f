import { allowLong, type Person, tidy } from '@clinic/server/testing/add-staff'
import { authenticate } from '@clinic/server/testing/authenticate'
import { claim } from '@clinic/server/testing/claim'
import { collectCounts } from '@clinic/server/testing/collect-counts'
import type { Sql } from '@clinic/server/testing/database'
import { median } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import type { Done } from './load.ts'
import type { Older } from './older.ts'
import { PLAIN_SQL, runPlainSql } from './peers/pgbench.ts'
import { type Competitor, compete, ROUND_SECONDS, ratio, SHORT } from './peers/rounds.ts'
import { capture, type Statement, settingsOf } from './peers/statements.ts'
import { load } from './processes.ts'
import type { Row, Table } from './table.ts'

const CONNECTIONS = 16
const AIM_RATIO = 0.3
const AIM_OF_OLDER = 1.3
/** More than a client can claim in one round. */
const PER_CLIENT = SHORT ? 200 : 1500
const ROUNDS_IN_ALL = 8
const FIRST_PATIENT = 5_000_000

/** Claims of fresh patients: session check, limit, the change itself, its audit entry and the event, durable before the answer. */
export async function measureClaim(clinic: Clinic, { claimers }: People, older: Older | null): Promise<Table> {
  await addFreshPatients(clinic.sql)
  await addSessions(clinic.sql, claimers)
  await collectCounts(clinic.sql)
  await tidy(clinic.sql)
  if (older) {
    await addFreshPatients(older.clinic.sql)
    await tidy(older.clinic.sql)
  }
  const statements = await statementsOf(clinic, claimers[0])
  const settings = settingsOf(clinic.sql)
  const staff = { from: claimers[0]?.id ?? 0, count: claimers.length }
  const cpu: number[] = []
  const takeRange = countRanges()
  const [ours, sql, before] = await compete([
    {
      name: 'claim over HTTP',
      round: async (seconds) => {
        const began = await clinic.usage()
        const done = await claimFor(seconds, { port: clinic.port, from: takeRange(), claimers })
        const ended = await clinic.usage()
        if (seconds === ROUND_SECONDS) cpu.push((ended.cpuMs - began.cpuMs) / done.answered)
        return done.answered / done.seconds
      },
    },
    {
      name: PLAIN_SQL,
      round: (seconds) => {
        const varying = { patients: { from: takeRange(), perClient: PER_CLIENT }, staff }
        return runPlainSql(clinic, { scripts: [statements], clients: CONNECTIONS, seconds, settings, varying })
      },
    },
    ...(older ? [competitorOf(older)] : []),
  ])
  const ofSql = ratio(ours, sql)
  await checkClaims(clinic.sql)
  return {
    title: `Claim with session, limit and audit: ${CONNECTIONS} connections, ${claimers.length} claimers, fresh patients`,
    rows: [
      ...[ours, sql, ...(before ? [before] : [])].map((standing) => ({
        what: standing?.name ?? '',
        value: `${standing?.perSecond.toFixed(0)} /s`,
      })),
      { what: `claim ÷ ${PLAIN_SQL}`, value: ofSql.toFixed(2), aim: `at least ${AIM_RATIO}`, met: ofSql >= AIM_RATIO },
      ...(before ? [ofOlder(ratio(ours, before), before.name)] : []),
      { what: 'CPU of the application per claim', value: `${median(cpu).toFixed(2)} ms` },
    ],
  }
}

function ofOlder(times: number, name: string): Row {
  return { what: `claim ÷ ${name}`, value: times.toFixed(2), aim: `at least ${AIM_OF_OLDER}`, met: times >= AIM_OF_OLDER }
}

function competitorOf({ name, clinic, people }: Older): Competitor {
  const takeRange = countRanges()
  return {
    name,
    round: async (seconds) => {
      const done = await claimFor(seconds, { port: clinic.port, from: takeRange(), claimers: people.claimers })
      return done.answered / done.seconds
    },
  }
}

/** The first patient of each range that no one has claimed from. */
function countRanges(): () => number {
  let used = FIRST_PATIENT + 1
  return () => {
    used += CONNECTIONS * PER_CLIENT
    return used - CONNECTIONS * PER_CLIENT
  }
}

async function claimFor(
  seconds: number,
  { port, from, claimers }: { port: number; from: number; claimers: readonly Person[] },
): Promise<Done> {
  const done = await load({ port, requests: requestsOf(from, claimers), repeat: false, seconds })
  if (Object.keys(done.statuses).join() !== '200') throw new Error(`answers other than 200: ${JSON.stringify(done.statuses)}`)
  return done
}

/** Patients waiting for their first holder. */
async function addFreshPatients(sql: Sql): Promise<void> {
  await allowLong(sql)
  await sql`
    insert into patients (patient_id, first_name, last_name, date_of_birth, province, in_pcr_queue, entered_pcr_queue_at, appointment_type)
    select (${FIRST_PATIENT}::int + n)::text, 'First' || n % 3001, 'Last' || n % 7919, date '1980-01-01', 'ON', true,
      now() - n * interval '1 second', 'New Patient'
    from generate_series(0, ${ROUNDS_IN_ALL * CONNECTIONS * PER_CLIENT}::int) as n`
}

/** For the bare competitor, a session of each claimer that is found by the claimer's number. */
async function addSessions(sql: Sql, claimers: readonly Person[]): Promise<void> {
  const ids = claimers.map(({ id }) => id)
  await sql`
    insert into sessions (token_hash, user_id, stage, created_at, last_seen_at, expires_at)
    select id::text::bytea, id, 'full', now(), now(), now() + interval '12 hours' from unnest(${ids}::int[]) as id`
}

/** What the server sends to the database for one claim, patient and claimer left open. */
async function statementsOf({ sql }: Clinic, person: Person | undefined): Promise<Statement[]> {
  if (!person) throw new Error('there is nobody to claim')
  const patient_id = String(FIRST_PATIENT)
  const now = new Date().toISOString()
  const statements = await capture(sql, async () => {
    const found = await authenticate(sql, { token: person.token, cookie: null, now, idleMinutes: 30 })
    if (!found) throw new Error('a session of the benchmark is gone')
    const actor = { kind: 'staff' as const, id: person.id, name: found.person.name }
    await claim({ sql, actor, now, zone: 'America/Toronto', address: '127.0.0.1', staff: found.person }, { patient_id, queue: 'pcr' })
  })
  const token_hash = statements[0]?.parameters[0]
  const open: Record<string, string> = { [patient_id]: ':patient', [String(person.id)]: ':staff', [String(token_hash)]: ':staff' }
  return statements.map(({ text, parameters }) => ({ text, parameters: parameters.map((value) => open[value ?? ''] ?? value) }))
}

function requestsOf(from: number, claimers: readonly Person[]): string[][] {
  return Array.from({ length: CONNECTIONS }, (_, client) =>
    Array.from({ length: PER_CLIENT }, (_, turn) => {
      const token = claimers[(turn * CONNECTIONS + client) % claimers.length]?.token
      const path = `/api/queues/pcr/${from + client * PER_CLIENT + turn}/claim`
      return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`
    }),
  )
}

/** A fast answer counts only when the work was done: as many audit entries as patients with a holder. */
async function checkClaims(sql: Sql): Promise<void> {
  const fresh = sql`patient_id >= ${String(FIRST_PATIENT)} and length(patient_id) = 7`
  const [row] = await sql<{ claimed: number; told: number }[]>`
    select (select count(*) from patients where ${fresh} and assigned_pcr is not null) as claimed,
      (select count(*) from audit_log where ${fresh} and action = 'Claim Patient') as told`
  if (!row || row.claimed === 0 || row.claimed !== row.told) throw new Error(`claims and audit entries differ: ${JSON.stringify(row)}`)
}
