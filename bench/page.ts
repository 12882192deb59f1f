import type { Person } from '@clinic/server/testing/add-staff'
import { authenticate } from '@clinic/server/testing/authenticate'
import { shortReads } from '@clinic/server/testing/database'
import { pageQueue } from '@clinic/server/testing/page-queue'
import { median } from '@clinic/testing/quantile'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import { PLAIN_SQL, runPlainSql } from './peers/pgbench.ts'
import { compete, ROUND_SECONDS, ratio } from './peers/rounds.ts'
import { capture, type Statement, settingsOf } from './peers/statements.ts'
import { load, openMinimalServer } from './processes.ts'
import type { Table } from './table.ts'

const CONNECTIONS = 32
const PGBENCH_CLIENTS = 8
const AIM_RATIO = 0.6
const AIM_P99_MS = 100
const AIM_CPU_MS = 0.3
const PAGE = '/api/queues/pcr/page?list=unassigned&page=1&size=20&layout=table'

/** The page that PCRs look at all day, twenty rows and their total, with the session check that every call has. */
export async function measurePage(clinic: Clinic, { pcrs }: People): Promise<Table> {
  const settings = settingsOf(shortReads(clinic.sql))
  const scripts: Statement[][] = []
  for (const person of pcrs.slice(0, 8)) scripts.push(await statementsOf(clinic, person))
  const requests = Array.from({ length: CONNECTIONS }, (_, index) => [asRequest(pcrs[index % pcrs.length])])
  const answer = await fetch(`http://127.0.0.1:${clinic.port}${PAGE}`, { headers: { authorization: `Bearer ${pcrs[0]?.token}` } })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200 || !/"total":[1-9]/.test(body.toString()))
    throw new Error(`no page: ${answer.status} ${body.toString().slice(0, 200)}`)
  const bare = await openMinimalServer(body.length)
  const cpu: number[] = []
  const slow: number[] = []
  const [ours, sql, ceiling] = await compete([
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
  ])
  bare.stop()
  const ofSql = ratio(ours, sql)
  const cpuMs = median(cpu)
  return {
    title: `Queue page with session check: ${CONNECTIONS} connections, page of 20 and total`,
    rows: [
      ...[ours, sql, ceiling].map((standing) => ({ what: standing?.name ?? '', value: `${standing?.perSecond.toFixed(0)} /s` })),
      { what: `page ÷ ${PLAIN_SQL}`, value: ofSql.toFixed(2), aim: `at least ${AIM_RATIO}`, met: ofSql >= AIM_RATIO },
      ...slow.map((p99, round) => ({
        what: `99 of 100 pages within, round ${round + 1}`,
        value: `${p99.toFixed(1)} ms`,
        aim: `under ${AIM_P99_MS} ms`,
        met: p99 < AIM_P99_MS,
      })),
      { what: 'page ÷ node:http', value: ratio(ours, ceiling).toFixed(3) },
      {
        what: 'CPU of the application per request',
        value: `${cpuMs.toFixed(2)} ms`,
        aim: `at most ${AIM_CPU_MS} ms`,
        met: cpuMs <= AIM_CPU_MS,
      },
    ],
  }
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

function asRequest(person: Person | undefined): string {
  return `GET ${PAGE} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${person?.token}\r\n\r\n`
}
