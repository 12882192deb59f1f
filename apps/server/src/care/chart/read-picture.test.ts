import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readPicture } from './read-picture.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const ID = '0123456789abcdef0123456789abcdef'

async function buildPicture(patient_id: string, id: string) {
  await db.sql`
    insert into answer_pictures (id, patient_id, conversation_id, kind, bytes, kept_at)
    values (${id}, ${patient_id}, 'pict00000001', 'image/webp', ${db.sql.types.sealed('UklGRg==')}, ${TEST_NOW})`
}

test('users who may open the chart see the photo, audited; others get patient-not-found (REQ-413, A-13, A-16)', async () => {
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, province: 'ON' })
  const other = await buildPatient(db.sql, { in_np_queue: true, province: 'ON' })
  await buildPicture(patient_id, ID)
  const np = await buildStaff(db.sql, { groups: ['nps'], provinces: ['ON'] })
  expect(await readPicture(staffContext(db, np), { patient_id, id: ID })).toEqual({
    kind: 'image/webp',
    bytes: 'UklGRg==',
    kept_at: TEST_NOW,
  })
  const entries = await db.sql`select action, description from audit_log where patient_id = ${patient_id}`
  expect(entries).toEqual([{ action: 'Read Patient Record', description: 'Looked at a picture that the patient sent' }])

  const elsewhere = await buildStaff(db.sql, { groups: ['nps'], provinces: ['BC'] })
  const otherQueue = await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['ON'] })
  for (const staff of [elsewhere, otherQueue]) {
    await expect(readPicture(staffContext(db, staff), { patient_id, id: ID })).rejects.toMatchObject({ code: 'patient-not-found' })
  }
  for (const named of [
    { patient_id: other.patient_id, id: ID },
    { patient_id, id: `${ID.slice(1)}0` },
  ]) {
    await expect(readPicture(staffContext(db, np), named)).rejects.toMatchObject({ code: 'picture-not-found' })
  }
  expect(await db.sql`select from audit_log where patient_id in (${patient_id}, ${other.patient_id})`).toHaveLength(1)
})
