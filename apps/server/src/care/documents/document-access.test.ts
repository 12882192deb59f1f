import type { Endpoint } from '@clinic/contract/endpoint'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStaff, staffContext } from '../../../test/build.ts'
import { allEndpoints } from '../../../test/endpoints.ts'
import { sampleOf } from '../../../test/sample.ts'
import { lookUpCaller } from '../patients/access/look-up-caller.ts'
import { claim } from '../queues/claim.ts'
import { unassign } from '../queues/unassign.ts'
import { type DocumentClinic, openDocumentClinic } from './documents.harness.ts'

const calls = (await allEndpoints()).filter(({ path }) => path.startsWith('/api/documents/{id}'))

let clinic: DocumentClinic
let np: Staff
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
})
afterAll(() => clinic.close())

type Signed = { id: number; patient_id: string }
/** The triggers and the rule of access go by the clock of the database. */
const now = new Date().toISOString()
const inQueue = async ({ patient_id }: Signed) =>
  void (await clinic.sql`update patients set in_np_queue = true, entered_np_queue_at = now(), assigned_np = null where patient_id = ${patient_id}`)
const elsewhere = (groups: ('nps' | 'npManagers')[] = ['nps']) => buildStaff(clinic.sql, { groups, provinces: ['BC'] })

/** How someone comes to open a record that is in no queue of theirs (F-1). */
const REASONS: Record<string, (signed: Signed) => Promise<Staff>> = {
  'has a visit booked with the patient': async ({ patient_id }) => {
    const staff = await elsewhere()
    await clinic.sql`
      insert into appointments (patient_id, user_id, visit, state, starts_at, ends_at, free_at, patient_zone, location_name, key_hash, created_at, booked_at)
      select ${patient_id}, ${staff.id}, 'new', 'booked', at, at + interval '30 minutes', at + interval '35 minutes', 'America/Toronto', 'By phone or video',
        ${Buffer.from(patient_id)}, now(), now() from (select now() + interval '1 day') as t (at)`
    return staff
  },
  'had the patient in the last 90 days': async (signed) => {
    const staff = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
    await inQueue(signed)
    await claim(staffContext(clinic, staff, now), { patient_id: signed.patient_id, queue: 'np' })
    await unassign(staffContext(clinic, staff, now), { patient_id: signed.patient_id, queue: 'np' })
    await clinic.sql`update patients set in_np_queue = false, entered_np_queue_at = null where patient_id = ${signed.patient_id}`
    return staff
  },
  'manages a queue that the patient left': async (signed) => {
    await inQueue(signed)
    await clinic.sql`update patients set in_np_queue = false, entered_np_queue_at = null where patient_id = ${signed.patient_id}`
    return elsewhere(['npManagers'])
  },
  'looked the caller up': async ({ patient_id }) => {
    const staff = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['ON'] })
    const email = `${patient_id.toLowerCase()}@mail.example`
    await clinic.sql`update patients set email = ${email} where patient_id = ${patient_id}`
    await lookUpCaller(staffContext(clinic, staff, now), { identifiers: { patient_id, email }, reason: 'seller', note: '' })
    return staff
  },
  'completed a visit and signed the document': () => Promise.resolve(np),
}

async function ask({ method, path, body }: Endpoint, staff: Staff, id: number) {
  const filled = path.replace('{id}', String(id)).replace('{delivery}', '999999')
  return clinic.call(staff, `${method} ${filled}`, body && (sampleOf(body) as object))
}

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, endpoint) => {
  const signed = async (): Promise<Signed> => (await clinic.sign(np, await clinic.visited(np))).document

  test('finds no document of a record that is not open to the caller, no more than one that does not exist (F-1, A-15)', async () => {
    const { id, patient_id } = await signed()
    await clinic.sql`update left_queues set until = now() - interval '1 minute' where patient_id = ${patient_id}`
    for (const stranger of [await elsewhere(), await elsewhere(['npManagers'])])
      for (const asked of [id, 999_999])
        expect(await ask(endpoint, stranger, asked)).toMatchObject({ status: 404, error: { code: 'document-not-found' } })
  })

  test.each(Object.keys(REASONS))('is open to anyone who %s (F-1)', async (reason) => {
    const document = await signed()
    const staff = (await REASONS[reason]?.(document)) as Staff
    const { error } = await ask(endpoint, staff, document.id)
    expect([undefined, 'document-not-found', 'forbidden'].indexOf(error?.code)).toBeLessThan(1)
  })
})

test('every call about one document is in this matrix', () => {
  expect(calls.length).toBeGreaterThanOrEqual(10)
})
