import type { VeteranCover } from '@clinic/contract/patients/veteran'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../../test/build.ts'
import { type DocumentClinic, openDocumentClinic } from '../../documents/documents.harness.ts'
import { readVeteran } from './read-veteran.ts'
import { recordVeteran } from './record-veteran.ts'

let db: DocumentClinic
let pcr: Staff
beforeAll(async () => {
  db = await openDocumentClinic()
  pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
})
afterAll(() => db.close())

const COVER: VeteranCover = { vac_file: 'K1234567', billing_limit_g: null, letter: null }
const waiting = async () => (await buildPatient(db.sql, { in_pcr_queue: true })).patient_id
const record = (patient_id: string, cover: VeteranCover | null, { version = 0, by = pcr } = {}) =>
  recordVeteran(staffContext(db, by), { patient_id, version, cover, reason: 'Letter of the ministry' })
const read = (patient_id: string, by = pcr) => readVeteran(staffContext(db, by), patient_id)

test('who pays is recorded with a reason, sealed, and every version stays (facts 7)', async () => {
  const patient_id = await waiting()
  expect(await read(patient_id)).toEqual({ version: 0, cover: null, limit_g: null, by: null, at: null, reason: '' })
  await record(patient_id, { ...COVER, vac_file: ' k123-4567' })
  expect(await read(patient_id)).toMatchObject({ version: 1, cover: COVER, limit_g: 3, by: pcr.name, reason: 'Letter of the ministry' })
  await record(patient_id, { ...COVER, billing_limit_g: 4.5 }, { version: 1 })
  await record(patient_id, null, { version: 2 })
  expect(await read(patient_id)).toMatchObject({ version: 3, cover: null, limit_g: null })
  const rows = await db.sql`select (details).value as details from veteran_covers where patient_id = ${patient_id}`
  expect(rows).toHaveLength(3)
  for (const { details } of rows) expect(details).toMatch(/^v1\./)
  const entries =
    await db.sql`select description, changes::text from audit_log where action = 'Record Veteran Cover' and patient_id = ${patient_id}`
  expect(entries).toHaveLength(3)
  expect(JSON.stringify(entries)).not.toMatch(/K1234567|ministry/)
  await expect(db.sql`update veteran_covers set pays = true where patient_id = ${patient_id}`).rejects.toThrow('never changes')
})

test('the same again changes nothing; of two who change it, the second reads it first', async () => {
  const patient_id = await waiting()
  await record(patient_id, COVER)
  expect(await record(patient_id, COVER)).toEqual({ version: 1 })
  const both = [4, 5].map((billing_limit_g) => record(patient_id, { ...COVER, billing_limit_g }, { version: 1 }))
  const codes = (await Promise.allSettled(both)).map((one) => (one.status === 'rejected' ? one.reason.code : 'recorded')).sort()
  expect(codes).toEqual(['recorded', 'veteran-changed'])
})

test('a wrong file number, a record that is not open, and NPs, who only read it, are refused (F-1)', async () => {
  const patient_id = await waiting()
  await expect(record(patient_id, { ...COVER, vac_file: '1234567' })).rejects.toMatchObject({
    code: 'invalid-input',
    details: { fields: { vac_file: expect.stringContaining('K and six to eight digits') } },
  })
  const away = await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['BC'] })
  await expect(record(patient_id, COVER, { by: away })).rejects.toMatchObject({ code: 'patient-not-found' })
  await expect(read(patient_id, away)).rejects.toMatchObject({ code: 'patient-not-found' })
})

test('the document of a veteran begins with who pays, and warns above the limit of all documents (F-7)', async () => {
  const np = await db.buildNp()
  const patient_id = await db.visited(np)
  await recordVeteran(staffContext(db, db.admin), {
    patient_id,
    version: 0,
    cover: { ...COVER, billing_limit_g: 1 },
    reason: 'Told by phone',
  })
  const meter = await db.draft(np, patient_id, { daily_grams: '1.5' })
  expect(meter.veteran).toEqual({ vac_file: 'K1234567', limit_g: 1 })
  expect(meter.warnings.map(({ code, detail }) => [code, detail])).toEqual([['above-billing-limit', '1 g']])
  expect(meter.ready).toBe(false)
  const explained = await db.draft(np, patient_id, { daily_grams: '1.5', reasons: { 'above-billing-limit': 'The patient pays the rest' } })
  expect(explained.warnings).toMatchObject([{ code: 'above-billing-limit', reason: 'The patient pays the rest' }])
})
