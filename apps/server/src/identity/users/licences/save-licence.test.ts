import type { LicenceFields } from '@clinic/contract/users/licences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { claim } from '../../../care/queues/claim.ts'
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
  const save = (version: number, fields: Partial<LicenceFields> = {}) =>
    saveLicence(admin, { id: String(np.id), province: 'ON', version, ...GOOD, ...fields })
  const claimOne = async () => {
    const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, province: 'ON' })
    return claim(staffContext(db, np), { patient_id, queue: 'np' })
  }
  return { np, admin, save, claimOne }
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
  const first = await Promise.allSettled([save(0), save(0)])
  const second = await Promise.allSettled([save(1, { number: 'A' }), save(1, { number: 'B' })])
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
