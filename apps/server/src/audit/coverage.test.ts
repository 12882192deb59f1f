import { AUDIT_TEXTS } from '@clinic/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff } from '../../test/build.ts'
import { allEndpoints } from '../../test/endpoints.ts'
import { openProgram, type Program } from '../../test/program.ts'
import { hashPassword } from '../identity/auth/credentials/passwords.ts'
import { COVERAGE } from './coverage.test-data.ts'
import type { CoverageRole, Facts, Leaves } from './coverage-row.test-data.ts'

const GROUPS = { pcr: 'pcrs', np: 'nps', pcrmanager: 'pcrManagers', admin: 'admins' } as const
const leaving = Object.entries(COVERAGE).filter((row): row is [string, Leaves] => 'entry' in row[1])

let program: Program
const ids = {} as Record<CoverageRole, number>
const names = {} as Record<CoverageRole, string>
beforeAll(async () => {
  program = await openProgram()
  for (const [role, group] of Object.entries(GROUPS) as [CoverageRole, (typeof GROUPS)[CoverageRole]][]) {
    const staff = await buildStaff(program.database.sql, { groups: [group] })
    ids[role] = staff.id
    names[role] = staff.name
  }
})
afterAll(() => program.close())

type Written = { user_id: number; user_name: string; action: string; address: string; created_at: string; patient_id: string | null }

async function call(
  route: string,
  {
    as,
    facts,
    query = {},
    body,
    params = {},
  }: { as: CoverageRole; facts: Facts; query?: Record<string, string>; body?: unknown; params?: Record<string, string> },
) {
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? facts[name as 'patient_id'] ?? '')
  const headers = await buildSession(program.database.sql, ids[as], new Date().toISOString())
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return program.call(method, `${filled}${search}`, { headers, ...(body !== undefined && { body }) })
}

