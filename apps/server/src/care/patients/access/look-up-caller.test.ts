import type { Identifiers, LookUp } from '@clinic/contract/patients/look-up'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { dayIn, dayRange } from '../../../platform/clock.ts'
import { readRecord } from '../read-record.ts'
import { lookUpCaller } from './look-up-caller.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const now = new Date().toISOString()
let number = 9025550000
type Details = { postal_code?: string; health_number?: string }
type Caller = Partial<Patient> & { phone?: string; email?: string }

async function buildCaller(parts: Caller = {}, details: Details = {}) {
  number += 1
  const phone = String(number)
  const { patient_id } = await buildPatient(db.sql, { first_name: 'Maude', last_name: 'Lavoie', phone, ...parts })
  const { postal_code = '', health_number } = details
  await db.sql`update patient_details set postal_code = ${postal_code} where patient_id = ${patient_id}`
  if (health_number)
    await db.sql`update patient_details set health_number = ${db.sql.types.sealed(health_number)} where patient_id = ${patient_id}`
  return { patient_id, phone }
}
const lookUp = async (staff: Staff, identifiers: Identifiers, rest: Partial<LookUp> = {}) =>
  (await lookUpCaller(staffContext(db, staff, now), { identifiers, reason: 'caller', note: '', ...rest })).candidates
const opens = async (staff: Staff, patient_id: string) =>
  readRecord(staffContext(db, staff, now), patient_id).then(
    () => true,
    ({ code }: { code: string }) => code !== 'patient-not-found',
  )

test('two identifiers of a patient in no queue open the record until midnight in clinic time (F-1)', async () => {
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { patient_id, phone } = await buildCaller()
  expect(await opens(pcr, patient_id)).toBe(false)
  const [found, ...others] = await lookUp(pcr, {
    name: 'lavoie maude',
    date_of_birth: '1980-05-17',
    phone: `+1 (${phone.slice(0, 3)}) ${phone.slice(3)}`,
  })
  expect([found, others]).toEqual([
    { patient_id, first_name: 'Maude', last_name: 'Lavoie', birth_year: 1980, province: 'Ontario', died: false },
    [],
  ])
  expect(await opens(pcr, patient_id)).toBe(true)
  const today = dayIn('America/Toronto', now)
  const [access] = await db.sql<
    { until: string; reason: string }[]
  >`select until, reason from record_access where patient_id = ${patient_id}`
  expect(access).toMatchObject({ reason: 'look-up', until: dayRange('America/Toronto', today, today).until })
  await db.sql`update record_access set until = now() - interval '1 second' where patient_id = ${patient_id}`
  expect(await opens(pcr, patient_id)).toBe(false)
})

test('postal code and health number match as well, the encrypted one too (F-1)', async () => {
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { patient_id } = await buildCaller({ email: 'ml@mail.example' }, { postal_code: 'B3J 1S9', health_number: '1234567897' })
  await buildCaller({}, { postal_code: 'B3J 1S9', health_number: '9999999999' })
  for (const identifiers of [
    { postal_code: 'b3j1s9', health_number: '1234 567 897' },
    { email: 'ML@mail.example', health_number: '1234567897' },
    { patient_id, postal_code: 'B3J 1S9' },
  ])
    expect((await lookUp(pcr, identifiers)).map((one) => one.patient_id)).toEqual([patient_id])
})

test('one identifier, or a name without the birth date, is refused and finds nothing (F-1)', async () => {
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { phone } = await buildCaller()
  for (const identifiers of [{}, { phone }, { phone, name: 'Maude Lavoie' }, { phone, date_of_birth: '1980-05-17' }])
    await expect(lookUp(pcr, identifiers)).rejects.toMatchObject({ code: 'identifiers-needed' })
})

test('a patient of another province is not found, and one of the own queue needs no look-up to stay open (F-1)', async () => {
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['NS'] })
  const away = await buildCaller({ province: 'ON' })
  expect(await lookUp(pcr, away)).toEqual([])
  expect(await opens(pcr, away.patient_id)).toBe(false)
  const own = await buildCaller({ province: 'NS', in_pcr_queue: true })
  expect(await lookUp(pcr, own)).toHaveLength(1)
  const rows = await db.sql`select from record_access where user_id = ${pcr.id}`
  expect(rows).toHaveLength(0)
})

test('several matches open none; choosing one by its ID opens that one (F-1)', async () => {
  const np = await buildStaff(db.sql)
  const shared = { phone: '9025559999', email: 'family@mail.example' }
  const mother = await buildCaller({ ...shared, first_name: 'Agathe' })
  const daughter = await buildCaller({ ...shared, first_name: 'Béa' })
  expect((await lookUp(np, shared)).map(({ first_name }) => first_name)).toEqual(['Agathe', 'Béa'])
  expect(await opens(np, mother.patient_id)).toBe(false)
  await lookUp(np, { ...shared, patient_id: daughter.patient_id })
  expect(await opens(np, daughter.patient_id)).toBe(true)
  expect(await opens(np, mother.patient_id)).toBe(false)
})

test('at most ten candidates are shown (F-1)', async () => {
  const np = await buildStaff(db.sql)
  const shared = { phone: '9025558888', email: 'home@mail.example' }
  for (let made = 0; made < 12; made += 1) await buildCaller(shared)
  expect(await lookUp(np, shared)).toHaveLength(10)
})

test('every look-up leaves its own entry with identifiers by name, reason and note, in the history of each candidate (F-1, A-13)', async () => {
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { patient_id, phone } = await buildCaller()
  await lookUp(pcr, { patient_id, phone }, { reason: 'other', note: 'Pharmacy asks' })
  await lookUp(pcr, { patient_id, phone: '9020000000' }, { reason: 'seller' })
  await opens(pcr, patient_id)
  const entries = await db.sql`
    select patient_id, action, description from audit_log where user_id = ${pcr.id} order by id`
  expect(entries).toEqual([
    { patient_id, action: 'Look Up Caller', description: 'Looked up by ID, phone (other: Pharmacy asks)' },
    {
      patient_id: null,
      action: 'Look Up Caller',
      description: 'Looked up a caller without a match, by ID, phone (verification for a seller)',
    },
    { patient_id, action: 'Read Patient Record', description: 'Opened the record, after looking up the caller' },
  ])
})

test('guessing is slowed down after ten look-ups without a match, and leaves an entry; matches do not count (F-1)', async () => {
  const pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
  const { patient_id, phone } = await buildCaller()
  for (let tried = 0; tried < 12; tried += 1) await lookUp(pcr, { patient_id, phone })
  for (let tried = 0; tried < 10; tried += 1) await lookUp(pcr, { patient_id, phone: `902000000${tried}` })
  await expect(lookUp(pcr, { patient_id, phone })).rejects.toMatchObject({ code: 'too-many-attempts' })
  const entries = await db.sql`select from audit_log where user_id = ${pcr.id} and action = 'Look-Up Blocked'`
  expect(entries).toHaveLength(1)
})
