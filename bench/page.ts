import type { QueueTable } from '@clinic/contract/queues'
import type { Person } from '@clinic/server/testing/add-staff'
import { authenticate } from '@clinic/server/testing/authenticate'
import { shortReads } from '@clinic/server/testing/database'
import { pageQueue } from '@clinic/server/testing/page-queue'
import { median } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import type { Older } from './older.ts'
import type { PeerJob } from './peers/fastify-page.ts'
import { PLAIN_SQL, runPlainSql } from './peers/pgbench.ts'
import { type Competitor, compete, ROUND_SECONDS, ratio, type Snapshot } from './peers/rounds.ts'
import { capture, type Statement, settingsOf } from './peers/statements.ts'
import { load, openFastifyPage, openMinimalServer } from './processes.ts'
import type { Row, Table } from './table.ts'

const CONNECTIONS = 32
const PGBENCH_CLIENTS = 8
const AIM_RATIO = 0.6
const AIM_P99_MS = 100
const AIM_CPU_MS = 0.3
const AIM_OF_OTHERS = 1.6
const LEAN = 'fastify and pg, 14 fields, no checks'
const OLDER_PAGE = '/api/queues/pcr/page?list=unassigned&page=1&size=20'
const PAGE = `${OLDER_PAGE}&layout=table`

/**
 * The page that PCRs look at all day, twenty rows and their total, with the session check that every call has; beside the same fields from
 * fastify and pg without any check, and beside an older version.
 */
export async function measurePage(clinic: Clinic, { pcrs }: People, older: Older | null): Promise<Table> {
  const settings = settingsOf(shortReads(clinic.sql))
  const scripts: Statement[][] = []
  for (const person of pcrs.slice(0, 8)) scripts.push(await statementsOf(clinic, person))
  const requests = Array.from({ length: CONNECTIONS }, (_, index) => [asRequest(pcrs[index % pcrs.length], PAGE)])
  const answer = await fetch(`http://127.0.0.1:${clinic.port}${PAGE}`, { headers: { authorization: `Bearer ${pcrs[0]?.token}` } })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200 || !/"total":[1-9]/.test(body.toString()))
    throw new Error(`no page: ${answer.status} ${body.toString().slice(0, 200)}`)
  const bare = await openMinimalServer(body.length)
  const peer = await openFastifyPage({ address: clinic.address, provinces: await provincesOf(clinic, pcrs) })
  await compareRows(JSON.parse(body.toString()), `http://127.0.0.1:${peer.port}/all`, pcrs[0])
  const cpu: number[] = []
  const slow: number[] = []
  const [ours, sql, ceiling, ...standings] = await compete([
    {
      name: 'queue page over HTTP',
      round: async (seconds) => {
        const before = await clinic.usage()
        const done = await load({ port: clinic.port, requests, repeat: true, seconds })
        const after = await clinic.usage()
        if (Object.keys(done.statuses).join() !== '200') throw new Error(`answers other than 200: ${JSON.stringify(done.statuses)}`)
        if (seconds === ROUND_SECONDS) {
          cpu.push((after.cpuMs - before.cpuMs) / done.answered)
          slow.push(done.latencies.p99)
        }
        return done.answered / done.seconds
      },
    },
    { name: PLAIN_SQL, round: (seconds) => runPlainSql(clinic, { scripts, clients: PGBENCH_CLIENTS, seconds, settings }) },
    {
      name: `node:http, ${(body.length / 1024).toFixed(0)} KB from memory`,
      round: async (seconds) => {
        const done = await load({ port: bare.port, requests, repeat: true, seconds })
        return done.answered / done.seconds
      },
    },
    ...[
      { name: 'fastify and pg, the same fields, no checks', port: peer.port, path: '/all', people: pcrs },
      { name: LEAN, port: peer.port, path: '/lean', people: pcrs },
      ...(older ? [{ name: older.name, port: older.clinic.port, path: OLDER_PAGE, people: older.people.pcrs }] : []),
    ].map(asCompetitor),
  ])
  bare.stop()
  peer.stop()
  return {
    title: `Queue page with session check: ${CONNECTIONS} connections, page of 20 and total`,
    rows: [
      ...[ours, sql, ceiling, ...standings].map((standing) => ({
        what: standing?.name ?? '',
        value: `${standing?.perSecond.toFixed(0)} /s`,
      })),
      ...[sql, ceiling, ...standings].map((other) => ratioRow(ours, other)),
      ...ownRows(slow, median(cpu)),
    ],
  }
}

