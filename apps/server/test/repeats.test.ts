import { afterAll, beforeAll, expect, test } from 'vitest'
import { COVERAGE } from '../src/audit/coverage.test-data.ts'
import type { CoverageRole, Facts, Leaves } from '../src/audit/coverage-row.test-data.ts'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

const GROUPS = { pcr: 'pcrs', np: 'nps', pcrmanager: 'pcrManagers', admin: 'admins' } as const
const writes = Object.entries(COVERAGE).filter((row): row is [string, Leaves] => 'entry' in row[1] && !row[0].startsWith('GET '))

const EACH_COUNTS = 'each call is something that happened'
const REFUSED_TRY = 'a refused try is an event'
const READ = 'the answer shows the record, and reading it is an event'
/** Repeated calls that leave an entry again, and why. */
const EVENTS: Readonly<Record<string, string>> = {
  'POST /api/audit_logs': EACH_COUNTS,
  'POST /api/auth/unlock': REFUSED_TRY,
  'PUT /api/me/password': REFUSED_TRY,
  'POST /api/me/sessions/end': REFUSED_TRY,
  'POST /api/medical_questionnaires/{key}/runs': 'two test cases may have the same answers',
  'POST /api/users/{id}/register': 'each invitation is a new link',
  'POST /api/patients/look_up': EACH_COUNTS,
  'POST /api/patients': 'the second shows the record that the first one made',
  'PUT /api/patient_status/search/patient_id/{patient_id}': READ,
  'PUT /api/patient_status/{patient_id}': READ,
}

const NOT_YET = 'the next code is sent after a minute'
const GONE = 'it is gone, or never was'
const TAKEN = 'a second one of that name'
const STALE = 'it would overwrite a version that was not read'
const DONE = 'an event that happens once, refused as done'
/** Repeated calls that are refused, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  'POST /api/auth/logout': 'the session is over',
  'POST /api/booking/locations': TAKEN,
  'DELETE /api/booking/locations/{id}': GONE,
  'POST /api/medical_questionnaires': TAKEN,
  'DELETE /api/medical_questionnaires/{id}': GONE,
  'DELETE /api/medical_questionnaires/{key}/runs/{run_id}': GONE,
  'DELETE /api/languages/fr/{key}': GONE,
  'DELETE /api/content/{kind}/{key}/{version}': GONE,
  'POST /api/articles': TAKEN,
  'POST /api/phrases': TAKEN,
  'DELETE /api/phrases/{id}': GONE,
  'POST /api/patients/{patient_id}/calls': STALE,
  'POST /api/patients/{patient_id}/visit_notes/draft/sign': DONE,
  'DELETE /api/patients/{patient_id}/visit_notes/draft': GONE,
  'POST /api/patients/{patient_id}/identity': 'one correction waits for its second person',
  'DELETE /api/patients/{patient_id}/documents/draft': GONE,
  'PUT /api/sellers/{id}': TAKEN,
  'POST /api/me/signing_factor': NOT_YET,
  'DELETE /api/queues/views/{id}': GONE,
  'POST /api/queues/pcr/{patient_id}/send_to_np': DONE,
  'POST /api/queues/np/{patient_id}/send_back': DONE,
  'POST /api/queues/np/{patient_id}/complete': DONE,
  'POST /api/queues/np/{patient_id}/decide': DONE,
  'POST /api/queues/pcr/{patient_id}/complete_help': DONE,
  'POST /api/queues/undo': DONE,
  'POST /api/patients/{patient_id}/reopen_intake': DONE,
  'POST /api/patients/{patient_id}/death': DONE,
  'POST /api/patients/{patient_id}/death/correction': DONE,
  'POST /api/users': TAKEN,
  'POST /api/users/invite': TAKEN,
  'DELETE /api/users/{id}': GONE,
  'POST /api/authgroups': TAKEN,
  'DELETE /api/authgroups/{id}': GONE,
}

/** With these a newer version is another request: it counts the saves, of which the second was none, or names what is published. */
const OTHER_IF_NEWER = ['POST /api/patients/{patient_id}/questionnaires/{key}/answers', 'POST /api/articles/{id}/publish']

let program: Program
beforeAll(async () => {
  program = await openProgram({}, { connections: 6 })
})
afterAll(() => program.close())

async function prepare(route: string, row: Leaves) {
  const { sql } = program.database
  const ids = {} as Facts['ids']
  for (const [role, group] of Object.entries(GROUPS) as [CoverageRole, (typeof GROUPS)[CoverageRole]][])
    ids[role] = (await buildStaff(sql, { groups: [group] })).id
  const { patient_id } = await buildPatient(sql, row.patient?.(ids) ?? {})
  const facts: Facts = { patient_id, colleague: (await buildStaff(sql, { groups: ['pcrs'] })).id, ids, made: {} }
  const headers = { ...(await buildSession(sql, ids[row.as], new Date().toISOString())), 'x-api-key': CHAT_KEY }
  const call = (spoken: string, body: unknown, params: Record<string, string> = {}) => {
    const [method = '', path = ''] = spoken.split(' ')
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? facts[name as 'patient_id'] ?? '')
    return program.call(method, filled, { headers, ...(body !== undefined && { body }) })
  }
  for (const before of [row.first ?? []].flat()) {
    const answer = await call(before.call, before.body?.(facts))
    if (answer.status === 200) facts.made.kept = before.keep?.(answer.body as never) ?? ''
  }
  const entries = async () => {
    const [counted] = await sql<{ count: number }[]>`select count(*)::int as count from audit_log where user_id = ${ids[row.as]}`
    return counted?.count ?? 0
  }
  /** `newer`: by how much the version that is sent is newer than the first time, where one is sent. */
  const perform = ({ newer = 0 } = {}) => {
    const body = row.body?.(facts) as { version?: number } | undefined
    return call(route, body?.version === undefined ? body : { ...body, version: body.version + newer }, row.params?.(facts))
  }
  return { perform, entries }
}

test.each(writes)('%s, repeated: no change, no entry, 200 with the row (REQ-671)', async (route, row) => {
  const { perform, entries } = await prepare(route, row)
  const first = await perform()
  const before = await entries()
  const second = await perform()
  const more = (await entries()) - before
  if (route in REFUSED) return expect([second.status >= 400 && second.status < 500, more]).toEqual([true, 0])
  if (route in EVENTS) return expect(more).toBe(1)
  expect([first.status, second.status, more, second.text]).toEqual([200, 200, 0, expect.any(String)])
  if (OTHER_IF_NEWER.includes(route)) return
  const third = await perform({ newer: 1 })
  expect([third.status, (await entries()) - before]).toEqual([200, 0])
})

test('every call that is listed here is a call', () => {
  const known = new Set(writes.map(([route]) => route))
  expect([...Object.keys(EVENTS), ...Object.keys(REFUSED)].filter((route) => !known.has(route))).toEqual([])
})
