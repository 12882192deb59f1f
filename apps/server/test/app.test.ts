import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { buildPatient, buildStaff } from './build.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'

let program: Program
const password = 'Correct-horse-7!'
const tokens: Record<'pcr' | 'np' | 'admin' | 'elsewhere', string> = { pcr: '', np: '', admin: '', elsewhere: '' }

beforeAll(async () => {
  program = await openProgram()
  const { sql } = program.database
  const password_hash = await hashPassword(password)
  await buildStaff(sql, { groups: ['pcrs'], email: 'pcr@clinic.example', password_hash, first_name: 'Amara', last_name: 'Osei' })
  await buildStaff(sql, { groups: ['nps'], email: 'np@clinic.example', password_hash, first_name: 'Dana', last_name: 'Whitfield' })
  await buildStaff(sql, { groups: ['admins'], email: 'admin@clinic.example', password_hash })
  await buildStaff(sql, { groups: ['pcrs', 'nps'], email: 'elsewhere@clinic.example', password_hash, provinces: ['BC'] })
  for (const who of ['pcr', 'np', 'admin', 'elsewhere'] as const) tokens[who] = await program.logIn(`${who}@clinic.example`, password)
})
afterAll(() => program.close())

async function chatToTheQueue(): Promise<ChatReply> {
  const conversation_id = `http${Math.floor(performance.now() * 1000)}`.padEnd(12, 'x').slice(0, 12)
  let message: ReturnType<typeof nextMessage> = { query: 'book with tcn' }
  let reply = { key: '' } as ChatReply
  for (let turn = 0; turn < 120 && message; turn += 1) {
    const sent = await program.call('POST', '/api/ai', {
      headers: { 'x-api-key': CHAT_KEY },
      body: { action: 'query', conversation_id, key: reply.key, ...message },
    })
    expect(sent.status, sent.text).toBe(200)
    reply = sent.body as unknown as ChatReply
    message = nextMessage(reply, RENEE)
  }
  return reply
}

test('the main flow over HTTP: chat, PCR queue, NP queue, completion, and a complete audit log', async () => {
  const arrived = await chatToTheQueue()
  const id = String(arrived.patient_id)
  const pcrList = await program.call('GET', '/api/queues/pcr_queue', { token: tokens.pcr })
  expect((pcrList.body as unknown as { id: string }[]).map((row) => row.id)).toContain(id)

  const save = (token: string, fields: object) =>
    program.call('POST', '/api/patient_status', { token, body: { patient_id: id, ...fields } })
  const check = await program.call('GET', `/api/patient_status/search/patient_id/${id}`, { token: tokens.pcr })
  expect(check.body).toMatchObject([{ patient_id: id, assigned_pcr: null, async_questionnaire_complete: true }])
  expect((await save(tokens.pcr, { assigned_pcr: 'Amara Osei' })).body).toMatchObject({ patient: { assigned_pcr: 'Amara Osei' } })
  expect((await save(tokens.pcr, { in_pcr_queue: false, in_np_queue: true, assigned_np: '', system_notes: 'Moved' })).status).toBe(200)
  expect((await save(tokens.np, { assigned_np: 'Dana Whitfield' })).body).toMatchObject({
    patient: { assigned_np: 'Dana Whitfield', in_np_queue: true },
  })
  const done = await save(tokens.np, {
    in_np_queue: false,
    completed_appointment_at: new Date().toISOString(),
    assigned_np: null,
    assigned_pcr: null,
    is_new_patient: false,
  })
  expect(done.body).toMatchObject({
    patient: { in_np_queue: false, is_new_patient: false, last_seen_practitioner: 'Dana Whitfield', assigned_np: null },
  })

  const log = await program.call('GET', `/api/audit_logs/${id}`, { token: tokens.admin })
  const story = (log.body as unknown as { action: string; user: string }[]).reverse().map(({ action, user }) => `${user}: ${action}`)
  const told = story.filter((line) => !line.includes('Read'))
  expect(told).toEqual([
    'AI Assistant: Conversation Started',
    'AI Assistant: Consent Given',
    'AI Assistant: New Patient Created',
    'AI Assistant: Questionnaire Started',
    'AI Assistant: Flag Raised',
    'AI Assistant: Questionnaire Finished',
    'AI Assistant: Questionnaire Started',
    'AI Assistant: Flag Raised',
    'AI Assistant: Questionnaire Finished',
    'AI Assistant: Enter PCR Queue',
    'Amara Osei: Claim Patient',
    'Amara Osei: Send To NP Queue',
    'Dana Whitfield: Claim Patient',
    'Dana Whitfield: Complete Appointment',
  ])
  expect(story.some((line) => line === 'Amara Osei: Read Patient Record')).toBe(true)
})

