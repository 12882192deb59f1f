import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { later } from '../../../platform/clock.ts'
import { type DocumentClinic, openDocumentClinic, TODAY } from '../documents.harness.ts'
import { listUnregistered } from './list-unregistered.ts'

let clinic: DocumentClinic
beforeAll(async () => {
  clinic = await openDocumentClinic()
})
afterAll(() => clinic.close())

test('a document that no seller registered within two weeks is asked after by those who may open the record, until it is registered (F-1, s. 273(4))', async () => {
  const np = await clinic.buildNp()
  const id = await clinic.visited(np)
  const { document } = await clinic.sign(np, id)
  const seller_id = await clinic.seller({ name: 'Green Leaf' })
  const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] })
  const listed = async (staff: typeof np, days: number) => listUnregistered(staffContext(clinic, staff, later(TEST_NOW, days * 86_400)))
  expect(await listed(np, 13)).toEqual({ total: 0, rows: [] })
  expect(await listed(np, 14)).toMatchObject({
    total: 1,
    rows: [{ patient_id: id, document_number: document.document_number, seller: null, days: 14 }],
  })
  expect((await listed(pcr, 14)).total).toBe(0)
  await clinic.sql`update patients set in_pcr_queue = true, entered_pcr_queue_at = ${TEST_NOW} where patient_id = ${id}`
  expect((await listed(pcr, 14)).total).toBe(1)
  await clinic.call(np, `POST /api/documents/${document.id}/deliveries`, { seller_id, way: 'portal', number: 'P-1' })
  expect((await listed(clinic.admin, 30)).rows).toMatchObject([{ seller: 'Green Leaf', days: 30 }])
  await clinic.call(np, `POST /api/documents/${document.id}/registration`, { seller_id, registered_on: TODAY, reported_by: 'seller' })
  expect((await listed(np, 30)).total).toBe(0)
})
