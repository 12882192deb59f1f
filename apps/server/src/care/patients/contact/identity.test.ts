import type { IdentityOrder } from '@clinic/contract/patients/identity'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { later } from '../../../platform/clock.ts'
import { readPatient } from '../read-patient.ts'
import { listWaitingCorrections } from './list-waiting-corrections.ts'
import { proposeIdentity } from './propose-identity.ts'
import { readIdentity } from './read-identity.ts'
import { settleIdentity } from './settle-identity.ts'

let db: TestDatabase
let one: Staff
let other: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  one = await buildStaff(db.sql, { groups: ['pcrs'] })
  other = await buildStaff(db.sql, { groups: ['pcrs'] })
})
afterAll(() => db.close())

const waiting = () => buildPatient(db.sql, { in_pcr_queue: true, phone: '4165550101', first_name: 'Maude', last_name: 'Lavoie' })
const propose = (patient_id: string, identity: IdentityOrder['identity'], as = one, now = TEST_NOW) =>
  proposeIdentity(staffContext(db, as, now), { patient_id, version: 1, identity, reason: 'mistake', note: '', checked_by: 'call-back' })
const settle = (patient_id: string, id: number, { confirmed = true, as = other, now = TEST_NOW } = {}) =>
  settleIdentity(staffContext(db, as, now), { patient_id, id, confirmed })

test('a corrected name, birth date or health number holds once a second person confirms it (F-12)', async () => {
  const { patient_id } = await waiting()
  const { id } = await propose(patient_id, { last_name: 'Lavoye', date_of_birth: '1980-05-18', health_number: '1234567897' })
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ last_name: 'Lavoie', version: 1 })
  await expect(settle(patient_id, id, { as: one })).rejects.toMatchObject({ code: 'second-person-needed' })
  expect(await listWaitingCorrections(staffContext(db, one))).toEqual([])
  expect(await listWaitingCorrections(staffContext(db, other))).toMatchObject([{ patient_id, by: one.name, name: 'Maude Lavoie' }])
  const { proposal } = await readIdentity(staffContext(db, other), patient_id)
  expect(proposal).toMatchObject({
    before: { last_name: 'Lavoie' },
    after: { last_name: 'Lavoye', health_number: '1234567897' },
    mine: false,
  })
  await settle(patient_id, id)
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ last_name: 'Lavoye', date_of_birth: '1980-05-18', version: 2 })
  expect((await readIdentity(staffContext(db, other), patient_id)).identity.health_number).toBe('1234567897')
  const entries =
    await db.sql`select action, description from audit_log where patient_id = ${patient_id} and action like '%Correction' order by id`
  expect(entries).toEqual([
    { action: 'Propose Correction', description: 'Proposed a correction of last name, birth date, health number' },
    {
      action: 'Confirm Correction',
      description: `Confirmed the correction of last name, birth date, health number that ${one.name} proposed`,
    },
  ])
  expect(JSON.stringify(await db.sql`select * from audit_log where patient_id = ${patient_id}`)).not.toMatch(/Lavoye|1234567897/)
})

test('it lapses after a day, and can be proposed again (F-12)', async () => {
  const { patient_id } = await waiting()
  const { id } = await propose(patient_id, { first_name: 'Maud' })
  await expect(propose(patient_id, { first_name: 'Mod' }, other)).rejects.toMatchObject({ code: 'correction-waits' })
  const tomorrow = later(TEST_NOW, 24 * 3600 + 1)
  await expect(settle(patient_id, id, { now: tomorrow })).rejects.toMatchObject({ code: 'correction-lapsed' })
  expect(await listWaitingCorrections(staffContext(db, other, tomorrow))).toEqual([])
  await expect(propose(patient_id, { first_name: 'Maud' }, one, tomorrow)).resolves.toHaveProperty('id')
})

test('it can be declined, and is refused to anyone who may not open the record (F-1, F-12)', async () => {
  const { patient_id } = await waiting()
  const { id } = await propose(patient_id, { first_name: 'Maud' })
  const away = await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['BC'] })
  await expect(settle(patient_id, id, { as: away })).rejects.toMatchObject({ code: 'patient-not-found' })
  await settle(patient_id, id, { confirmed: false, as: one })
  await expect(settle(patient_id, id)).rejects.toMatchObject({ code: 'correction-settled' })
  await expect(settle(patient_id, 999_999)).rejects.toMatchObject({ code: 'correction-not-found' })
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ first_name: 'Maude' })
})

test('invalid values and values that are the same are refused by name', async () => {
  const { patient_id } = await waiting()
  await expect(propose(patient_id, { date_of_birth: '2099-01-01' })).rejects.toMatchObject({
    ...{ code: 'invalid-input', details: { fields: { date_of_birth: expect.any(String) } } },
  })
  await expect(propose(patient_id, { first_name: 'Maude' })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('of two who confirm at once one is told that it is settled', async () => {
  const { patient_id } = await waiting()
  const { id } = await propose(patient_id, { first_name: 'Maud' })
  const third = await buildStaff(db.sql, { groups: ['pcrs'] })
  const tried = await Promise.allSettled([settle(patient_id, id), settle(patient_id, id, { as: third })])
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ version: 2 })
})