describe('the whole-row calls of an outside client', () => {
  test('change only the field that each call owns (A-8, REQ-451, REQ-541)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true, first_name: 'Kept' })
    const { body } = await program.call('GET', `/api/patient_status/${patient_id}`, { token: tokens.pcr })
    const flipped = await program.call('PUT', `/api/patient_status/search/patient_id/${patient_id}`, {
      token: tokens.pcr,
      body: { ...body, opted_in_for_call: true, first_name: 'Overwritten', eligible: false },
    })
    expect(flipped.body).toMatchObject({ patient: { opted_in_for_call: true, first_name: 'Kept', eligible: true } })
    const priority = await program.call('PUT', `/api/patient_status/${patient_id}`, {
      token: tokens.admin,
      body: { ...(flipped.body as { patient?: object }).patient, need_pcr_help_flag: true },
    })
    expect(priority.body).toMatchObject({ patient: { need_pcr_help_flag: true, pcr_help_reason: 'PCR Admin assign' } })
  })
  test('are refused with the fresh row after someone else’s change (A-8)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true })
    const { body } = await program.call('GET', `/api/patient_status/${patient_id}`, { token: tokens.pcr })
    await program.call('PUT', `/api/patients/${patient_id}/appointment_notes`, { token: tokens.pcr, body: { appointment_notes: 'first' } })
    const late = await program.call('PUT', `/api/patient_status/search/patient_id/${patient_id}`, {
      token: tokens.pcr,
      body: { ...body, opted_in_for_call: true },
    })
    expect(late.status).toBe(409)
    expect(late.body.error).toMatchObject({ code: 'version-conflict', details: { patient: { appointment_notes: 'first' } } })
  })
})

describe('visibility', () => {
  test('hides patients of other provinces from lists, records, audit and claims (A-15, REQ-459, REQ-566)', async () => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true, in_np_queue: true, province: 'ON' })
    for (const path of [
      '/api/queues/pcr_queue',
      '/api/queues/np_queue',
      '/api/queues/pcr/page?list=unassigned',
      '/api/queues/np/page?list=unassigned',
    ]) {
      const list = await program.call('GET', path, { token: tokens.elsewhere })
      expect(list.status).toBe(200)
      expect(list.text).not.toContain(patient_id)
    }
    for (const path of [`/api/patient_status/${patient_id}`, `/api/audit_logs/${patient_id}`]) {
      expect((await program.call('GET', path, { token: tokens.elsewhere })).status).toBe(404)
    }
    const search = await program.call('GET', `/api/patient_status/search/patient_id/${patient_id}`, { token: tokens.elsewhere })
    expect([search.status, search.text]).toEqual([200, '[]'])
    for (const path of [`/api/queues/pcr/${patient_id}/claim`, `/api/queues/np/${patient_id}/claim`]) {
      expect((await program.call('POST', path, { token: tokens.elsewhere })).status).toBe(404)
    }
  })
  test.each([
    ['GET', '/api/queues/np_queue', 'pcr'],
    ['GET', '/api/queues/pcr_queue', 'np'],
    ['GET', '/api/patient_status', 'np'],
    ['GET', '/api/reports/report?startDate=2026-01-01&endDate=2026-01-31', 'pcr'],
    ['GET', '/api/users', 'np'],
  ] as const)('refuses %s %s to a %s with 403 (A-16)', async (method, path, who) => {
    const answer = await program.call(method, path, { token: tokens[who] })
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'forbidden'])
  })
  test('requires a login without a token or with a dead one (A-15, REQ-066)', async () => {
    expect((await program.call('GET', '/api/queues/np_queue')).status).toBe(401)
    expect((await program.call('GET', '/api/queues/np_queue', { token: 'made-up' })).status).toBe(401)
  })
})

