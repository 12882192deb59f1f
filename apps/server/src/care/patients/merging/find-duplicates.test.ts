import type { Staff } from '@clinic/core/authorization/staff'
import { isCompared } from '@clinic/core/patients/score-duplicate'
import { duplicatePairs } from '@clinic/testing/duplicate-pairs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { type Importing, openImporting } from '../../../imports/imports.harness.ts'
import { listRows } from '../../../imports/rows/list-rows.ts'
import { change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import { findComparable } from '../registration/duplicate-store.ts'
import { compareRecords } from './compare-records.ts'
import { findDuplicates, recheckDuplicates } from './find-duplicates.ts'
import { keepApart } from './keep-apart.ts'
import { listDuplicates } from './list-duplicates.ts'
import { mergeRecords } from './merge-records.ts'

let db: Importing['database']
let clinic: Importing
let manager: Staff
beforeAll(async () => {
  clinic = await openImporting()
  db = clinic.database
  manager = await buildStaff(db.sql, { groups: ['pcrManagers'] })
})
afterAll(() => clinic.close())

const at = () => ({ sql: db.sql, now: TEST_NOW, zone: 'America/Toronto' })
const list = (shown = 50) => listDuplicates(staffContext(db, manager), shown)
const found = async () => (await list()).pairs.map(({ one, other }) => [one.patient_id, other.patient_id].sort())
const person = (parts: object = {}) => buildPatient(db.sql, { first_name: 'Maude', last_name: 'Lavoie', phone: '4165550101', ...parts })

test('a record that is like another is listed after it is made, and no longer after it is corrected (F-13)', async () => {
  const [one, other] = [await person(), await person({ first_name: 'Maud', email: 'm@mail.example' })]
  const relative = await person({ first_name: 'Agathe' })
  await findDuplicates(at())
  expect(await found()).toEqual([[one.patient_id, other.patient_id].sort()])
  expect((await found()).flat()).not.toContain(relative.patient_id)
  await db.sql`update patients set date_of_birth = '1955-01-01', phone = '' where patient_id = ${other.patient_id}`
  await findDuplicates(at())
  expect(await found()).toEqual([])
  await db.sql`update patients set date_of_birth = '1980-05-17', phone = '4165550101' where patient_id = ${other.patient_id}`
  await findDuplicates(at())
  expect(await found()).toHaveLength(1)
})

test('those are compared who share a birth date, phone in any format, or email: SQL and the rule agree (F-13)', async () => {
  const people = duplicatePairs(24, 7).flatMap(({ one, other }) => [
    one,
    { ...other, phone: other.phone.replace(/^(...)(...)/, '($1) $2-') },
  ])
  const ids: string[] = []
  for (const { health_number: _, postal_code: __, ...one } of people) ids.push((await buildPatient(db.sql, one)).patient_id)
  let compared = 0
  for (const [at, one] of people.entries()) {
    const found = await change(staffContext(db, manager), async (tx) => ({ result: await findComparable(tx, one), audit: FOUND_NOTHING }))
    const wanted = ids.filter((_, other) => other === at || isCompared(one, people[other] as typeof one))
    expect(
      found
        .map(({ patient_id }) => patient_id)
        .filter((id) => ids.includes(id))
        .sort(),
    ).toEqual(wanted.sort())
    compared += wanted.length - 1
  }
  expect(compared).toBeGreaterThan(20)
  await db.sql`update patients set date_of_birth = null, phone = '', email = '' where patient_id = any(${ids})`
})

test('the nightly look finds a pair that was not noted (F-13)', async () => {
  const [one, other] = [await person({ last_name: 'Roy', phone: '4165550202' }), await person({ last_name: 'Roy', phone: '4165550202' })]
  await db.sql`delete from duplicate_checks`
  await findDuplicates(at())
  expect((await found()).flat()).not.toContain(one.patient_id)
  await recheckDuplicates(at())
  await findDuplicates(at())
  expect(await found()).toContainEqual([one.patient_id, other.patient_id].sort())
})

test('a manager may compare and merge what is listed, or say that it is two people; both leave entries and the list (F-13)', async () => {
  const [one, other] = [await person({ last_name: 'Kim', phone: '4165550303' }), await person({ last_name: 'Kim', phone: '4165550303' })]
  const ids = { one_id: one.patient_id, other_id: other.patient_id }
  await expect(compareRecords(staffContext(db, manager), ids)).rejects.toMatchObject({ code: 'patient-not-found' })
  await findDuplicates(at())
  const { one: left, refusal } = await compareRecords(staffContext(db, manager), ids)
  expect(left).toMatchObject({ patient_id: one.patient_id, fields: { last_name: 'Kim', phone: '4165550303' } })
  expect(refusal).toBeNull()
  await keepApart(staffContext(db, manager), ids)
  await findDuplicates(at())
  await recheckDuplicates(at())
  await findDuplicates(at())
  expect((await found()).flat()).not.toContain(one.patient_id)
  const entries = await db.sql`select action from audit_log where patient_id = ${other.patient_id} order by id`
  expect(entries.map(({ action }) => action)).toEqual(['Compare Records', 'Keep Records Apart'])
})

test('a merged pair is listed among the merges that can be undone (F-13)', async () => {
  const [one, other] = [await person({ last_name: 'Ng', phone: '4165550404' }), await person({ last_name: 'Ng', phone: '4165550404' })]
  await findDuplicates(at())
  const order = { survivor_id: one.patient_id, merged_id: other.patient_id, survivor_version: 1, merged_version: 1, take: [] }
  await mergeRecords(staffContext(db, manager), order)
  await findDuplicates(at())
  expect((await found()).flat()).not.toContain(one.patient_id)
  expect((await list()).merges).toMatchObject([{ survivor: { patient_id: one.patient_id }, merged: { patient_id: other.patient_id } }])
})

test('as many pairs and merges are listed as are asked for, with how many there are (F-13)', async () => {
  for (const phone of ['4165550601', '4165550602']) {
    const last_name = `Two${phone.slice(-1)}`
    const [one, other] = [await person({ last_name, phone }), await person({ last_name, phone })]
    await findDuplicates(at())
    const order = { survivor_id: one.patient_id, merged_id: other.patient_id, survivor_version: 1, merged_version: 1, take: [] }
    await mergeRecords(staffContext(db, manager), order)
    await person({ last_name, phone })
  }
  await findDuplicates(at())
  const all = await list()
  expect([all.pairs.length, all.merges.length]).toEqual([all.total, all.merges_total])
  expect(Math.min(all.total, all.merges_total)).toBeGreaterThan(1)
  const first = await list(1)
  expect(first).toMatchObject({ total: all.total, merges_total: all.merges_total })
  expect([first.pairs, first.merges]).toEqual([all.pairs.slice(0, 1), all.merges.slice(0, 1)])
})

test('a file does not add someone who is known by name, birth date and phone or email, nor a merged record (F-13)', async () => {
  const known = await person({ first_name: 'Léa', last_name: 'Côté', phone: '4165550505', email: 'lea@mail.example' })
  const gone = await person({ last_name: 'Gone' })
  await mergeRecords(staffContext(db, clinic.admin), {
    ...{ survivor_id: known.patient_id, merged_id: gone.patient_id, survivor_version: 1, merged_version: 1, take: [] },
  })
  const checked = await clinic.check(
    [
      'Patient ID,First name,Last name,DOB,Phone,Email',
      'D1,lea,COTE,1980-05-17,(416) 555-0505,other@mail.example',
      `${gone.patient_id},Maude,Gone,1980-05-17,4165550999,`,
      'D2,New,Person,1990-02-03,4165550606,new@mail.example',
      'D3,New,Person,1990-02-03,4165550607,new@mail.example',
      'D4,Bea,Côté,1980-05-17,4165550505,lea@mail.example',
    ].join('\r\n'),
  )
  expect(checked.counts).toMatchObject({ new: 2, refused: 3 })
  const { rows } = await listRows(clinic.context, { id: checked.id, outcome: 'refused', page: 1 })
  expect(rows.map(({ faults }) => faults[0]?.message)).toEqual([
    `A patient with this name, birth date and phone or email is known already. Use their ID: ${known.patient_id}.`,
    `This record was merged. Use the ID of the record that remains: ${known.patient_id}.`,
    'This is likely the same person as in row 4.',
  ])
})
