import { AUDIT_PAGE, type AuditFilter, auditFilter } from '@clinic/contract/audit'
import type { Staff } from '@clinic/core/authorization/staff'
import { CSV_START } from '@clinic/core/reports/csv-line'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, nobodyContext, staffContext } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type Context, note } from '../platform/db/change.ts'
import { countNewer } from './count-newer.ts'
import { exportEntries } from './export-entries.ts'
import { listActivity } from './list-activity.ts'
import { loadKey } from './load-key.ts'
import { readState } from './read-state.ts'
import { searchEntries } from './search-entries.ts'
import { signEntries } from './sign-entries.ts'
import { verifyLog } from './verify-log.ts'
import { writeAnchor } from './write-anchor.ts'

/** A Thursday; Toronto’s clocks go forward on Sunday 8 March 2026. */
const NOW = '2026-03-12T15:00:00.000Z'
const key = loadKey({ AUDIT_KEY: 'a key of at least thirty-two characters', DATA_DIR: '' })

let db: TestDatabase
let admin: Staff
let dana: Staff
let amara: Staff
let patient: string
let other: string
beforeAll(async () => {
  db = await openTestDatabase()
  admin = await buildStaff(db.sql, { groups: ['admins'], first_name: 'Mégane', last_name: 'Lavoie' })
  dana = await buildStaff(db.sql, { groups: ['nps'], first_name: 'Dana', last_name: 'Whitfield' })
  amara = await buildStaff(db.sql, { groups: ['pcrs'], first_name: 'Amara', last_name: '=Osei' })
  patient = (await buildPatient(db.sql, { in_np_queue: true, assigned_np: dana.id })).patient_id
  other = (await buildPatient(db.sql, { province: 'BC' })).patient_id
  const told = (context: Context, action: Parameters<typeof note>[1]['action'], more: object = {}) =>
    note(context, { action, description: action, entity: { kind: 'patient', id: patient }, ...more })
  // 22:30 on Friday in Toronto, already Saturday in UTC.
  await told(staffContext(db, dana, '2026-03-07T03:30:00.000Z'), 'Read Patient Record', { patient_id: patient })
  await told(staffContext(db, dana, '2026-03-09T14:00:00.000Z'), 'Claim Patient', {
    patient_id: patient,
    changes: { assigned_np: { from: null, to: dana.id }, assigned_np_at: { from: null, to: '2026-03-09T14:00:00.000Z' } },
  })
  await told(staffContext(db, amara, '2026-03-10T14:00:00.000Z'), 'Update Province', {
    patient_id: other,
    description: '=HYPERLINK("http://evil.example")',
    changes: { province: { from: 'BC', to: 'ON' } },
  })
  await told({ ...nobodyContext(db, '2026-03-11T05:00:00.000Z'), actor: { kind: 'assistant' } }, 'Consent Given', { patient_id: other })
  await told(nobodyContext(db, '2026-03-11T06:00:00.000Z'), 'Log In Refused')
  await told(staffContext(db, amara, '2026-03-11T15:00:00.000Z'), 'Export Report')
  await told(staffContext(db, amara, '2026-03-11T16:00:00.000Z'), 'Access Refused', { patient_id: patient })
})
afterAll(() => db.close())

const filterOf = (given: Partial<AuditFilter>) => auditFilter.parse(given)
const search = (given: Partial<AuditFilter> & { before?: string; after?: string } = {}) => {
  const { before = '', after = '', ...filter } = given
  return searchEntries(staffContext(db, admin, NOW), { ...filterOf(filter), before, after })
}
/** The matches without the searches themselves. */
const found = async (given: Partial<AuditFilter>) => {
  const { rows } = await search(given)
  return rows.filter(({ action }) => action !== 'Search Audit Log').map(({ action }) => action)
}

