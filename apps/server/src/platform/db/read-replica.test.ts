import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { testRing } from '../../../test/keys.ts'
import { urlOf } from '../../../test/processes.ts'
import { mountConversations } from '../../assistant/transcripts/routes.ts'
import { mountAudit } from '../../audit/routes.ts'
import { mountReports } from '../../reports/routes.ts'
import { later, now } from '../clock.ts'
import { encryptColumns } from '../crypto/encrypted-columns.ts'
import { type Database, openDatabase } from './database.ts'
import { type Followed, openFollowed, type Way } from './read-replica.harness.ts'
import { chooseReader, openReadReplica, readFromReplica } from './read-replica.ts'

const DAYS = 'startDate=2026-02-24&endDate=2026-03-02'
const READS = [
  `/api/reports/report?${DAYS}`,
  `/api/reports/csv?type=patients_seen&${DAYS}`,
  `/api/reports/csv?type=overall_report&${DAYS}`,
  `/api/reports/figures?${DAYS}`,
  `/api/reports/patients?figure=patientsSeen&page=1&size=20&${DAYS}`,
  '/api/reports/overview',
  '/api/audit',
  '/api/audit/export',
]

describe('a copy that refuses every write', () => {
  let db: TestDatabase
  let http: TestHttp
  let copy: Database
  const said: string[] = []
  beforeAll(async () => {
    db = await openTestDatabase({ connections: 3 })
    const url = urlOf(db.address)
    const readOnly = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c default_transaction_read_only=on')}`
    copy = openReadReplica(db.sql, { url: readOnly }, { connections: 2, now, log: (line) => said.push(line) })
    await encryptColumns(db.sql, testRing)
    http = await openTestHttp(db, (mount) => {
      mountReports(mount)
      mountAudit(mount)
      mountConversations(mount)
    })
  })
  afterAll(async () => {
    await http.close()
    await copy.close()
    await db.close()
  })

  test('answers every report, every export and the search of the audit log, whose entries are written to the database itself', async () => {
    const admin = await buildStaff(db.sql, { groups: ['admins'] })
    const headers = await buildSession(db.sql, admin.id)
    for (const url of READS) expect((await http.call(url, { headers })).statusCode, url).toBe(200)
    const last = await db.sql<
      { query: string }[]
    >`select query from pg_stat_activity where application_name = 'clinic reads' and datname = current_database()`
    expect(last.map(({ query }) => query).join('\n')).toMatch(/audit_log/)
    const told = await db.sql<{ action: string }[]>`select distinct action from audit_log where user_id = ${admin.id} order by 1`
    expect(told.map(({ action }) => action)).toEqual(['Export Report', 'Read Report', 'Search Audit Log'])
    await expect(copy.sql`delete from sessions`).rejects.toMatchObject({ code: '25006' })
    expect(said).toEqual([])
  })
})

describe.each<{ way: Way; by: string }>([
  { way: 'archive', by: 'what the first server archives' },
  { way: 'streaming', by: 'what the first server streams' },
])('a standby that follows by $by', ({ way }) => {
  let followed: Followed
  let sql: Database['sql']
  let copy: Database
  const said: string[] = []
  let clock = now()
  beforeAll(async () => {
    followed = await openFollowed(way)
    sql = followed.database.sql
    const owner = openDatabase(followed.owner, { connections: 1 })
    await owner.sql.unsafe('create table notes (text text not null); grant all on notes to public')
    await owner.close()
    copy = openReadReplica(sql, followed.standby, { connections: 2, now: () => clock, log: (line) => said.push(line) })
  })
  afterAll(async () => {
    await copy?.close()
    await followed?.close()
  })
  const isStandby = () =>
    readFromReplica(sql, async (far) => (await far<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`)[0]?.standby)
  const notes = () => readFromReplica(sql, async (far) => (await far<{ text: string }[]>`select text from notes`).map(({ text }) => text))
  const followers = async () => (await sql<{ count: number }[]>`select count(*)::integer as count from pg_stat_replication`)[0]?.count

  test('is read from, and has everything that was written before anybody asked', async () => {
    await expect.poll(followers, { timeout: 10_000 }).toBe(way === 'streaming' ? 1 : 0)
    for (let turn = 0; turn < 5; turn += 1) {
      await sql`insert into notes values (${`note ${turn}`})`
      expect(await notes()).toHaveLength(turn + 1)
    }
    expect(await isStandby()).toBe(true)
    const told = readFileSync(followed.told, 'utf8')
    expect(told).toContain('ready to accept read-only connections')
    expect(told.includes('started streaming WAL from primary')).toBe(way === 'streaming')
  })

  test('is passed over while it is behind, so that nobody reads less than was written, and used again later', async () => {
    // What was begun before may still bring one of them.
    const afterWriting = async () => {
      await followed.hold()
      await sql`insert into notes values ('while it waits')`
      return isStandby()
    }
    await expect.poll(afterWriting, { timeout: 10_000, interval: 10 }).toBe(false)
    expect(await notes()).toContain('while it waits')
    expect(said).toHaveLength(1)
    followed.release()
    const afterRest = () => {
      clock = later(clock, 6)
      return isStandby()
    }
    await expect.poll(afterRest, { timeout: 20_000, interval: 50 }).toBe(true)
    expect(await notes()).toContain('while it waits')
  })

  test('is passed over when it is gone', async () => {
    await followed.standby.stop()
    const before = said.length
    await sql`insert into notes values ('while it is gone')`
    expect(await notes()).toContain('while it is gone')
    expect(await chooseReader(sql)).toBe(sql)
    expect(said).toHaveLength(before + 1)
  })
})
