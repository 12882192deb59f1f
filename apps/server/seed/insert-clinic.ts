import { ANSWER_FIELDS, FORM_PURPOSES } from '@clinic/contract/vocabulary'
import { summarizeState } from '../src/assistant/chat/summarize-turn.ts'
import { recordDecision } from '../src/care/next-steps/record-decision.ts'
import { dayIn } from '../src/platform/clock.ts'
import type { Json, TransactionSql, Tx } from '../src/platform/db/database.ts'
import type { Clinic } from './build-clinic.ts'
import { insertFlagEvents } from './flag-events.ts'
import { licences } from './licences.ts'
import { LOCATIONS } from './locations.ts'
import type { Person } from './people.ts'
import type { Timeline } from './scenarios/timelines.ts'
import { practitioners, workingHours } from './visits/working-hours.ts'

const BATCH = 500
const SEALED_BATCH = 50
const DAYS_EMPLOYED = 420

type Row = Record<string, unknown>

/** In batches, in foreign-key order. */
export async function insertClinic(
  sql: TransactionSql,
  clinic: Clinic,
  { now, zone, password_hash }: { now: string; zone: string; password_hash: string },
): Promise<void> {
  const { people, timelines: lives, chats: talks, entries } = clinic
  const months = new Set(entries.map(({ created_at }) => created_at.slice(0, 7)))
  for (const month of months) await sql`select ensure_audit_month(${`${month}-15T12:00:00Z`}::timestamptz)`
  await insertPeople(sql, people, { now, password_hash, lastLogIns: lastLogIns(clinic) })
  await insert(sql, 'licences', licences(people, dayIn(zone, now)))
  await insert(sql, 'patients', lives.map(patientRow))
  await insert(sql, 'patient_records', lives.map(recordRow))
  await insert(sql, 'patient_details', lives.filter(({ details }) => details !== null).map(detailsRow))
  await insert(
    sql,
    'encounters',
    lives.flatMap(({ encounters }) => encounters).sort((a, b) => (a.completed_at < b.completed_at ? -1 : 1)),
  )
  await Promise.all(lives.flatMap(({ decisions }) => decisions).map((decision) => recordDecision(sql as unknown as Tx, decision)))
  await insert(sql, 'conversations', talks.map(conversationRow))
  await insert(
    sql,
    'conversation_turns',
    talks.flatMap(({ turns }) => turns),
  )
  await insert(
    sql,
    'consents',
    talks.flatMap(({ consents }) => consents),
  )
  await insertPurposes(sql)
  await insert(
    sql,
    'answer_sets',
    lives.flatMap(({ sets }) => sets),
  )
  await insertFlagEvents(sql, lives)
  await insert(sql, 'audit_log', entries)
  await insert(sql, 'clinic_locations', LOCATIONS)
  await insert(
    sql,
    'schedules',
    practitioners(people).map(({ id }) => ({ user_id: id, version: 1, updated_at: now })),
  )
  await insert(sql, 'working_hours', workingHours(people))
  await insert(sql, 'appointments', clinic.appointments)
  await sql`select setval(pg_get_serial_sequence('appointments', 'id'), ${clinic.appointments.length})`
  await insert(sql, 'appointment_mails', clinic.mails)
  await insert(sql, 'patient_reminders', clinic.reminders)
}

type Employment = { now: string; password_hash: string; lastLogIns: ReadonlyMap<number, string> }

async function insertPeople(
  sql: TransactionSql,
  people: readonly Person[],
  { now, password_hash, lastLogIns: seen }: Employment,
): Promise<void> {
  const created_at = new Date(Date.parse(now) - DAYS_EMPLOYED * 86_400_000).toISOString()
  const rows = people.map(({ id, email, first_name, last_name, name, phone, active, queue_enabled, provinces }) => ({
    ...{ id, email, first_name, last_name, name, phone, active, queue_enabled, password_hash, created_at },
    licensed_provinces: provinces,
    last_login_at: seen.get(id) ?? null,
    sms: false,
    notify: true,
    version: 1,
  }))
  await insert(sql, 'users', rows)
  await sql`select setval(pg_get_serial_sequence('users', 'id'), ${people.length})`
  await insert(
    sql,
    'user_auth_groups',
    people.flatMap(({ id, groups }) => groups.map((group) => ({ user_id: id, auth_group_id: group.id }))),
  )
}

/** One statement per batch: rows travel as one JSON value parsed by the table’s types. Staff keep their ids. */
async function insert(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  if (SEALED.includes(table)) return insertSealed(sql, table, rows)
  const columns = Object.keys(first)
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH) as unknown as Json
    await sql`
      insert into ${sql(table)} (${sql(columns)}) overriding system value
      select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(batch)})`
  }
}

const SEALED = ['patient_records', 'patient_details', 'conversations', 'conversation_turns', 'answer_sets']

/** Encrypted values are sent per column, as the driver requires. */
async function insertSealed(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  const { sealed } = sql.types
  for (let at = 0; at < rows.length; at += SEALED_BATCH) {
    const batch = rows
      .slice(at, at + SEALED_BATCH)
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sealed(value)])))
    await sql`insert into ${sql(table)} ${sql(batch as never)}`
  }
}

function patientRow({ patient, phone, email, created_at, updated_at }: Timeline): Row {
  return { ...patient, phone, email, created_at, updated_at }
}

const NO_RECORD = {
  conversation_state: {},
  medications: [],
  preferred_licensed_seller: null,
  preferred_cannabinoids: null,
  preferred_consumption_methods: null,
  referral_codes: [],
  ...Object.fromEntries(ANSWER_FIELDS.map((field) => [field, null])),
}

function recordRow({ patient, record }: Timeline): Row {
  return { patient_id: patient.patient_id, ...NO_RECORD, ...record }
}

function detailsRow({ patient, details }: Timeline): Row {
  return {
    patient_id: patient.patient_id,
    gender: details?.gender ?? null,
    health_number: details?.provincialHealthID ?? '',
    street_address: details?.streetAddress ?? '',
    city: details?.city ?? '',
    country: details?.country ?? 'Canada',
    postal_code: details?.zipcode ?? '',
    mailing_street_address: details?.mailingStreetAddress ?? null,
    mailing_city: details?.mailingCity ?? null,
    mailing_province: details?.mailingProvince ?? null,
    mailing_country: details?.mailingCountry ?? null,
    mailing_postal_code: details?.mailingZipcode ?? null,
  }
}

function conversationRow({ id, life, state, turns, started_at, at, closed_at, agent }: Clinic['chats'][number]): Row {
  const { patient_id } = life.patient
  return {
    id,
    patient_id,
    state,
    ...summarizeState(state),
    turn: turns.length,
    started_at,
    last_turn_at: at,
    closed_at: closed_at === at ? at : null,
    address: life.profile.address,
    agent,
  }
}

function lastLogIns({ entries }: Clinic): Map<number, string> {
  const seen = new Map<number, string>()
  for (const { action, user_id, created_at } of entries) if (action === 'Log In' && user_id !== null) seen.set(user_id, created_at)
  return seen
}

/** What each consent form was about, as the chat keeps it. */
async function insertPurposes(sql: TransactionSql): Promise<void> {
  await sql`
    insert into consent_purposes (consent_id, purpose, given)
    select c.id, p.purpose, c.option = 'yes' from consents c cross join unnest(${[...FORM_PURPOSES]}::text[]) as p (purpose)`
}