async function whole(pieces: AsyncGenerator<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

describe('the search finds (REQ-673)', () => {
  test.each([
    [
      'everything, newest first',
      {},
      ['Access Refused', 'Export Report', 'Log In Refused', 'Consent Given', 'Update Province', 'Claim Patient', 'Read Patient Record'],
    ],
    ['by part of a name, whatever its case', { person: 'WHIT' }, ['Claim Patient', 'Read Patient Record']],
    ['the assistant', { person: 'assistant' }, ['Consent Given']],
    ['who was not logged in', { person: 'not logged' }, ['Log In Refused']],
    ['nobody', { person: 'No match' }, []],
    ['nobody by signs that mean something in a pattern', { person: '%' }, []],
    ['by actions', { actions: 'Claim Patient,Log In Refused' }, ['Log In Refused', 'Claim Patient']],
    ['reads', { kind: 'reads' }, ['Read Patient Record']],
    ['exports', { kind: 'exports' }, ['Export Report']],
    ['refusals', { kind: 'refusals' }, ['Access Refused', 'Log In Refused']],
    ['what patients did', { kind: 'patients' }, ['Consent Given']],
    ['changes', { kind: 'changes' }, ['Update Province', 'Claim Patient']],
    ['by a field that changed', { field: 'assigned_np' }, ['Claim Patient']],
    ['by days of the clinic, both included', { from: '2026-03-06', until: '2026-03-09' }, ['Claim Patient', 'Read Patient Record']],
    ['by the clinic’s day, not Greenwich’s', { from: '2026-03-07', until: '2026-03-07' }, []],
    ['by hours, through the night', { hours: '22-6' }, ['Log In Refused', 'Consent Given', 'Read Patient Record']],
    ['by hours after the clocks went forward', { hours: '10-11' }, ['Update Province', 'Claim Patient']],
    ['by weekday', { weekdays: '5,6,7' }, ['Read Patient Record']],
    ['by all of it at once', { person: 'dana', kind: 'reads', hours: '22-23', weekdays: '5', from: '2026-03-01' }, ['Read Patient Record']],
    ['nothing where kind and action exclude each other', { kind: 'reads', actions: 'Claim Patient' }, []],
  ] satisfies [string, Partial<AuditFilter>, string[]][])('%s', async (_, given: Partial<AuditFilter>, actions: readonly string[]) => {
    const left = (await found(given)).filter((action) => given.kind !== 'reads' || action === 'Read Patient Record')
    expect(left).toEqual(actions)
  })

  test('a name without its accents, and who searched', async () => {
    const { rows } = await search({ person: 'megane' })
    expect(new Set(rows.map(({ user, action }) => `${user}: ${action}`))).toEqual(new Set(['Mégane Lavoie: Search Audit Log']))
  })

  test('by user id and by patient', async () => {
    expect(await found({ person: String(dana.id) })).toEqual(['Claim Patient', 'Read Patient Record'])
    expect(await found({ patient_id: patient })).toEqual(['Access Refused', 'Claim Patient', 'Read Patient Record'])
  })

  test('with who, when, from where, what changed and its number in the chain', async () => {
    await signEntries(db.sql, key)
    const { rows, people } = await search({ actions: 'Claim Patient' })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      user: 'Dana Whitfield',
      user_id: dana.id,
      at: '2026-03-09T14:00:00.000Z',
      day: '2026-03-09',
      minute: '10:00',
      kind: 'changes',
      entity: { kind: 'patient', id: patient, type: null },
      changes: { assigned_np: { from: null, to: dana.id } },
      patient_id: patient,
      address: '127.0.0.1',
      seal: 2,
    })
    expect(people).toEqual({ [dana.id]: 'Dana Whitfield' })
  })
})

test('a search is audited with its filter (A-13)', async () => {
  await search({ person: 'dana', kind: 'changes' })
  const [row] = await db.sql`select user_name, additional_info from audit_log where action = 'Search Audit Log' order by id desc limit 1`
  expect(row).toEqual({ user_name: 'Mégane Lavoie', additional_info: '{"person":"dana","kind":"changes"}' })
})

test('reversed days are refused', async () => {
  await expect(search({ from: '2026-03-09', until: '2026-03-08' })).rejects.toMatchObject({ code: 'invalid-input' })
})

describe('pages', () => {
  let ids: number[]
  beforeAll(async () => {
    // Many at the same instant: the id orders them.
    await db.sql`
      insert into audit_log (created_at, user_name, action, description, entity_kind, entity_id)
      select timestamptz '2026-02-01 12:00:00.123456+00' + (n / 20) * interval '1 microsecond', 'Pager', 'Crisis Words Noticed', 'n', 'list', n::text
      from generate_series(1, 130) as n`
    const rows = await db.sql<{ id: number }[]>`select id from audit_log where user_name = 'Pager' order by created_at desc, id desc`
    ids = rows.map(({ id }) => id)
  })
  const pager = { actions: 'Crisis Words Noticed' }
  const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id)

  test('follow each other without a gap, in both directions, and know their ends', async () => {
    const first = await search(pager)
    expect([idsOf(first), first.newer, first.total, first.more]).toEqual([ids.slice(0, AUDIT_PAGE), null, 130, false])
    const second = await search({ ...pager, before: first.older ?? '' })
    expect(idsOf(second)).toEqual(ids.slice(AUDIT_PAGE, 2 * AUDIT_PAGE))
    const third = await search({ ...pager, before: second.older ?? '' })
    expect([idsOf(third), third.older]).toEqual([ids.slice(2 * AUDIT_PAGE), null])
    const back = await search({ ...pager, after: third.newer ?? '' })
    expect(idsOf(back)).toEqual(idsOf(second))
    const start = await search({ ...pager, after: back.newer ?? '' })
    expect([idsOf(start), start.newer]).toEqual([idsOf(first), null])
  })

  test('count up to ten thousand and say when there are more', async () => {
    await db.sql`
      insert into audit_log (created_at, user_name, action, description, entity_kind, entity_id)
      select timestamptz '2026-01-01 12:00:00+00' + n * interval '1 second', 'Counter', 'Misunderstood User Message', 'n', 'list', n::text
      from generate_series(1, 10001) as n`
    const { total, more, rows } = await search({ actions: 'Misunderstood User Message' })
    expect([total, more, rows.length]).toEqual([10_000, true, AUDIT_PAGE])
  })
})

