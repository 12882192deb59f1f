import type { DocumentAmounts } from '@clinic/contract/documents/amounts'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff } from '../../../../test/build.ts'
import { type DocumentClinic, openDocumentClinic, TODAY } from '../documents.harness.ts'

let clinic: DocumentClinic
let manager: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: ['ON'] })
})
afterAll(() => clinic.close())

const read = (by = manager, query = '') => clinic.call<DocumentAmounts>(by, `GET /api/documents/amounts${query}`)

test('without a document nothing is counted', async () => {
  expect(await read()).toMatchObject({ clinic: { documents: 0, median: null, above: [0, 0, 0, 0] }, practitioners: [] })
})

test('a manager sees the amounts of each practitioner beside the clinic’s, small numbers not compared; voided ones do not count (F-7)', async () => {
  const [usual, generous] = [
    await clinic.buildNp({ first_name: 'Ana', last_name: 'Usual' }),
    await clinic.buildNp({ first_name: 'Bo', last_name: 'Generous' }),
  ]
  const sign = async (np: Staff, grams: string) => {
    const reasons = Number(grams) > 3 ? { 'above-3-grams': 'Lower amounts were not enough' } : {}
    return (await clinic.sign(np, await clinic.visited(np, Number(grams)), { daily_grams: grams, reasons })).document
  }
  for (const grams of ['1', '1.5', '2']) await sign(usual, grams)
  for (const grams of ['3', '5', '4.5', '2.5']) await sign(generous, grams)
  const { id } = await sign(usual, '5')
  await clinic.call(usual, `POST /api/documents/${id}/void`, { reason: 'Wrong place' })
  const told = await read()
  const month = TODAY.slice(0, 7)
  const all = { documents: 7, median: 2.5, p90: 4.7, highest: 5, above: [4, 2, 0, 0] }
  expect(told.clinic).toEqual({ ...all, months: [{ month, ...all }] })
  expect(told.practitioners).toEqual([
    {
      name: usual.name,
      documents: 3,
      median: 1.5,
      p90: 1.9,
      highest: 2,
      above: [0, 0, 0, 0],
      outliers: null,
      months: [{ month, documents: 3, median: 1.5, p90: 1.9, highest: 2, above: [0, 0, 0, 0] }],
    },
    {
      name: generous.name,
      documents: 4,
      median: 3.75,
      p90: 4.85,
      highest: 5,
      above: [4, 2, 0, 0],
      outliers: null,
      months: [{ month, documents: 4, median: 3.75, p90: 4.85, highest: 5, above: [4, 2, 0, 0] }],
    },
  ])
  const [entry] = await clinic.sql`select user_name, action from audit_log where entity_id = 'document_amounts' order by id desc limit 1`
  expect(entry).toEqual({ user_name: manager.name, action: 'Read Report' })
})

test('only NP managers and administrators may read it, of three or twelve months', async () => {
  const [np, pcrManager] = [await buildStaff(clinic.sql, { groups: ['nps'] }), await buildStaff(clinic.sql, { groups: ['pcrManagers'] })]
  for (const by of [np, pcrManager]) expect(await read(by)).toMatchObject({ status: 403 })
  expect(await read(clinic.admin, '?months=3')).toMatchObject({ status: 200 })
  expect(await read(manager, '?months=7')).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
})
