import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { NP_ACTIVE_LIMIT, PCR_LIMIT } from '@clinic/contract/queues'
import type { Report } from '@clinic/contract/reports'
import { DECISIONS } from '@clinic/contract/vocabulary'
import { passwordError } from '@clinic/core/auth/password'
import type { Staff } from '@clinic/core/authorization/staff'
import { healthNumberWarning } from '@clinic/core/patients/health-number-warning'
import type { Patient } from '@clinic/core/patients/patient'
import { postalProvinceMismatch } from '@clinic/core/reference-data/provinces'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asyncIntake, renewal } from '../content/starters.ts'
import { recallKnowledge } from '../src/assistant/chat/load-knowledge.ts'
import { replay } from '../src/assistant/chat/replay.ts'
import { makeLinkToken } from '../src/booking/emails/make-link-token.ts'
import { planDueReminders } from '../src/booking/reminders/plan-due-reminders.ts'
import { sendDueReminders } from '../src/booking/reminders/send-due-reminders.ts'
import { findLost } from '../src/care/next-steps/find-lost.ts'
import { findUndecided } from '../src/care/next-steps/find-undecided.ts'
import { verifyPassword } from '../src/identity/auth/credentials/passwords.ts'
import { hashToken } from '../src/identity/auth/credentials/tokens.ts'
import { listLicencesToCheck } from '../src/identity/users/licences/list-licences-to-check.ts'
import { dayIn } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/db/change.ts'
import type { Sql } from '../src/platform/db/database.ts'
import { readReport } from '../src/reports/read-report.ts'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { buildClinic } from './build-clinic.ts'
import type { Group } from './people.ts'
import { isDemo, seedDemo } from './run.ts'

const TEST_ZONE = 'America/Toronto'
type Row = Record<string, unknown>
type Named = { email: string; name: string; role: string; password: string }

/** Hundreds of patients and their conversations. */
const WHOLE_CLINIC = { timeout: 180_000 }

let db: TestDatabase
let lines: string[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  const first = await seedDemo(nobodyContext(db), (line) => lines.push(line))
  if (!first) throw new Error('the empty database was not filled')
}, 180_000)
afterAll(() => db.close())

const count = async (table: string, where = 'true', sql: Sql = db.sql) =>
  (await sql<{ count: number }[]>`select count(*) as count from ${sql(table)} where ${sql.unsafe(where)}`)[0]?.count ?? 0

