import type { Today } from '@clinic/contract/queues/today'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_NOW } from '../../../test/build.ts'
import { type DocumentClinic, openDocumentClinic, type Signed, TODAY } from './documents.harness.ts'

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
})
afterAll(() => clinic.close())

const signed = async () => (await clinic.sign(np, await clinic.visited(np))).document
const act = (id: number, what: string, body: object) => clinic.call<Signed>(np, `POST /api/documents/${id}/${what}`, body)
const deliver = (id: number, seller_id: number, more: object) => act(id, 'deliveries', { seller_id, ...more })

test('an original by post is to do for who ordered it, on Today and in the record, until someone records that it was posted (decision 170)', async () => {
  const mailed = await clinic.seller({ accepts: 'original_by_mail' })
  const { id, document_number } = await signed()
  const ordered = await deliver(id, mailed, { way: 'original_by_mail', number: '' })
  expect(ordered.document).toMatchObject({ state: 'signed', deliveries: [{ outcome: 'sent', to_do: np.name, done: null }] })
  const listed = async () =>
    (await clinic.call<Today>(clinic.admin, 'GET /api/today')).deliveries.rows.filter((row) => row.document_number === document_number)
  expect(await listed()).toMatchObject([{ way: 'original_by_mail', letter: false, owner: np.name }])
  const outcome = (body: object) => act(id, `deliveries/${ordered.document.deliveries[0]?.id}/outcome`, body)
  expect(await outcome({ outcome: 'received' })).toMatchObject({ status: 409, error: { code: 'delivery-to-do' } })
  const posted = await clinic.call<Signed>(
    clinic.admin,
    `POST /api/documents/${id}/deliveries/${ordered.document.deliveries[0]?.id}/outcome`,
    {
      outcome: 'sent',
    },
  )
  expect(posted.document).toMatchObject({
    ...{ state: 'sent', seller_id: mailed },
    deliveries: [{ outcome: 'sent', to_do: null, done: { by: clinic.admin.name, at: TEST_NOW } }],
  })
  expect(await listed()).toEqual([])
  expect(await outcome({ outcome: 'sent' })).toMatchObject({ error: { code: 'delivery-decided' } })
  expect((await outcome({ outcome: 'received' })).document.state).toBe('received')
})

test('an original by post was sent where it has a tracking number, or once the seller registers it; one that is not to be posted is refused (decision 170)', async () => {
  const mailed = await clinic.seller({ accepts: 'original_by_mail' })
  const tracked = await signed()
  expect((await deliver(tracked.id, mailed, { way: 'original_by_mail', number: 'T-9' })).document).toMatchObject({
    ...{ state: 'sent', deliveries: [{ to_do: null, done: null }] },
  })
  const told = await signed()
  await deliver(told.id, mailed, { way: 'original_by_mail', number: '' })
  const registered = await act(told.id, 'registration', { seller_id: mailed, registered_on: TODAY, reported_by: 'seller' })
  expect(registered.document.deliveries).toMatchObject([{ to_do: null, done: { by: np.name } }])
  const dropped = await signed()
  const { document } = await deliver(dropped.id, mailed, { way: 'original_by_mail', number: '' })
  const refused = await act(dropped.id, `deliveries/${document.deliveries[0]?.id}/outcome`, {
    outcome: 'refused',
    reason: 'Another seller',
  })
  expect(refused.document).toMatchObject({ state: 'signed', deliveries: [{ outcome: 'refused', to_do: null }] })
})
