import { TODAY_ROWS } from '@clinic/contract/queues/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { later } from '../../../platform/clock.ts'
import { type DocumentClinic, openDocumentClinic, TODAY } from '../documents.harness.ts'
import { listUnregistered } from './list-unregistered.ts'
import { readUnregistered } from './read-unregistered.ts'

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
  const listed = async (staff: typeof np, days: number) =>
    listUnregistered(staffContext(clinic, staff, later(TEST_NOW, days * 86_400)), TODAY_ROWS)
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

test('the page of documents to chase shows every one that its reader may open, and its reading is an entry (F-1)', async () => {
  const np = await clinic.buildNp()
  const count = 2
  for (let at = 0; at < count; at += 1) await clinic.sign(np, await clinic.visited(np))
  const at = (by: typeof np) => staffContext(clinic, by, later(TEST_NOW, 20 * 86_400))
  const read = (by: typeof np) => readUnregistered(at(by))
  expect(await listUnregistered(at(np), 1)).toMatchObject({ total: count, rows: [{ days: 20 }] })
  const mine = await read(np)
  expect([mine.total, mine.rows.length]).toEqual([count, count])
  const away = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['BC'] })
  expect(await read(away)).toMatchObject({ total: 0, rows: [] })
  const stranger = await buildStaff(clinic.sql, { groups: ['User'] })
  expect(await clinic.call(stranger, 'GET /api/documents/unregistered')).toMatchObject({ status: 403 })
  expect(await clinic.call(clinic.admin, 'GET /api/documents/unregistered')).toMatchObject({ status: 200, total: 0 })
  const entries = await clinic.sql`select user_name, description from audit_log where entity_id = 'documents_to_chase' order by id limit 2`
  expect(entries).toEqual([
    { user_name: np.name, description: `Read the list of documents to chase: ${count}` },
    { user_name: away.name, description: 'Read the list of documents to chase: 0' },
  ])
})