type Other = { name: string; port: number; path: string; people: readonly Person[] }

function asCompetitor({ name, port, path, people }: Other): Competitor {
  const requests = Array.from({ length: CONNECTIONS }, (_, index) => [asRequest(people[index % people.length], path)])
  return {
    name,
    round: async (seconds) => {
      const done = await load({ port, requests, repeat: true, seconds })
      if (Object.keys(done.statuses).join() !== '200')
        throw new Error(`answers of ${name} other than 200: ${JSON.stringify(done.statuses)}`)
      return done.answered / done.seconds
    },
  }
}

function ratioRow(ours: Snapshot | undefined, other: Snapshot | undefined): Row {
  const name = other?.name ?? ''
  const times = ratio(ours, other)
  const aim = name === PLAIN_SQL ? AIM_RATIO : name === LEAN || name.startsWith('node:http') ? null : AIM_OF_OTHERS
  const row = { what: `page ÷ ${name}`, value: times.toFixed(3) }
  return aim === null ? row : { ...row, aim: `at least ${aim}`, met: times >= aim }
}

function ownRows(slow: readonly number[], cpuMs: number): Row[] {
  return [
    ...slow.map((p99, round) => ({
      what: `99 of 100 pages within, round ${round + 1}`,
      value: `${p99.toFixed(1)} ms`,
      aim: `under ${AIM_P99_MS} ms`,
      met: p99 < AIM_P99_MS,
    })),
    {
      what: 'CPU of the application per request',
      value: `${cpuMs.toFixed(2)} ms`,
      aim: `at most ${AIM_CPU_MS} ms`,
      met: cpuMs <= AIM_CPU_MS,
    },
  ]
}

const FIRST_PAGE = {
  list: 'unassigned',
  search: '',
  type: '',
  who: '',
  order: 'fair',
  due: '',
  page: 1,
  size: 20,
  layout: 'table',
} as const

/** What the server sends to the database for one such call. */
function statementsOf({ sql }: Clinic, { token }: Person): Promise<Statement[]> {
  const now = new Date().toISOString()
  return capture(sql, async () => {
    const found = await authenticate(sql, { token, cookie: null, now, idleMinutes: 30 })
    if (!found) throw new Error('a session of the benchmark is gone')
    const context = { sql, actor: { kind: 'nobody' as const, name: '' }, now, zone: 'America/Toronto', address: '', staff: found.person }
    await pageQueue(context, 'pcr', FIRST_PAGE)
  })
}

async function provincesOf({ sql }: Clinic, people: readonly Person[]): Promise<PeerJob['provinces']> {
  const rows = await sql<{ id: number; provinces: string[] }[]>`
    select id, licensed_provinces as provinces from users where id = any(${people.map(({ id }) => id)}::int[])`
  const known = new Map(rows.map(({ id, provinces }) => [id, provinces]))
  return Object.fromEntries(people.map(({ id, token }) => [`Bearer ${token}`, known.get(id) ?? []]))
}

/** A peer counts only if it answers the same: as many in all, the same patients in the same order, the same fields. */
async function compareRows(ours: QueueTable, url: string, person: Person | undefined): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${person?.token}` } })
  const theirs = (await answer.json()) as { rows?: Record<string, unknown>[]; total?: number }
  const place = ours.fields.indexOf('patient_id')
  const wanted = [ours.total, ours.fields.join(), ...ours.rows.map((row) => row[place])].join(' ')
  const [first] = theirs.rows ?? []
  const got = [theirs.total, Object.keys(first ?? {}).join(), ...(theirs.rows ?? []).map(({ patient_id }) => patient_id)].join(' ')
  if (wanted !== got) throw new Error(`the peer answers something else: ${got} instead of ${wanted}`)
}

function asRequest(person: Person | undefined, path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${person?.token}\r\n\r\n`
}