test('newer entries are counted without revealing them or including the caller’s own searches', async () => {
  const { newest } = await search({})
  const newer = () => countNewer(staffContext(db, admin, NOW), { ...filterOf({}), after: newest ?? '' })
  const before = await db.sql`select 1 from audit_log`
  await search({})
  expect(await newer()).toEqual({ count: 0, more: false })
  await note(staffContext(db, dana, '2026-03-12T15:00:01.000Z'), {
    action: 'Log Out',
    description: 'Logged out',
    entity: { kind: 'user', id: String(dana.id) },
  })
  expect(await newer()).toEqual({ count: 1, more: false })
  expect(await db.sql`select 1 from audit_log`).toHaveLength(before.length + 2)
})

test('the export contains what the search shows, safe for spreadsheets, and is audited (A-13, E-5)', async () => {
  const { name, pieces } = await exportEntries(staffContext(db, admin, NOW), filterOf({ person: 'Amara' }))
  const text = await whole(pieces)
  expect(name).toBe('audit_log_2026-03-12.csv')
  const lines = text.slice(CSV_START.length).trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^Number,Seal,Time,Person,/)
  expect(lines[3]).toContain('2026-03-10 10:00:00 -04:00')
  expect(lines[3]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(lines[3]).toContain('Province: British Columbia → Ontario')
  const [entry] = await db.sql`select action, additional_info from audit_log order by id desc limit 1`
  expect(entry).toEqual({ action: 'Export Report', additional_info: '{"person":"Amara"}' })
})

test('an export larger than one batch loses nothing', async () => {
  const { pieces } = await exportEntries(staffContext(db, admin, NOW), filterOf({ actions: 'Misunderstood User Message' }))
  const numbers = (await whole(pieces))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(new Set(numbers).size).toBe(10_001)
})

test('the state says how far the log is signed, anchored and verified', async () => {
  const context = staffContext(db, admin, NOW)
  await signEntries(db.sql, key)
  while ((await readState(context)).waiting > 0) await signEntries(db.sql, key)
  const file = `/tmp/clinic-anchors-${process.pid}.jsonl`
  await writeAnchor(db.sql, { key, file, now: NOW, zone: context.zone }, 'now')
  await verifyLog(db.sql, { key, file, now: NOW })
  const [counted] = await db.sql<{ count: number }[]>`select count(*) as count from audit_log`
  expect(await readState(context)).toMatchObject({
    sealed: counted?.count,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
    waiting: 0,
    late: false,
    anchor: { at: NOW, number: counted?.count },
    verification: { at: NOW, number: counted?.count, findings: [] },
  })
  await note(staffContext(db, dana, '2026-03-12T14:58:00.000Z'), {
    action: 'Log Out',
    description: 'Logged out',
    entity: { kind: 'user', id: '1' },
  })
  expect(await readState(context)).toMatchObject({ waiting: 1, late: true })
})

test('one’s own activity is shown as text, and a patient is linked only while visible', async () => {
  const { rows, today } = await listActivity(staffContext(db, dana, NOW), '')
  expect(today).toBe('2026-03-12')
  expect(rows.map(({ words }) => `${words.before}${words.patient_id ?? ''}${words.after}`)).toEqual([
    'You logged out',
    'You logged out',
    `You claimed ${patient}`,
    `You opened the record of ${patient}`,
  ])
  expect(rows[2]).toMatchObject({ day: '2026-03-09', minute: '10:00', open: true })
  const theirs = await listActivity(staffContext(db, amara, NOW), '')
  expect(theirs.rows.find(({ action }) => action === 'Update Province')).toMatchObject({ open: false, words: { patient_id: other } })
})
