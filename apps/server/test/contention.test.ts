import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COVERAGE } from '../src/audit/coverage.test-data.ts'
import type { CoverageRole, Facts, Leaves } from '../src/audit/coverage-row.test-data.ts'
import { buildPatient, buildSession, buildStaff, staffContext } from './build.ts'
import { CONTENDED, type Contended, TRIED_APART, WRITES_NOTHING } from './contention.test-data.ts'
import { allEndpoints } from './endpoints.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

/** So few that a write needing a second one would soon find none. */
const CONNECTIONS = 3
const GROUPS = { pcr: 'pcrs', np: 'nps', pcrmanager: 'pcrManagers', admin: 'admins' } as const
const rows: [string, Leaves | Contended][] = [
  ...Object.entries(COVERAGE).filter((row): row is [string, Leaves] => 'entry' in row[1] && !row[0].startsWith('GET ')),
  ...Object.entries(CONTENDED),
]

let program: Program
beforeAll(async () => {
  program = await openProgram({}, { connections: CONNECTIONS })
})
afterAll(() => program.close())

test('every write of the contract is tried here, or listed with where it is', async () => {
  const known = new Set([...rows.map(([route]) => route), ...WRITES_NOTHING, ...Object.keys(TRIED_APART)])
  const writes = (await allEndpoints()).filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  expect(writes.filter((route) => !known.has(route))).toEqual([])
  const files = Object.values(TRIED_APART).map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)))
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})

/** New for each call, so that limits per user do not interfere. */
async function buildRoles(): Promise<Record<CoverageRole, Staff>> {
  const roles = {} as Record<CoverageRole, Staff>
  for (const [role, group] of Object.entries(GROUPS) as [CoverageRole, (typeof GROUPS)[CoverageRole]][])
    roles[role] = await buildStaff(program.database.sql, { groups: [group] })
  return roles
}

type Trying = { route: string; row: Leaves | Contended; staff: Record<CoverageRole, Staff>; kept: { last: string } }
type Ready = { headers: Record<string, string>; path: string; body?: unknown }

async function prepare({ route, row, staff, kept }: Trying): Promise<Ready> {
  const { sql } = program.database
  const ids = Object.fromEntries(Object.entries(staff).map(([role, { id }]) => [role, id])) as Facts['ids']
  const { patient_id } = await buildPatient(sql, row.patient?.(ids) ?? {})
  const colleague = (await buildStaff(sql, { groups: ['pcrs'], email: `colleague.${patient_id}@clinic.example` })).id
  await buildSession(sql, colleague, new Date().toISOString())
  const facts: Facts = { patient_id, colleague, ids, made: {} }
  const made = 'make' in row ? await row.make?.({ context: staffContext({ sql }, staff[row.as]), patient_id, made: facts.made }) : undefined
  const now = new Date().toISOString()
  const headers = { ...(await buildSession(sql, ids[row.as], now)), 'x-api-key': CHAT_KEY }
  const fill = (path: string, params: Record<string, string> = {}) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? facts[name as 'patient_id'] ?? '')
  for (const before of [row.first ?? []].flat()) {
    const [method = '', path = ''] = before.call.split(' ')
    const body = before.body?.(facts)
    const answer = await program.call(method, fill(path), { headers, ...(body !== undefined && { body }) })
    // Where a name is unique, the other calls use that one row.
    if (answer.status === 200) kept.last = before.keep?.(answer.body as never) ?? ''
    facts.made.kept = kept.last
  }
  const [, path = ''] = route.split(' ')
  const body = row.body?.(facts) ?? made
  const search = row.query ? `?${new URLSearchParams(row.query)}` : ''
  return { headers, path: `${fill(path, row.params?.(facts))}${search}`, ...(body !== undefined && { body }) }
}

describe('does not wait for a second connection, with as many callers as connections and three times as many', () => {
  test.each(rows)('%s', async (route, row) => {
    const [method = ''] = route.split(' ')
    const trying = { route, row, staff: await buildRoles(), kept: { last: '' } }
    for (const callers of [CONNECTIONS, 3 * CONNECTIONS]) {
      const ready: Ready[] = []
      for (let made = 0; made < callers; made += 1) ready.push(await prepare(trying))
      const answers = await Promise.all(ready.map(({ path, ...sent }) => program.call(method, path, sent)))
      expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
      if (callers === CONNECTIONS) expect(answers.map(({ status }) => status)).toContain(row.status ?? 200)
    }
  })
})
