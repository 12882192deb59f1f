import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { type Connected, canSee } from '@clinic/core/queues/can-see'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later } from '../../platform/clock.ts'
import { RECORD_ACCESS } from '../patients/access/record-access.ts'
import { findPatients } from './find-patients.ts'
import { purgeSearches } from './purge-searches.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const find = async (staff: Staff, q: string, session = '') =>
  (await findPatients(staffContext(database, staff), { q, session })).map(({ patient_id }) => patient_id)
const entries = (staff: Staff) =>
  database.sql`select description, changes, additional_info, entity_id from audit_log where user_id = ${staff.id} and action = 'Search Patients'`

test('users find exactly the patients they may see, whatever their role (A-15, A-16, F-1)', async () => {
  const { sql } = database
  const pcr = await buildStaff(sql, { groups: ['pcrs'], provinces: ['ON'] })
  const np = await buildStaff(sql, { groups: ['nps'], provinces: ['BC', 'ON'] })
  const people = [
    pcr,
    np,
    await buildStaff(sql, { groups: ['admins'] }),
    await buildStaff(sql, { groups: ['pcrManagers'], provinces: [] }),
    await buildStaff(sql, { groups: ['npManagers'], provinces: ['BC'] }),
    await buildStaff(sql, { groups: ['pcrs', 'nps'], provinces: ['BC'] }),
    await buildStaff(sql, { groups: ['User'] }),
  ]
  for (const province of ['ON', 'BC', null] as const) {
    for (const [in_pcr_queue, in_np_queue] of [
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ] as const) {
      for (const held of [{}, { assigned_pcr: pcr.id }, { assigned_np: np.id }]) {
        await buildPatient(sql, { last_name: 'Seenby', province, in_pcr_queue, in_np_queue, ...held })
      }
    }
  }
  for (const [last, user_id] of [np.id, pcr.id].entries()) {
    const opened = await buildPatient(sql, { last_name: 'Seenby', province: 'QC', in_np_queue: true })
    const until = last === 0 ? later(new Date().toISOString(), 3600) : later(new Date().toISOString(), -3600)
    await sql`insert into record_access values (${opened.patient_id}, ${user_id}, 'booked', ${until})`
  }
  const rows = await sql<(Patient & Connected)[]>`
    select p.*, ${sql.unsafe(RECORD_ACCESS)} as record_access from patients p where last_name = 'Seenby'`
  for (const staff of people) {
    const seen = rows.filter((row) => canSee(staff, row)).map(({ patient_id }) => patient_id)
    const found = new Set<string>()
    // Twenty at a time: each by its own ID.
    for (const { patient_id } of rows) for (const hit of await find(staff, patient_id)) found.add(hit)
    expect([...found].sort(), staff.scopes.join(' ')).toEqual(seen.sort())
    expect((await find(staff, 'seenby')).length).toBe(Math.min(20, seen.length))
  }
})

test('finds a caller by phone in any format, by birth date, and by name in either order (REQ-588, C-10)', async () => {
  const admin = await buildStaff(database.sql, { groups: ['admins'] })
  const pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
  const maude = { first_name: 'Maude', last_name: 'Lavøïe', phone: '9025550147', date_of_birth: '1931-03-14', in_pcr_queue: true }
  const { patient_id } = await buildPatient(database.sql, maude)
  const typed = [
    '902-555-0147',
    '+1 (902) 555 0147',
    '1.902.555.0147',
    '14 Mar 1931',
    '1931-03-14',
    'lavoie maude',
    'MAUDE lavoie',
    'lavoi',
  ]
  for (const staff of [admin, pcr]) for (const words of typed) expect(await find(staff, words), words).toEqual([patient_id])
})

test('finds by ID, name, phone and email, exact IDs first, at most twenty', async () => {
  const admin = await buildStaff(database.sql, { groups: ['admins'] })
  const pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
  const zed = { first_name: 'Zélie', last_name: 'Quartz', phone: '4165550199', email: 'zq@mail.example', in_pcr_queue: true }
  await buildPatient(database.sql, { patient_id: 'QX7001', ...zed })
  await buildPatient(database.sql, { patient_id: 'QX70', first_name: 'Aaron', last_name: 'Aaby', in_pcr_queue: true })
  for (const staff of [admin, pcr]) {
    expect(await find(staff, 'QX70')).toEqual(['QX70', 'QX7001'])
    for (const typed of ['zelie', 'QUARTZ', 'zélie qu', '416-555-0199', '(416) 555-01', 'zq@mail', 'q']) {
      expect(await find(staff, typed), typed).toContain('QX7001')
    }
    expect(await find(staff, 'uartz x')).toEqual([])
  }
  const [hit] = await findPatients(staffContext(database, admin), { q: 'QX7001', session: '' })
  expect(hit).toEqual({
    patient_id: 'QX7001',
    first_name: 'Zélie',
    last_name: 'Quartz',
    date_of_birth: '1980-05-17',
    province: 'Ontario',
    patient_active: true,
    death_recorded_at: null,
    died_on: null,
    in_pcr_queue: true,
    in_np_queue: false,
    assigned_pcr: null,
    assigned_np: null,
  })
})

test('a search is audited once, with the query’s length and never the query', async () => {
  const admin = await buildStaff(database.sql, { groups: ['admins'] })
  await find(admin, 'secretname', 'one')
  await find(admin, 'secretname x', 'one')
  expect(await entries(admin)).toHaveLength(1)
  await find(admin, 'secretname', 'two')
  await purgeSearches(database.sql, later(TEST_NOW, 25 * 3600))
  await find(admin, 'secretname', 'two')
  const left = await entries(admin)
  expect(left).toHaveLength(3)
  expect(left[0]?.description).toContain('10 characters')
  expect(JSON.stringify(left)).not.toContain('secretname')
})
