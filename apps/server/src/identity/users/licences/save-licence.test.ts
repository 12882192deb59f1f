import type { LicenceFields } from '@clinic/contract/users/licences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { manage } from '../../../care/patients/manage.ts'
import { assign } from '../../../care/queues/assign.ts'
import { claim } from '../../../care/queues/claim.ts'
import { listLicencesToCheck } from './list-licences-to-check.ts'
import { readLicences } from './read-licences.ts'
import { saveLicence } from './save-licence.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connections: 6 })
})
afterAll(() => db.close())

const GOOD: LicenceFields = {
  college: 'CNO',
  number: '1234567',
  valid_from: '2020-01-01',
  valid_to: '2030-12-31',
  suspended_on: null,
  restrictions: '',
  notice_on: null,
  notice_retracted_on: null,
  checked_on: TEST_NOW.slice(0, 10),
}

async function build() {
  const np = await buildStaff(db.sql)
  const admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
  const manager = await buildStaff(db.sql, { groups: ['npManagers'], provinces: [] })
  const save = (version: number, fields: Partial<LicenceFields> = {}) =>
    saveLicence(admin, { id: String(np.id), province: 'ON', version, ...GOOD, ...fields })
  const claimOne = async () => {
    const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, province: 'ON' })
    return claim(staffContext(db, np), { patient_id, queue: 'np' })
  }
  const assignOne = async () => {
    const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, province: 'ON' })
    return assign(staffContext(db, manager), { patient_id, queue: 'np', user_id: np.id, confirmed: false })
  }
  const keepInNpQueue = async () => {
    const { patient_id } = await buildPatient(db.sql, { province: 'ON', assigned_np: np.id })
    return manage(admin, { patient_id, order: { verb: 'put-in-np-queue', appointment_type: 'Renewal' } })
  }
  return { np, admin, save, claimOne, assignOne, keepInNpQueue }
}

test('a licence is stored with its standing and audited with both values (F-7)', async () => {
  const { np, admin, save } = await build()
  expect(await readLicences(admin, String(np.id))).toEqual([])
  expect(await save(0)).toEqual([{ ...GOOD, province: 'ON', version: 1, standing: 'valid' }])
  expect(await save(1, { valid_to: '2026-04-01' })).toMatchObject([{ version: 2, standing: 'expiring', valid_to: '2026-04-01' }])
  const entries = await db.sql`select changes from audit_log where action = 'Save Licence' and entity_id = ${String(np.id)} order by id`
  expect(entries.map(({ changes }) => changes)).toEqual([
    expect.objectContaining({ number: { from: null, to: '1234567' } }),
    { valid_to: { from: '2030-12-31', to: '2026-04-01' } },
  ])
})

test('of two who save the same version one is refused, and the database keeps one licence (F-7)', async () => {
  const { np, admin, save } = await build()
  const first = await Promise.allSettled([save(0, { number: 'A' }), save(0, { number: 'B' })])
  const second = await Promise.allSettled([save(1, { number: 'C' }), save(1, { number: 'D' })])
  for (const pair of [first, second]) {
    expect(pair.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(pair.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'licence-changed' } })
  }
  expect(await readLicences(admin, String(np.id))).toMatchObject([{ version: 2 }])
})

test('dates out of order and unknown accounts are refused and leave nothing (F-7)', async () => {
  const { np, admin, save } = await build()
  await expect(save(0, { valid_to: '2019-12-31' })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(save(0, { notice_retracted_on: '2026-01-01' })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(saveLicence(admin, { id: '999999', province: 'ON', version: 0, ...GOOD })).rejects.toMatchObject({ code: 'user-not-found' })
  expect(await readLicences(admin, String(np.id))).toEqual([])
})

test('an NP without a licence on file may claim, an expired or suspended one may not (F-7)', async () => {
  const { save, claimOne } = await build()
  await claimOne()
  await save(0)
  await claimOne()
  await save(1, { valid_to: '2026-03-01' })
  await expect(claimOne()).rejects.toMatchObject({ code: 'licence-not-in-force' })
  await save(2, { valid_to: '2026-03-02' })
  await claimOne()
  await save(3, { suspended_on: '2026-03-02' })
  await expect(claimOne()).rejects.toMatchObject({ code: 'licence-not-in-force' })
})

test('claiming says what is wrong with the licence, and nothing when it is valid (F-7)', async () => {
  const { save, claimOne } = await build()
  expect(await claimOne()).toMatchObject({ warning: 'Your licence in Ontario has not been verified yet. Please tell an administrator.' })
  await save(0)
  expect(await claimOne()).not.toHaveProperty('warning')
  await save(1, { valid_to: '2026-04-01' })
  expect(await claimOne()).toMatchObject({ warning: 'Your licence in Ontario ends within 60 days. Please tell an administrator.' })
})

test('no manager and no administrator gives patients to an NP whose licence has expired (F-7)', async () => {
  const { save, assignOne, keepInNpQueue } = await build()
  await assignOne()
  await keepInNpQueue()
  await save(0, { valid_to: '2026-03-01' })
  await expect(assignOne()).rejects.toMatchObject({ code: 'np-licence-not-in-force' })
  await expect(keepInNpQueue()).rejects.toMatchObject({ code: 'np-licence-not-in-force' })
})

test('administrators see what has to be checked, of those who see patients (F-7)', async () => {
  const { np, admin, save } = await build()
  const mine = async () => (await listLicencesToCheck(admin))?.rows.filter(({ user_id }) => user_id === np.id)
  await db.sql`update users set licensed_provinces = '{ON,SK}' where id = ${np.id}`
  await db.sql`update users set active = false where id <> ${np.id}`
  expect(await mine()).toEqual([{ user_id: np.id, name: np.name, standing: 'not-verified', provinces: ['ON', 'SK'], valid_to: null }])
  await save(0, { valid_to: '2026-04-01' })
  expect(await mine()).toMatchObject([
    { standing: 'expiring', provinces: ['ON'], valid_to: '2026-04-01' },
    { standing: 'not-verified', provinces: ['SK'] },
  ])
  const [own, manager, colleague, pcr] = await Promise.all([
    listLicencesToCheck(staffContext(db, np)),
    listLicencesToCheck(staffContext(db, await buildStaff(db.sql, { groups: ['npManagers'], provinces: [] }))),
    listLicencesToCheck(staffContext(db, await buildStaff(db.sql, { groups: ['nps'], provinces: [] }))),
    listLicencesToCheck(staffContext(db, await buildStaff(db.sql, { groups: ['pcrs'] }))),
  ])
  expect([own?.total, manager?.total, colleague?.total, pcr]).toEqual([2, 2, 0, null])
  await db.sql`update users set active = false where id = ${np.id}`
  expect(await mine()).toEqual([])
})
