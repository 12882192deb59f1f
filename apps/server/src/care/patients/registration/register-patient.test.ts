import type { PersonalInformation } from '@clinic/contract/chat'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { readPersonal } from '../read-personal.ts'
import { readRecord } from '../read-record.ts'
import { registerPatient } from './register-patient.ts'

let db: TestDatabase
let pcr: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
})
afterAll(() => db.close())

const now = new Date().toISOString()
let count = 0
/** Someone new each time. */
function caller(parts: Partial<PersonalInformation> = {}): PersonalInformation {
  count += 1
  return {
    ...{ firstName: 'Claire', lastName: 'Fontaine', dateOfBirth: `19${50 + count}-02-03`, gender: 'FEMALE', provincialHealthID: '' },
    ...{ phone: `(705) 555-01${10 + count}`, email: `caller${count}@mail.example`, streetAddress: '1 Main Street', city: 'Sudbury' },
    ...{ province: 'Ontario', country: 'Canada', zipcode: 'p3e1a1', differentMailingAddress: false, ...parts },
  }
}
const register = (personal: PersonalInformation, different_from: string[] = [], as = pcr) =>
  registerPatient(staffContext(db, as, now), { personal, different_from })

test('a caller is registered as the chat stores them, and waits in the PCR queue (F-3, F-12)', async () => {
  const { patient_id } = await register(caller({ provincialHealthID: '1234 567 897' }))
  const personal = await readPersonal(db.sql, patient_id)
  expect(personal).toMatchObject({ firstName: 'Claire', phone: '7055550111', zipcode: 'P3E 1A1', provincialHealthID: '1234 567 897' })
  const record = await readRecord(staffContext(db, pcr, now), patient_id)
  expect(record).toMatchObject({
    in_pcr_queue: true,
    appointment_type: 'New Patient',
    province: 'Ontario',
    is_new_patient: true,
    eligible: true,
  })
  const entries = await db.sql`select action, user_id from audit_log where patient_id = ${patient_id} order by id limit 1`
  expect(entries).toEqual([{ action: 'Register Patient', user_id: pcr.id }])
})

test('invalid details are refused field by field, as in the chat, and another province too (F-12, REQ-176 to REQ-197)', async () => {
  const wrong = caller({ phone: '555', email: 'nonsense', zipcode: '12345', dateOfBirth: '2099-01-01' })
  await expect(register(wrong)).rejects.toMatchObject({
    code: 'invalid-input',
    details: {
      fields: { phone: expect.any(String), email: expect.any(String), zipcode: expect.any(String), dateOfBirth: expect.any(String) },
    },
  })
  await expect(register(caller({ province: 'Alberta' }))).rejects.toMatchObject({ code: 'province-not-licensed' })
})

test('a likely duplicate is shown before anything is stored, with an entry in its history; named as someone else it does not hinder (F-13)', async () => {
  const known = caller()
  const { patient_id } = await register(known)
  const again = { ...known, firstName: 'Clair', phone: '705 555 0000' }
  const [before] = await db.sql`select count(*) from patients`
  await expect(register(again)).rejects.toMatchObject({
    code: 'likely-duplicates',
    details: { candidates: [{ patient_id, first_name: 'Claire', last_name: 'Fontaine', province: 'Ontario' }], hidden: 0 },
  })
  expect(await db.sql`select count(*) from patients`).toEqual([before])
  const [entry] = await db.sql`select description from audit_log where patient_id = ${patient_id} order by id desc limit 1`
  expect(entry).toEqual({ description: 'Shown as a likely duplicate of a new patient' })
  expect((await register(again, [patient_id])).patient_id).not.toBe(patient_id)
})

test('a likely duplicate of another province is counted and not shown (F-1, F-13)', async () => {
  const known = caller({ province: 'Alberta' })
  await register(known, [], await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['AB'] }))
  await expect(register({ ...known, province: 'Ontario' })).rejects.toMatchObject({
    code: 'likely-duplicates',
    details: { candidates: [], hidden: 1 },
  })
})

test('a sibling with the same phone, email and address is no duplicate (F-13)', async () => {
  const known = caller()
  await register(known)
  await expect(register({ ...known, firstName: 'Béatrice' })).resolves.toHaveProperty('patient_id')
})

test('of two registrations of one caller at once, one wins and the other is shown it (F-13)', async () => {
  const same = caller()
  const outcomes = await Promise.allSettled([register(same), register(same), register(same)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('an NP who registers a caller for the PCR queue has the record open until midnight (F-1)', async () => {
  const np = await buildStaff(db.sql)
  const { patient_id } = await register(caller(), [], np)
  expect((await readRecord(staffContext(db, np, now), patient_id)).patient_id).toBe(patient_id)
})