describe('seeding an empty database', () => {
  test('creates a clinic of about 400 patients, says so in one line, and marks it as the demo', async () => {
    const patients = await count('patients')
    expect(patients).toBeGreaterThan(380)
    expect(patients).toBeLessThan(420)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${patients} patients`)
    expect(await isDemo(db.sql)).toBe(true)
  })

  test('records a licence of every practitioner in each of their provinces; one ends soon, one is missing (F-7, F-23)', async () => {
    const boss: Staff = {
      id: 0,
      name: 'Boss',
      queue_enabled: false,
      provinces: [],
      scopes: ['admin'],
      pcr_capable: false,
      np_capable: false,
    }
    const { total, rows } = (await listLicencesToCheck({ ...staffContext(db, boss), zone: TEST_ZONE })) ?? { total: 0, rows: [] }
    expect(rows.map(({ standing, provinces }) => [standing, provinces])).toEqual([
      ['expiring', ['YT']],
      ['not-verified', ['NU']],
    ])
    expect(total).toBe(2)
  })

  test('adds five locations in four provinces, one of them temporarily closed', async () => {
    expect(await count('clinic_locations')).toBe(5)
    expect(await count('clinic_locations', 'not active')).toBe(1)
    const [row] = await db.sql`select count(distinct province)::int as provinces from clinic_locations`
    expect(row).toEqual({ provinces: 4 })
  })

  test('happens once: a second call changes nothing', async () => {
    const before = await fingerprint(db.sql)
    lines = []
    expect(await seedDemo(nobodyContext(db), (line) => lines.push(line))).toBe(false)
    expect(lines).toEqual([])
    expect(await fingerprint(db.sql)).toEqual(before)
  })

  test('happens once with two concurrent processes, and the same time gives the same rows', { timeout: 120_000 }, async () => {
    const other = await openTestDatabase()
    try {
      const context: Context = nobodyContext(other)
      const done = await Promise.all([seedDemo(context, () => {}), seedDemo(context, () => {})])
      expect(done.filter(Boolean)).toHaveLength(1)
      expect(await fingerprint(other.sql)).toEqual(await fingerprint(db.sql))
    } finally {
      await other.close()
    }
  })

  test('leaves a database in use alone', async () => {
    const used = await openTestDatabase()
    try {
      await buildStaff(used.sql)
      expect(await seedDemo(nobodyContext(used), () => {})).toBe(false)
      expect(await isDemo(used.sql)).toBe(false)
      expect(await count('patients', 'true', used.sql)).toBe(0)
    } finally {
      await used.close()
    }
  })

  test.each([
    ['in the night in which the clocks change', '2027-03-14T07:10:00.000Z'],
    ['on a leap day, before the doors open', '2028-02-29T13:02:00.000Z'],
    ['in the first second of a year', '2027-01-01T05:00:01.000Z'],
    ['on a Friday afternoon', '2026-11-20T20:30:00.000Z'],
  ])('works %s', WHOLE_CLINIC, async (_, now) => {
    const groups = await db.sql<Group[]>`select id, name, scopes, pcr_capable, np_capable from auth_groups order by id`
    const served = PROVINCE_CODES.filter((code) => code !== 'QC')
    const versions = { async: asyncIntake.version, renewal: renewal.version }
    const note = { brand: 'Clinic', provincesServed: served, expectedWait: { pcr: null, np: null }, consent: '', questionnaires: versions }
    const {
      timelines: lives,
      chats: talks,
      entries,
    } = buildClinic({
      now,
      zone: TEST_ZONE,
      secret: '',
      groups,
      knowledge: await recallKnowledge(db.sql, note),
    })
    expect(lives.length).toBeGreaterThan(380)
    expect(entries.filter(({ created_at }) => created_at > now)).toEqual([])
    expect(talks.filter(({ at }) => at > now)).toEqual([])
    expect(lives.filter(({ updated_at }) => updated_at > now)).toEqual([])
  })
})

describe('the staff', () => {
  test('have logins for every role, with a password that is valid and works (A-7)', async () => {
    const [setting] = await db.sql<{ value: Named[] }[]>`select value from settings where key = 'demo_people'`
    const people = setting?.value ?? []
    expect(people.length).toBeGreaterThanOrEqual(8)
    for (const { email, name, password } of people) {
      const [user] = await db.sql<Row[]>`select first_name, last_name, name, password_hash, active from users where email = ${email}`
      expect(user, email).toMatchObject({ name, active: true })
      expect(passwordError(password, { known: [email, String(user?.first_name), String(user?.last_name)] }), email).toBeNull()
    }
    const [any] = await db.sql<{ password_hash: string }[]>`select password_hash from users limit 1`
    expect(await verifyPassword(any?.password_hash ?? null, people[0]?.password ?? '')).toBe(true)
    const scopes = await db.sql<{ scope: string }[]>`
      select distinct unnest(g.scopes) as scope from users u join user_auth_groups m on m.user_id = u.id join auth_groups g on g.id = m.auth_group_id
      where u.email = any(${people.map(({ email }) => email)})`
    expect(scopes.map(({ scope }) => scope).sort()).toEqual(['admin', 'np', 'npmanager', 'pcr', 'pcrmanager', 'user'])
  })

  test('serve every province but Quebec with a PCR and an NP, and include namesakes (A-11)', async () => {
    for (const capable of ['pcr_capable', 'np_capable']) {
      const rows = await db.sql<{ code: string }[]>`
        select distinct unnest(u.licensed_provinces) as code from users u join user_auth_groups m on m.user_id = u.id
        join auth_groups g on g.id = m.auth_group_id where u.active and u.queue_enabled and ${db.sql(capable)}`
      expect(rows.map(({ code }) => code).sort(), capable).toEqual(PROVINCE_CODES.filter((code) => code !== 'QC').sort())
    }
    expect(await count('users', `name in ('Sarah Chen', 'Sarah Chen (2)')`)).toBe(2)
    expect(await count('users', 'not queue_enabled and active')).toBeGreaterThan(0)
  })

  test('can be joined by a new member: the ids continue', async () => {
    const staff = await buildStaff(db.sql, { groups: ['User'] })
    expect(staff.id).toBeGreaterThan((await count('users', 'true')) - 1)
    await db.sql`delete from user_auth_groups where user_id = ${staff.id}`
    await db.sql`delete from users where id = ${staff.id}`
  })
})

describe('the patients', () => {
  test('live in all thirteen provinces, with unique addresses and health numbers (REQ-691)', async () => {
    const rows = await db.sql<{ province: keyof typeof PROVINCES; health_number: string; postal_code: string; phone: string }[]>`
      select p.province, d.health_number, d.postal_code, p.phone from patients p join patient_details d using (patient_id) where p.province is not null`
    expect(new Set(rows.map(({ province }) => province))).toEqual(new Set(PROVINCE_CODES))
    for (const { province, health_number, postal_code, phone } of rows) {
      expect(healthNumberWarning(PROVINCES[province], health_number), health_number).toBeNull()
      expect(postalProvinceMismatch(postal_code, province), postal_code).toBe(false)
      expect(phone).toMatch(/^\d{3}55501\d\d$/)
    }
  })

  test.each([
    ['wait in the PCR queue', 'in_pcr_queue and assigned_pcr is null', 30],
    ['are held by a PCR', 'in_pcr_queue and assigned_pcr is not null', 20],
    ['wait in the NP queue', 'in_np_queue and assigned_np is null', 25],
    ['are held by a nurse practitioner', 'in_np_queue and assigned_np is not null', 20],
    ['are on hold', 'on_hold_in_queue', 3],
    ['stand in both queues', 'in_np_queue and in_pcr_queue', 2],
    ['asked for help in the chat', `need_pcr_help_flag and pcr_help_reason = 'Chatbot Help'`, 5],
    ['are to be followed up', `need_pcr_help_flag and pcr_help_reason = 'Follow Up'`, 2],
    ['were flagged by a manager', `manager_priority and pcr_help_reason = 'PCR Admin assign'`, 3],
    ['would like a call', 'opted_in_for_call', 20],
    ['are inactive', 'not patient_active', 5],
    ['are in the middle of a questionnaire', 'questionnaire_in_progress', 15],
    ['have no province', 'province is null', 2],
    ['lived in Quebec', `province = 'QC'`, 3],
    ['missed their renewal', `upcoming_renewal_date < '${TEST_NOW.slice(0, 10)}'`, 20],
    ['renew within two months', `upcoming_renewal_date between '${TEST_NOW.slice(0, 10)}' and '2026-05-01'`, 20],
    ['came within a day', `created_at > '2026-03-01T15:00:00Z'`, 5],
  ])('some %s', async (_, where, least) => {
    expect(await count('patients', where)).toBeGreaterThanOrEqual(least)
  })

  test('are ineligible for every reason (REQ-690)', async () => {
    const rows = await db.sql<{ reason: string }[]>`select distinct ineligible_reason as reason from patients where not eligible order by 1`
    const reasons = ['Current Addiction', 'Other', 'Paediatric Patient', 'Pregnant or Breastfeeding', 'Schizophrenia']
    expect(rows.map(({ reason }) => reason)).toEqual(reasons)
  })

  test('keep the limits and the invariants of the status row (REQ-456, REQ-513)', async () => {
    const np = await db.sql<
      { n: number }[]
    >`select count(*) as n from patients where in_np_queue and not on_hold_in_queue and assigned_np is not null group by assigned_np`
    expect(Math.max(...np.map(({ n }) => n))).toBe(NP_ACTIVE_LIMIT)
    const pcr = await db.sql<
      { n: number }[]
    >`select count(*) as n from patients where in_pcr_queue and assigned_pcr is not null group by assigned_pcr`
    expect(Math.max(...pcr.map(({ n }) => n))).toBeLessThan(PCR_LIMIT)
    expect(
      await count('patients', '(assigned_np is null) <> (assigned_np_at is null) or (assigned_pcr is null) <> (assigned_pcr_at is null)'),
    ).toBe(0)
    expect(await count('patients', 'assigned_np is not null and not in_np_queue')).toBe(0)
    expect(
      await count('patients', `not eligible and (in_np_queue or (in_pcr_queue and urgent_reason = '') or marked_ineligible_at is null)`),
    ).toBe(0)
    const strangers = await db.sql`
      select p.patient_id from patients p join users u on u.id in (p.assigned_np, p.assigned_pcr) where not u.queue_enabled or not p.province = any(u.licensed_provinces)`
    expect(strangers).toEqual([])
  })

  test('with a finished questionnaire have their answers by version, and what is derived (REQ-684, REQ-686)', async () => {
    const empty = await db.sql`
      select p.patient_id from patients p join patient_records r using (patient_id)
      where (p.async_questionnaire_complete and (r.async_answers is null or r.preferred_licensed_seller is null)) or (p.renewal_questionnaire_complete and r.renewal_answers is null)`
    expect(empty).toEqual([])
    expect(await count('answer_sets', 'finished_at is not null')).toBeGreaterThan(200)
    const records = await db.sql<{ medications: unknown[] }[]>`select medications from patient_records`
    expect(records.filter(({ medications }) => medications.length > 1).length).toBeGreaterThan(20)
    expect(await count('patients', `risks_vs_benefits_flags @> '{"anticoagulant": true, "cuditr_high": true}'`)).toBe(1)
  })

  test('have the history of every raised flag, with the answer that raised it, a provisional one and a corrected one among them (F-18)', async () => {
    const unexplained = await db.sql`
      select p.patient_id, f.key from patients p, jsonb_each(p.risks_vs_benefits_flags) f
      where f.value = 'true' and not exists (select from flag_events e where e.patient_id = p.patient_id and e.flag = f.key)`
    expect(unexplained).toEqual([])
    expect(await count('flag_events', `source = 'chat' and (words is null or answer_set is null)`)).toBe(0)
    expect(await count('flag_events', `what = 'corrected'`)).toBe(1)
    expect(await count('flag_events', 'answer_set in (select id from answer_sets where finished_at is null)')).toBeGreaterThan(0)
  })

  test('who were seen have the practitioner of their last encounter', async () => {
    const wrong = await db.sql`
      select p.patient_id from patients p left join lateral (select user_id, completed_at from encounters e where e.patient_id = p.patient_id order by completed_at desc limit 1) e on true
      where p.last_seen_practitioner is distinct from e.user_id or p.completed_appointment_at is distinct from e.completed_at`
    expect(wrong).toEqual([])
  })
})

test('no patient is without a next step (F-3, F-23)', async () => {
  const { rows } = await findLost(db.sql, { now: TEST_NOW, today: dayIn(TEST_ZONE, TEST_NOW) }, 10)
  expect(rows).toEqual([])
  expect(await count('audit_log', `action = 'Returned To Queue'`)).toBeGreaterThan(0)
})

test('nearly every visit ended with a decision, of every kind; managers see a handful that did not (F-8, F-23)', async () => {
  const encounters = await count('encounters')
  expect(encounters).toBeGreaterThan(300)
  expect(await count('visit_decisions')).toBeGreaterThan(encounters * 0.9)
  const kinds = await db.sql<{ kind: string }[]>`select distinct kind from visit_decisions order by kind`
  expect(kinds.map(({ kind }) => kind)).toEqual([...DECISIONS].sort())
  const { length: total } = await findUndecided(db.sql, TEST_NOW)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(9)
})

test('practitioners have signed notes of their visits, and one has a draft about a patient she has (F-23)', async () => {
  const notes = await db.sql<{ signed: boolean; own: boolean; filled: boolean }[]>`
    select n.signed_at is not null as signed, n.content::text <> '' as filled,
      case when n.signed_at is null then p.assigned_np = n.author_id and p.in_np_queue
        else exists (select from encounters e where e.patient_id = n.patient_id and e.user_id = n.author_id) end as own
    from visit_notes n join patients p using (patient_id) order by n.id`
  const signed = notes.filter((note) => note.signed).length
  expect(signed).toBeGreaterThan(10)
  expect(notes).toHaveLength(signed + 1)
  expect(notes.every(({ own, filled }) => own && filled)).toBe(true)
  expect(await count('audit_log', `action = 'Sign Visit Note' and additional_info like 'SHA-256 %'`)).toBe(signed)
})

describe('the conversations', () => {
  test('reproduce the stored state when replayed', WHOLE_CLINIC, async () => {
    const rows = await db.sql<{ id: string }[]>`select id from conversations`
    expect(rows.length).toBeGreaterThan(60)
    for (const { id } of rows) {
      const found = await replay(db.sql, id)
      expect(found?.replayed, id).toEqual(found?.stored)
    }
  })

  test('ended in every way, and signed consents name the text', async () => {
    const stages = await db.sql<{ stage: string }[]>`select distinct stage from conversations`
    const found = stages.map(({ stage }) => stage)
    expect(found).toEqual(expect.arrayContaining(['greeting', 'declined', 'questionnaire', 'waiting', 'ineligible', 'unserved']))
    expect(await count('consents', `option = 'yes' and signature <> '' and text_hash <> ''`)).toBeGreaterThan(50)
    expect(await count('consents', `option = 'no'`)).toBeGreaterThan(0)
  })
})

describe('the appointments', () => {
  test('include the last two weeks, and the next two with practitioners on duty who may treat the patient', async () => {
    const now = `'${TEST_NOW}'::timestamptz`
    expect(
      await count('appointments', `state = 'completed' and starts_at < ${now} and completed_at > ${now} - interval '15 days'`),
    ).toBeGreaterThan(20)
    expect(
      await count('appointments', `state = 'booked' and starts_at > ${now} and starts_at < ${now} + interval '15 days'`),
    ).toBeGreaterThan(30)
    const days = await db.sql`select distinct starts_at::date from appointments where state = 'booked'`
    expect(days.length).toBeGreaterThan(6)
    const wrong = await db.sql`
      select a.id from appointments a join users u on u.id = a.user_id join patients p using (patient_id)
      where a.state = 'booked' and not (u.active and u.queue_enabled and p.province = any(u.licensed_provinces) and p.patient_active and p.eligible)`
    expect(wrong).toEqual([])
  })

  test('have the emails that the product would have sent, and a valid link', async () => {
    const now = `'${TEST_NOW}'::timestamptz`
    expect(await count('appointment_mails', `(sent_at is null) <> (due_at > ${now})`)).toBe(0)
    expect(await count('appointment_mails', 'sent_at is null')).toBeGreaterThan(30)
    const [one] = await db.sql<{ uid: string; key_hash: Buffer }[]>`select uid, key_hash from appointments where state = 'booked' limit 1`
    expect(one?.key_hash).toEqual(hashToken(makeLinkToken('', one?.uid ?? '')))
    expect(await count('audit_log', `action = 'Appointment Booked'`)).toBe(await count('appointments'))
  })

  test('leave due renewals to reminders: sent ones, and some to send today for either reason', async () => {
    expect(await count('patient_reminders', `kind = 'renewal' and sent_at is not null`)).toBeGreaterThan(10)
    expect(await count('patient_reminders', `kind = 'unfinished' and sent_at is not null`)).toBeGreaterThan(5)
    const sent: string[] = []
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => {} }
    const at = { sql: db.sql, now: TEST_NOW, zone: TEST_ZONE }
    await planDueReminders(at)
    await sendDueReminders({ ...at, mailer, brand: 'TCN AI', origin: 'https://clinic.example', secret: '' })
    const kinds = await db.sql<{ kind: string; count: number }[]>`
      select kind, count(*) as count from patient_reminders where sent_at = ${TEST_NOW} group by kind order by kind`
    expect(kinds.map(({ kind }) => kind)).toEqual(['renewal', 'unfinished'])
    expect(sent.length).toBeGreaterThan(5)
    expect(new Set(sent).size).toBe(sent.length)
  })
})

describe('the audit log', () => {
  test('covers a month and ends now', async () => {
    const entries = await count('audit_log')
    expect(entries).toBeGreaterThan(5500)
    expect(entries).toBeLessThan(10_000)
    expect(await count('audit_log', `created_at > '${TEST_NOW}'`)).toBe(0)
    expect(await count('audit_log', `created_at < '2026-01-31T00:00:00Z'`)).toBeGreaterThan(0)
  })

  test('names staff by their display names', async () => {
    const strangers =
      await db.sql`select distinct a.user_name from audit_log a join users u on u.id = a.user_id where u.name <> a.user_name`
    expect(strangers).toEqual([])
    const nobody = await db.sql<{ user_name: string }[]>`select distinct user_name from audit_log where user_id is null order by 1`
    expect(nobody.map(({ user_name }) => user_name)).toEqual(['AI Assistant', 'Not logged in', 'Schedule'])
  })

  test('leads to each patient’s current state', async () => {
    const patients = await db.sql<(Patient & Row)[]>`select * from patients`
    const entries = await db.sql<{ patient_id: string; changes: Record<string, { to: unknown }> }[]>`
      select patient_id, changes - ${['state', 'attention', 'arrived_at', 'no_show_at']}::text[] as changes
      from audit_log where changes <> '{}' and patient_id is not null order by created_at, id`
    const last = new Map<string, Record<string, unknown>>()
    for (const { patient_id, changes } of entries) {
      const told = last.get(patient_id) ?? {}
      for (const [field, { to }] of Object.entries(changes)) told[field] = to
      last.set(patient_id, told)
    }
    expect(last.size).toBeGreaterThan(200)
    for (const patient of patients) expect(patient, patient.patient_id).toMatchObject(last.get(patient.patient_id) ?? {})
  })

  test('has a clinic’s rhythm: staff log in before work, on weekdays and by day; the chat is used in the evening', async () => {
    const entries = await db.sql<{ user_id: number | null; user_name: string; action: string; created_at: string }[]>`
      select user_id, user_name, action, created_at from audit_log order by created_at, id`
    const arrived = new Set<string>()
    let evening = 0
    for (const { user_id, user_name, action, created_at } of entries) {
      const hour = Number(
        new Intl.DateTimeFormat('en-CA', { timeZone: TEST_ZONE, hour: '2-digit', hourCycle: 'h23' }).format(new Date(created_at)),
      )
      if (action === 'Conversation Started' && hour >= 17) evening += 1
      if (user_id === null) continue
      const day = `${user_id} ${dayIn(TEST_ZONE, created_at)}`
      if (action === 'Log In') arrived.add(day)
      else expect(arrived.has(day), `${user_name} ${action} ${created_at}`).toBe(true)
      expect(hour, created_at).toBeGreaterThanOrEqual(8)
      expect(hour, created_at).toBeLessThan(18)
      expect([0, 6]).not.toContain(new Date(`${dayIn(TEST_ZONE, created_at)}T12:00:00Z`).getUTCDay())
    }
    expect(evening).toBeGreaterThan(20)
  })

  test('fills the seven lists of the last thirty days (REQ-660)', async () => {
    const [row] = await db.sql<{ id: number; name: string }[]>`select id, name from users where email like 'admin@%'`
    const admin = {
      id: row?.id ?? 0,
      name: row?.name ?? '',
      scopes: ['admin'],
      provinces: [],
      queue_enabled: false,
      pcr_capable: false,
      np_capable: false,
    } as const
    const report = await readReport(staffContext(db, admin), { startDate: '2026-01-31', endDate: '2026-03-02' })
    const lists = JSON.parse(await text(report)) as Report
    for (const [name, list] of Object.entries(lists)) expect(list.length, name).toBeGreaterThan(2)
  })
})

/** Everything except the password’s random salt, numbers of documents and what is computed from them, and the links to visits. */
async function fingerprint(sql: Sql): Promise<Row[]> {
  const tables = [
    'patients',
    'patient_records',
    'patient_details',
    'encounters',
    'conversations',
    'conversation_turns',
    'consents',
    'answer_sets',
    'appointments',
    'appointment_mails',
    'patient_reminders',
    'audit_log',
    'settings',
  ]
  const prints = await Promise.all(
    tables.map((table) =>
      sql<Row[]>`select * from ${sql(table)}`
        .then((all) => all.map(withoutChance))
        .then((rows) => ({
          name: table,
          rows: rows.length,
          print: createHash('sha256')
            .update(
              rows
                .map((row) => JSON.stringify(row))
                .sort()
                .join('|'),
            )
            .digest('hex'),
        })),
    ),
  )
  const users = await sql<
    Row[]
  >`select md5(string_agg((id, email, name, queue_enabled, licensed_provinces, last_login_at)::text, '|' order by id)) as print from users`
  return [...prints, ...users]
}

function withoutChance({ uid, key_hash, ...row }: Row): Row {
  const { description, additional_info } = row
  return {
    ...row,
    ...(typeof description === 'string' && { description: description.replace(/MD-\d\d-[0-9A-Z]{7}-[0-9A-Z]/, 'MD-*') }),
    ...(typeof additional_info === 'string' && { additional_info: additional_info.replace(/[0-9a-f]{64}/g, '*') }),
  }
}