test('every call of the contract declares its entry, or why it has none (REQ-671)', async () => {
  const calls = (await allEndpoints()).map(({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(50)
  expect(calls.filter((route) => !(route in COVERAGE))).toEqual([])
  expect(Object.keys(COVERAGE).filter((route) => !calls.includes(route))).toEqual([])
})

describe('writes its entry with the logged-in user, the time and the address (REQ-671, REQ-672)', () => {
  test.each(leaving)('%s', async (route, row) => {
    const { sql } = program.database
    const { patient_id } = await buildPatient(sql, row.patient?.(ids) ?? {})
    const colleague = (await buildStaff(sql, { groups: ['pcrs'], email: `colleague.${patient_id}@clinic.example` })).id
    await buildSession(sql, colleague, new Date().toISOString())
    const facts: Facts = { patient_id, colleague, ids, made: {} }
    for (const first of [row.first ?? []].flat()) {
      const answer = await call(first.call, { as: row.as, facts, body: first.body?.(facts) })
      expect(answer.status, answer.text).toBe(200)
      facts.made.kept = first.keep?.(answer.body as never) ?? ''
    }
    const [before] = await sql<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_log`
    const started = new Date().toISOString()
    const answer = await call(route, {
      as: row.as,
      facts,
      ...(row.query && { query: row.query }),
      ...(row.body && { body: row.body(facts) }),
      ...(row.params && { params: row.params(facts) }),
    })
    expect(answer.status, answer.text).toBe(row.status ?? 200)
    const written = await sql<Written[]>`
      select user_id, user_name, action, address, created_at, patient_id from audit_log where id > ${before?.id ?? 0} order by id`
    const entry = written.find(({ action }) => action === row.entry)
    expect(entry, `${route} left ${written.map(({ action }) => action).join(', ') || 'nothing'}`).toBeDefined()
    expect(entry).toMatchObject({ user_id: ids[row.as], user_name: names[row.as] })
    expect(entry?.address).toMatch(/127\.0\.0\.1|::1/)
    expect(entry?.created_at.localeCompare(started)).toBeGreaterThanOrEqual(0)
    if (row.patient) expect(entry?.patient_id).toBe(patient_id)
  })
})

test('each login step writes its entry (A-13, REQ-672)', async () => {
  const { sql } = program.database
  const password_hash = await hashPassword('Correct-horse-7!')
  const { id, name } = await buildStaff(sql, { email: 'steps@clinic.example', password_hash })
  await program.logIn('steps@clinic.example', 'Correct-horse-7!')
  const written = await sql<Written[]>`select user_name, action from audit_log where user_id = ${id} order by id`
  expect(written.map(({ user_name, action }) => `${user_name}: ${action}`)).toEqual([
    `${name}: Log In`,
    `${name}: One-Time Code Sent`,
    `${name}: Log In`,
  ])
})

describe('refusals', () => {
  const newest = async () => {
    const [row] = await program.database.sql<
      Written[]
    >`select user_id, user_name, action, address, created_at, patient_id from audit_log order by id desc limit 1`
    return row
  }
  const facts = (patient_id: string): Facts => ({ patient_id, colleague: 0, ids, made: {} })

  test.each(['GET /api/patient_status/{patient_id}', 'GET /api/audit_logs/{patient_id}', 'POST /api/queues/pcr/{patient_id}/claim'])(
    'for a patient outside the caller’s provinces are audited: %s (A-13, A-15)',
    async (route) => {
      const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true, province: 'BC' })
      expect((await call(route, { as: 'pcr', facts: facts(patient_id) })).status).toBe(404)
      expect(await newest()).toMatchObject({ action: 'Access Refused', user_name: names.pcr, patient_id })
    },
  )

  test('by a search without a match are audited, and the answer is an empty list (REQ-212, A-15)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true, province: 'BC' })
    for (const asked of [patient_id, 'GUESSED-2']) {
      const found = await call('GET /api/patient_status/search/patient_id/{patient_id}', { as: 'pcr', facts: facts(asked) })
      expect([found.status, found.body]).toEqual([200, []])
      expect(await newest()).toMatchObject({ action: 'Access Refused', user_name: names.pcr, patient_id: asked })
    }
  })

  test('for a missing patient are audited', async () => {
    expect((await call('GET /api/patient_status/{patient_id}', { as: 'pcr', facts: facts('GUESSED-1') })).status).toBe(404)
    expect(await newest()).toMatchObject({ action: 'Access Refused', user_id: ids.pcr, patient_id: 'GUESSED-1' })
  })

  test('for a call beyond the caller’s scopes are audited', async () => {
    expect((await call('GET /api/audit', { as: 'np', facts: facts('') })).status).toBe(403)
    expect(await newest()).toMatchObject({ action: 'Access Refused', user_id: ids.np })
  })

  test('of a login are audited, without an unproven name', async () => {
    await program.call('POST', '/api/auth/login', { body: { email: 'nobody@clinic.example', password: 'not a password' } })
    expect(await newest()).toMatchObject({ action: 'Log In Refused', user_id: null, user_name: 'Not logged in' })
  })
})

describe('the calls of an outside client', () => {
  const post = (patient_id: string, more: object = {}) =>
    call('POST /api/audit_logs', {
      as: 'pcr',
      facts: { patient_id, colleague: 0, ids, made: {} },
      body: {
        user: 'Somebody Else',
        action: 'Called Patient',
        description: 'No answer',
        entity: '{"entity":"patient","id":"1"}',
        changes: '{"a":1}',
        additionalInfo: 'twice',
        patient_id,
        ...more,
      },
    })

  test('post an entry with all its fields, under the logged-in user (REQ-213, REQ-672, REQ-674, REQ-675)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true })
    const { status, body } = await post(patient_id)
    expect(status).toBe(200)
    const posted = {
      ...{ action: 'Called Patient', description: 'No answer', additionalInfo: 'twice', patient_id },
      ...{ entity: '{"entity":"patient","id":"1"}', changes: '{"a":1}' },
    }
    expect(body).toMatchObject({ ...posted, user: names.pcr })
    const read = await call('GET /api/audit_logs/{patient_id}', { as: 'pcr', facts: { patient_id, colleague: 0, ids, made: {} } })
    expect((read.body as unknown as object[])[0]).toEqual(body)
    const [stored] = await program.database
      .sql`select action, user_id, entity_kind, entity_id from audit_log where patient_id = ${patient_id} order by id limit 1`
    expect(stored).toEqual({ action: 'Client Entry', user_id: ids.pcr, entity_kind: 'patient', entity_id: patient_id })
  })

  test('cannot post what is not JSON, and are told the field (REQ-675)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true })
    for (const field of ['entity', 'changes']) {
      const { status, body } = await post(patient_id, { [field]: '{broken' })
      expect([status, body.error]).toMatchObject([400, { fields: { [field]: 'is not JSON' } }])
    }
    expect(await program.database.sql`select id from audit_log where patient_id = ${patient_id}`).toEqual([])
  })

  test('read a patient’s entries, newest first, with every field of the specification (REQ-673, REQ-676)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true })
    await post(patient_id)
    await call('POST /api/queues/pcr/{patient_id}/claim', { as: 'pcr', facts: { patient_id, colleague: 0, ids, made: {} } })
    const { body } = await call('GET /api/audit_logs/{patient_id}', { as: 'pcr', facts: { patient_id, colleague: 0, ids, made: {} } })
    const rows = body as unknown as Record<string, string>[]
    expect(rows.map(({ action }) => action)).toEqual(['Claim Patient', 'Called Patient'])
    const [claimed] = rows
    expect(Object.keys(claimed ?? {}).sort()).toEqual(
      ['action', 'additionalInfo', 'changes', 'createdAt', 'description', 'entity', 'id', 'patient_id', 'user'].sort(),
    )
    expect(JSON.parse(claimed?.entity ?? '')).toEqual({ entity: 'patient', id: patient_id, type: 'N/A' })
    expect(JSON.parse(claimed?.changes ?? '')).toMatchObject({ assigned_pcr: { from: null, to: ids.pcr } })
    expect(claimed?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('get the cause when an entry could not be added (REQ-678)', async () => {
    const { status, body } = await post('NOBODY-7')
    expect([status, body.message]).toEqual([404, 'ERROR ADDING Audit log: Patient not found.'])
    expect(AUDIT_TEXTS.notAddedBecause).toBe('ERROR ADDING Audit log:')
  })

  test('get a generic error when the cause is unknown, without internals (REQ-677)', async () => {
    const { sql, owner } = program.database
    await owner.unsafe(`create function break_entry() returns trigger language plpgsql as $$ begin raise exception 'an inner text'; end $$;
      create trigger break_entry before insert on audit_log for each row when (new.action = 'Client Entry') execute function break_entry()`)
    const { patient_id } = await buildPatient(sql, { in_pcr_queue: true })
    const { status, body, text } = await post(patient_id)
    await owner.unsafe('drop trigger break_entry on audit_log')
    expect([status, body.message]).toEqual([500, 'ERROR ADDING Audit log'])
    expect(text).not.toContain('inner text')
  })
})