describe('bad input is a 4xx that names the field, and nothing is written', () => {
  const patch = (fields: object) => program.call('POST', '/api/patient_status', { token: tokens.admin, body: fields })
  test.each([
    ['an unknown field', { assigned_doctor: 'x' }, 'assigned_doctor'],
    ['a wrong type', { in_pcr_queue: 'yes' }, 'in_pcr_queue'],
    ['an impossible date', { eligible_date: '2026-02-30' }, 'eligible_date'],
    ['a date that is a number', { upcoming_renewal_date: 20260101 }, 'upcoming_renewal_date'],
    ['a reason that does not exist', { eligible: false, ineligible_reason: 'Tall' }, 'ineligible_reason'],
    ['a province that does not exist', { province: 'Narnia' }, 'province'],
    ['an appointment type that does not exist', { appointment_type: 'Party' }, 'appointment_type'],
    ['a NUL character', { appointment_notes: 'a\u0000b' }, 'appointment_notes'],
    ['half a surrogate pair', { appointment_notes: 'a\ud800' }, 'appointment_notes'],
    ['a change nobody can make', { last_seen_practitioner: 'x' }, 'last_seen_practitioner'],
  ])('%s', async (_, fields, field) => {
    const { patient_id } = await buildPatient(program.database.sql, { in_pcr_queue: true })
    const answer = await patch({ patient_id, ...fields })
    expect(answer.status, answer.text).toBe(400)
    expect(Object.keys(answer.body.error?.fields ?? {})).toContain(field)
    const [row] = await program.database.sql<{ version: number }[]>`select version from patients where patient_id = ${patient_id}`
    expect(row?.version).toBe(1)
  })

  test.each([
    ['broken JSON', '{"patient_id":', {}, 400],
    ['a wrong content type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['three megabytes', `{"patient_id":"${'x'.repeat(3_000_000)}"}`, {}, 413],
    ['a prototype', '{"__proto__":{"admin":true},"patient_id":"x"}', {}, 400],
    ['a list', '[]', {}, 400],
    ['nothing at all', '', {}, 400],
    ['deep nesting', `{"patient_id":"x","conversation_state":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`, {}, 400],
  ])('%s', async (_, body, headers, status) => {
    const answer = await program.call('POST', '/api/patient_status', { token: tokens.admin, body, headers })
    expect(answer.status, answer.text).toBe(status)
    expect(answer.body.error?.code).toBeTypeOf('string')
  })

  test.each([
    '/api/queues/pcr/page?list=everything',
    '/api/queues/pcr/page?list=mine&size=1000000',
    '/api/queues/pcr/page?list=mine&page=-1',
    '/api/queues/pcr/page?list=mine&search=%00',
    '/api/queues/pcr/page?list=mine&list=unassigned',
    '/api/reports/report?startDate=2026-13-01&endDate=2026-01-01',
    '/api/reports/report?startDate=2026-02-01&endDate=2026-01-01',
    '/api/patient_status/%00',
    '/api/patient_status/%E0%A4%A',
  ])('%s', async (path) => {
    const answer = await program.call('GET', path, { token: tokens.admin })
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
    expect(answer.status, answer.text).toBeLessThan(500)
  })

  test.each([
    ['no API key', {}, { action: 'query', conversation_id: 'abcdefghijkl', query: 'hi', key: '' }, 401],
    ['a short id', { 'x-api-key': CHAT_KEY }, { action: 'query', conversation_id: 'abc', query: 'hi', key: '' }, 400],
    [
      'an unknown context',
      { 'x-api-key': CHAT_KEY },
      { action: 'query', conversation_id: 'abcdefghijkl', query: 'hi', key: '', context: { drug: 1 } },
      400,
    ],
    [
      'another site',
      { 'x-api-key': CHAT_KEY, origin: 'https://evil.example' },
      { action: 'query', conversation_id: 'abcdefghijkl', query: 'hi', key: '' },
      403,
    ],
    [
      'a forged chunk',
      { 'x-api-key': CHAT_KEY },
      { action: 'query', conversation_id: 'abcdefghijkl', query: '', key: '', context: { state: { index: 0, total: 1, chunk: 'x' } } },
      400,
    ],
  ])('a chat turn with %s', async (_, headers, body, status) => {
    const answer = await program.call('POST', '/api/ai', { headers: headers as Record<string, string>, body })
    expect(answer.status, answer.text).toBe(status)
    const rows = await program.database.sql`select 1 from conversations where id = 'abcdefghijkl'`
    expect(rows).toHaveLength(0)
  })
})

test('paths match in any case (B-8, REQ-029)', async () => {
  expect((await program.call('GET', '/API/Queues/PCR_Queue', { token: tokens.pcr })).status).toBe(200)
  expect((await program.call('GET', '/api/authgroups', { token: tokens.admin })).status).toBe(200)
})

test('a live screen is notified that a row changed, not of its content', async () => {
  const { patient_id } = await buildPatient(program.database.sql, { in_np_queue: true })
  const stop = new AbortController()
  const stream = await fetch(`${program.url}/api/events`, { headers: { authorization: `Bearer ${tokens.np}` }, signal: stop.signal })
  const reader = stream.body?.getReader()
  await reader?.read()
  await program.call('POST', `/api/queues/np/${patient_id}/claim`, { token: tokens.np })
  const heard = new TextDecoder().decode((await reader?.read())?.value)
  stop.abort()
  expect(JSON.parse(heard.replace(/^data: /, ''))).toEqual({ kind: 'patient', id: patient_id, version: 2, own: true })
})

test('the calls are documented as OpenAPI', async () => {
  const { body } = await program.call('GET', '/api/openapi.json')
  const paths = Object.keys((body as unknown as { paths: object }).paths)
  expect(paths).toEqual(
    expect.arrayContaining(['/api/ai', '/api/patient_status', '/api/queues/pcr_queue', '/api/auth/login', '/api/reports/report']),
  )
})

test('health, readiness and metrics answer without a login', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await program.call('GET', path)).status).toBe(200)
})
