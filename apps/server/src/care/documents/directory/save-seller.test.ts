import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffContext } from '../../../../test/build.ts'
import { type DocumentClinic, openDocumentClinic } from '../documents.harness.ts'
import { saveSeller } from './save-seller.ts'
import { findSeller } from './seller-store.ts'

let clinic: DocumentClinic
beforeAll(async () => {
  clinic = await openDocumentClinic()
})
afterAll(() => clinic.close())

test('a save of an old version is refused, and one that asks for what is stored is answered as saved, without an entry', async () => {
  const added = await clinic.seller()
  const { id: _, version, ...fields } = (await findSeller(clinic.sql, added)) ?? fail()
  const save = (parts: Partial<typeof fields>) =>
    saveSeller(staffContext(clinic, clinic.admin), { ...fields, ...parts, version, id: String(added) })
  await save({ fax: '416-555-0188' })
  expect((await save({ fax: '416-555-0188' })).find(({ id }) => id === added)).toMatchObject({ fax: '416-555-0188', version: version + 1 })
  await expect(save({ fax: '416-555-0199' })).rejects.toMatchObject({ code: 'seller-changed' })
  const entries = await clinic.sql`select from audit_log where action = 'Save Seller' and entity_id = ${String(added)}`
  expect(entries).toHaveLength(2)
})

function fail(): never {
  throw new Error('no seller')
}
