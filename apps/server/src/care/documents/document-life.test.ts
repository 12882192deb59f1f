import type { DocumentList } from '@clinic/contract/documents/medical-document'
import type { VerificationCall } from '@clinic/contract/documents/verification'
import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import { readPdf } from '@clinic/testing/read-pdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { later } from '../../platform/clock.ts'
import { mergeRecords } from '../patients/merging/merge-records.ts'
import { type DocumentClinic, openDocumentClinic, type Signed, TODAY } from './documents.harness.ts'
import { ageDocuments } from './life/age-documents.ts'
import { registerDocument } from './life/register-document.ts'

let clinic: DocumentClinic
let np: Staff
let pcr: Staff
let portal: number
let faxed: number
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] })
  portal = await clinic.seller()
  faxed = await clinic.seller({ accepts: 'secure_fax' })
})
afterAll(() => clinic.close())

type Answer = Signed & { bytes: string; name: string }
const signed = async (parts = {}) => (await clinic.sign(np, await clinic.visited(np), parts)).document
const act = (id: number, what: string, body: object, by = np) => clinic.call<Answer>(by, `POST /api/documents/${id}/${what}`, body)
const deliver = (id: number, seller_id = portal, more = {}) => act(id, 'deliveries', { seller_id, way: 'portal', number: 'P-1', ...more })
const register = (id: number, registered_on = TODAY, more = {}) =>
  act(id, 'registration', { seller_id: portal, registered_on, reported_by: 'seller', ...more })
const renewal = async (patient_id: string) =>
  (await clinic.sql`select upcoming_renewal_date from patients where patient_id = ${patient_id}`)[0]?.upcoming_renewal_date
const night = (days: number) => ageDocuments({ sql: clinic.sql, now: `${addDays(TODAY, days)}T09:00:00.000Z`, zone: 'America/Toronto' })
const state = async (id: number) => (await clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)).state

/** For another amount than the visit authorized. */
const TWO_GRAMS = { 'differs-from-decision': 'Slept badly with less' }

describe('a delivery', () => {
  test('goes the way that the seller takes, and its outcome is recorded once (F-7)', async () => {
    const { id } = await signed()
    expect(await deliver(id, portal, { way: 'original_by_mail' })).toMatchObject({ error: { code: 'delivery-way' } })
    expect(await deliver(id, portal, { number: '' })).toMatchObject({ status: 422, error: { code: 'delivery-number-needed' } })
    expect(await deliver(id, 999)).toMatchObject({ status: 404, error: { code: 'seller-not-found' } })
    const { document } = await deliver(id)
    expect(document).toMatchObject({
      state: 'sent',
      seller_id: portal,
      deliveries: [{ way: 'portal', number: 'P-1', outcome: 'sent', by: np.name }],
    })
    const outcome = (body: object) => act(id, `deliveries/${document.deliveries[0]?.id}/outcome`, body)
    expect(await outcome({ outcome: 'refused' })).toMatchObject({ error: { code: 'delivery-reason-needed' } })
    expect((await outcome({ outcome: 'received' })).document).toMatchObject({ state: 'received', deliveries: [{ outcome: 'received' }] })
    expect(await outcome({ outcome: 'received' })).toMatchObject({ error: { code: 'delivery-decided' } })
    expect(await act(id, 'deliveries/999/outcome', { outcome: 'received' })).toMatchObject({ error: { code: 'delivery-not-found' } })
  })

  test('by secure fax goes to the number on file, with the practitioner’s initials, after the transaction, once, with its outcome (F-7)', async () => {
    const way = { way: 'secure_fax', initials: true, pages: 2 }
    const plain = await signed()
    expect(await deliver(plain.id, faxed, way)).toMatchObject({ status: 422, error: { code: 'delivery-initials-needed' } })
    const { id, document_number } = await signed({ fax_initials: 'AR' })
    const { document } = await deliver(id, faxed, { ...way, number: '1-900-555-0000' })
    expect(document.deliveries).toMatchObject([{ number: '416-555-0198', initials: true, fax: 'waiting', letter: false }])
    expect(clinic.faxes).toEqual([])
    expect((await Promise.all([clinic.sendFaxes(), clinic.sendFaxes()])).sort()).toEqual([0, 1])
    expect(clinic.faxes).toMatchObject([{ key: `${document_number}/1`, number: '416-555-0198', pages: 2 }])
    expect(await clinic.sendFaxes(3600)).toBe(0)
    expect((await clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)).deliveries).toMatchObject([
      { fax: 'sent', outcome: 'sent' },
    ])
    expect(await clinic.sql`select user_name from audit_log where action = 'Fax Sent' and entity_id = ${String(id)}`).toEqual([
      { user_name: 'Schedule' },
    ])
  })

  test('whose fax the gateway does not take is tried again under the same key, then counts as refused and can be sent again', async () => {
    const { id, document_number } = await signed({ fax_initials: 'AR' })
    await deliver(id, faxed, { way: 'secure_fax', initials: true })
    clinic.fax.broken = true
    const tries = [0, 299, 300, 1500, 4200, 9000]
    const sent = []
    for (const seconds of tries) sent.push(await clinic.sendFaxes(seconds))
    clinic.fax.broken = false
    expect(sent).toEqual([0, 0, 0, 0, 0, 0])
    expect(await clinic.sendFaxes(86_400)).toBe(0)
    const { deliveries } = await clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)
    expect(deliveries).toMatchObject([{ fax: 'failed', outcome: 'refused', reason: 'The fax could not be sent.' }])
    await deliver(id, faxed, { way: 'secure_fax', initials: true })
    expect(await clinic.sendFaxes()).toBe(1)
    expect(clinic.faxes.at(-1)).toMatchObject({ key: `${document_number}/2` })
  })

  test('is not faxed once the document is over', async () => {
    const { id } = await signed({ fax_initials: 'AR' })
    await deliver(id, faxed, { way: 'secure_fax', initials: true })
    await act(id, 'withdrawal', { reason: 'x', letter_way: 'portal' })
    expect(await clinic.sendFaxes()).toBe(0)
    const { deliveries } = await clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)
    expect(deliveries[0]).toMatchObject({ fax: 'failed', outcome: 'refused', reason: 'Not faxed: the document ended before.' })
  })
})

describe('a registration', () => {
  test('sets the last day and the renewal date; the earlier of two reports counts and the difference shows (F-8, vectors 61, 66)', async () => {
    const { id, patient_id } = await signed()
    await deliver(id)
    expect(await register(id, addDays(TODAY, -1))).toMatchObject({ status: 400, error: { code: 'document-before-signature' } })
    expect(await register(id, addDays(TODAY, 1))).toMatchObject({ error: { code: 'document-day-ahead' } })
    const told = (on: number, reported_by: 'seller' | 'patient') =>
      registerDocument(staffContext(clinic, np, later(TEST_NOW, 3 * 86_400)), {
        ...{ id: String(id), seller_id: portal, registered_on: addDays(TODAY, on), reported_by },
      })
    expect((await told(3, 'seller')).document).toMatchObject({ state: 'registered', last_day: '2027-03-04', dates_differ: false })
    expect(await renewal(patient_id)).toBe('2027-03-04')
    expect((await told(1, 'patient')).document).toMatchObject({
      ...{ registered_on: addDays(TODAY, 1), last_day: '2027-03-02', dates_differ: true },
    })
    expect(await renewal(patient_id)).toBe('2027-03-02')
    const logged = await clinic.sql`select changes -> 'upcoming_renewal_date' as renewal from audit_log
      where patient_id = ${patient_id} and changes ? 'upcoming_renewal_date' order by id desc limit 1`
    expect(logged).toEqual([{ renewal: { from: '2027-03-04', to: '2027-03-02' } }])
  })

  test('is with one seller at a time; a transfer keeps the end, and so does a return (vectors 58 to 60)', async () => {
    const { id } = await signed()
    const { document } = await register(id)
    expect(await deliver(id, faxed, { way: 'secure_fax', initials: true })).toMatchObject({
      error: { code: 'document-registered-elsewhere' },
    })
    expect((await act(id, 'transfer', { seller_id: faxed, on: TODAY })).document).toMatchObject({
      state: 'transferred',
      ends_on: document.ends_on,
    })
    expect(await register(id)).toMatchObject({ error: { code: 'document-registered-elsewhere' } })
    expect((await register(id, TODAY, { seller_id: faxed })).document).toMatchObject({
      state: 'registered',
      seller_id: faxed,
      last_day: document.last_day,
      dates_differ: false,
    })
    expect((await act(id, 'return', { on: TODAY, reason: 'Seller closes' })).document).toMatchObject({
      state: 'returned',
      seller_id: null,
      last_day: document.last_day,
    })
    expect((await deliver(id)).document.state).toBe('sent')
  })
})

describe('the end of a document', () => {
  test('withdrawn support is logged with its letter, and nothing else can be done with it (vector 68)', async () => {
    const { id } = await signed()
    await register(id)
    const body = { reason: 'Unstable heart disease', letter_way: 'original_by_mail' }
    expect(await act(id, 'withdrawal', body, pcr)).toMatchObject({ status: 403 })
    expect((await act(id, 'withdrawal', body)).document).toMatchObject({
      state: 'support-withdrawn',
      in_force: false,
      actions: [],
      deliveries: [{ way: 'original_by_mail', letter: true, fax: null, to_do: np.name }],
    })
    for (const answer of [await deliver(id), await register(id), await act(id, 'return', { on: TODAY, reason: 'x' })])
      expect(answer).toMatchObject({ status: 409, error: { code: 'document-over' } })
    const entries =
      await clinic.sql`select description, changes::text as changes from audit_log where entity_kind = 'document' and entity_id = ${String(id)}`
    expect(JSON.stringify(entries)).not.toContain('heart')
  })

  test('every seller that has it gets a letter, which names no reason and is faxed to the number on file (s. 286(1))', async () => {
    const { id, document_number } = await signed({ fax_initials: 'AR' })
    await deliver(id)
    await deliver(id, faxed, { way: 'secure_fax', initials: true })
    await clinic.sendFaxes()
    clinic.faxes.length = 0
    const { document } = await act(id, 'withdrawal', { reason: 'Unstable heart disease', letter_way: 'secure_fax' })
    const letters = document.deliveries.filter(({ letter }) => letter)
    expect(letters.map(({ seller_id, number, fax }) => [seller_id, number, fax])).toEqual([
      [portal, '416-555-0198', 'waiting'],
      [faxed, '416-555-0198', 'waiting'],
    ])
    expect(await clinic.sendFaxes()).toBe(2)
    expect(clinic.faxes.map(({ key }) => key)).toEqual([`${document_number}/letter-${portal}`, `${document_number}/letter-${faxed}`])
    const letter = await clinic.call<Answer>(pcr, `GET /api/documents/${id}/deliveries/${letters[0]?.id}/letter`)
    expect(letter).toMatchObject({ status: 404 })
    const file = await clinic.call<Answer>(np, `GET /api/documents/${id}/deliveries/${letters[0]?.id}/letter`)
    const text = (await readPdf(Buffer.from(file.bytes, 'base64'))).pages
      .flatMap(({ blocks }) => blocks.map((block) => block.text))
      .join('\n')
    for (const part of [
      document_number,
      letters[0]?.seller ?? 'a seller',
      document.content.patient.surname,
      document.content.patient.birth_date,
      np.name,
    ])
      expect(text).toContain(part)
    expect(text).toContain('286(1)')
    expect(text).not.toMatch(/heart|grams/)
    expect(await clinic.call(np, `GET /api/documents/${id}/deliveries/${document.deliveries[0]?.id}/letter`)).toMatchObject({
      error: { code: 'delivery-not-found' },
    })
  })

  test('every seller that has one that is replaced gets a letter, faxed where it takes faxes, and no longer registers it (vector 55)', async () => {
    const { id, patient_id, document_number } = await signed({ fax_initials: 'AR' })
    await deliver(id)
    await deliver(id, faxed, { way: 'secure_fax', initials: true })
    await clinic.sendFaxes()
    clinic.faxes.length = 0
    const replaced = await clinic.sign(np, patient_id, {
      daily_grams: '2',
      supersedes: id,
      reasons: { replaces: 'New dose', 'differs-from-decision': 'New dose' },
    })
    expect(replaced.message).toBe('Document signed. The letters to the sellers that have the old one are under its deliveries.')
    const old = await clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)
    expect(old).toMatchObject({ state: 'replaced', in_force: false, superseded_by: replaced.document.document_number })
    const letters = old.deliveries.filter(({ letter }) => letter)
    expect(letters.map(({ seller_id, way, number, fax }) => [seller_id, way, number, fax])).toEqual([
      [portal, 'portal', '', null],
      [faxed, 'secure_fax', '416-555-0198', 'waiting'],
    ])
    expect(await clinic.sendFaxes()).toBe(1)
    expect(clinic.faxes.map(({ key }) => key)).toEqual([`${document_number}/letter-${faxed}`])
    const file = await clinic.call<Answer>(np, `GET /api/documents/${id}/deliveries/${letters[0]?.id}/letter`)
    const text = (await readPdf(Buffer.from(file.bytes, 'base64'))).pages
      .flatMap(({ blocks }) => blocks.map((block) => block.text))
      .join(' ')
    for (const part of [document_number, old.content.patient.surname, 'a new medical document replaced this one', '289(4)'])
      expect(text).toContain(part)
    for (const part of ['grams', 'New dose', replaced.document.document_number]) expect(text).not.toContain(part)
    expect(await register(id)).toMatchObject({ status: 409, error: { code: 'document-over' } })
    const next = {
      daily_grams: '1',
      supersedes: replaced.document.id,
      reasons: { replaces: 'New dose', 'differs-from-decision': 'New dose' },
    }
    expect((await clinic.sign(np, patient_id, next)).message).toBe('Document signed.')
  })

  test('one that no seller has is withdrawn without a letter', async () => {
    const { id } = await signed()
    expect((await act(id, 'withdrawal', { reason: 'x', letter_way: 'portal' })).document.deliveries).toEqual([])
  })

  test('one that never left can be voided, one that left cannot', async () => {
    const { id } = await signed()
    expect((await act(id, 'void', { reason: 'Wrong place' })).document).toMatchObject({ state: 'voided', in_force: false })
    const left = await signed()
    await deliver(left.id)
    expect(await act(left.id, 'void', { reason: 'Wrong place' })).toMatchObject({ error: { code: 'document-left' } })
  })

  test('is expiring 60 days before its last day, and expired the day after it', async () => {
    const { id } = await signed({ period_count: '3', period_unit: 'months' })
    await register(id)
    await night(30)
    expect(await state(id)).toBe('registered')
    await night(31)
    expect(await state(id)).toBe('expiring')
    await night(91)
    expect(await state(id)).toBe('expiring')
    await night(92)
    expect(await state(id)).toBe('expired')
    expect(await deliver(id)).toMatchObject({ error: { code: 'document-expired' } })
    expect(await night(92)).toBe(0)
  })

  test('a completed visit cannot be undone while its document is valid (F-8, vector 74)', async () => {
    const other = await clinic.buildNp()
    const { patient_id } = await buildPatient(clinic.sql, { province: 'ON', in_np_queue: true, assigned_np: other.id })
    await clinic.writeNote(other, patient_id)
    clinic.http.wait(60)
    try {
      const { undo } = await clinic.authorize(other, patient_id)
      const { document } = await clinic.sign(other, patient_id)
      const undone = () => clinic.call(other, 'POST /api/queues/undo', { ids: [undo?.id] })
      expect(await undone()).toMatchObject({ status: 409, error: { code: 'document-signed' } })
      await act(document.id, 'void', { reason: 'Wrong place' }, other)
      expect((await undone()).error?.code).not.toBe('document-signed')
    } finally {
      clinic.http.wait(-60)
    }
  })
})

describe('what is stored', () => {
  test('never changes: the database refuses it', async () => {
    const { id } = await signed()
    const { sql } = clinic
    await expect(sql`update medical_documents set daily_grams = 9 where id = ${id}`).rejects.toThrow(/never changes/)
    await expect(sql`delete from medical_documents where id = ${id}`).rejects.toThrow(/never changes/)
    await expect(sql`update document_events set state = 'voided' where document_id = ${id}`).rejects.toThrow(/never changes/)
    const [row] = await sql<{ sealed: boolean }[]>`
      select (content).value like 'v1.%' and (pdf).value like 'v1.%' and (grounds).value like 'v1.%' as sealed from medical_documents where id = ${id}`
    expect(row?.sealed).toBe(true)
  })

  test('altered by one byte is not given out, and an administrator is told; the check page goes by the record alone (vector 71)', async () => {
    const { id, content } = await signed()
    const { bytes } = await clinic.call<Answer>(np, `GET /api/documents/${id}/file`)
    const altered = Buffer.from(bytes, 'base64')
    altered[100] = (altered[100] ?? 0) ^ 1
    await clinic.sql.begin(async (tx) => {
      await tx`select set_config('clinic.resealing', 'on', true)`
      await tx`update medical_documents set pdf = ${tx.types.sealed(altered.toString('base64'))} where id = ${id}`
    })
    expect(await clinic.call(np, `GET /api/documents/${id}/file`)).toMatchObject({ status: 409, error: { code: 'document-altered' } })
    expect(await act(id, 'copies', {})).toMatchObject({ error: { code: 'document-altered' } })
    expect(await deliver(id)).toMatchObject({ error: { code: 'document-altered' } })
    expect(await clinic.call<Signed['document']>(np, `GET /api/documents/${id}`)).toMatchObject({ intact: false })
    expect(await clinic.sql`select 1 from audit_log where action = 'Document Altered' and entity_id = ${String(id)}`).not.toHaveLength(0)
    expect((await check(content.check_code)).body).toMatchObject({ valid: true })
  })

  test('is copied for the patient with a number, and possession adds up all that is registered (s. 266, vectors 56, 57)', async () => {
    const { id, patient_id } = await signed({ daily_grams: '2', reasons: TWO_GRAMS })
    expect((await act(id, 'copies', {})).name).toMatch(/-copy-1\.pdf$/)
    const copy = await act(id, 'copies', {}, np)
    expect(copy.name).toMatch(/-copy-2\.pdf$/)
    expect(Buffer.from(copy.bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const { document } = await clinic.sign(np, patient_id, {
      daily_grams: '2',
      reasons: { ...TWO_GRAMS, 'document-in-force': 'A second seller' },
    })
    const found = () => clinic.call<DocumentList>(np, `GET /api/patients/${patient_id}/documents`)
    expect(await found()).toMatchObject({ possession_grams: 0 })
    await register(id)
    expect(await found()).toMatchObject({ possession_grams: 60 })
    await register(document.id, TODAY, { seller_id: await clinic.seller({ name: 'A second seller' }) })
    expect(await found()).toMatchObject({ possession_grams: 120 })
    expect((await found()).documents).toHaveLength(2)
  })

  test('of a record that was merged is read in the record that remained (F-13)', async () => {
    const { id, patient_id, document_number } = await signed()
    await act(id, 'void', { reason: 'Wrong person' })
    const { patient_id: survivor_id } = await buildPatient(clinic.sql, { province: 'ON', in_pcr_queue: true })
    const versions = await clinic.sql<{ version: number }[]>`
      select version from patients where patient_id in (${survivor_id}, ${patient_id}) order by patient_id = ${patient_id}`
    const [survivor_version = 0, merged_version = 0] = versions.map(({ version }) => version)
    await mergeRecords(staffContext(clinic, clinic.admin), {
      ...{ survivor_id, merged_id: patient_id, take: [] },
      survivor_version,
      merged_version,
    })
    expect((await clinic.call<DocumentList>(pcr, `GET /api/patients/${survivor_id}/documents`)).documents).toMatchObject([
      { document_number },
    ])
    expect(await clinic.call<Signed['document']>(pcr, `GET /api/documents/${id}`)).toMatchObject({
      document_number,
      state: 'voided',
      actions: [],
    })
    expect((await clinic.call<Answer>(pcr, `GET /api/documents/${id}/file`)).name).toBe(`${document_number}.pdf`)
  })

  test('is not found by those who may not open the record', async () => {
    const { id } = await signed()
    const elsewhere = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['BC'] })
    for (const call of [`GET /api/documents/${id}`, `GET /api/documents/${id}/file`, `POST /api/documents/${id}/copies`])
      expect(await clinic.call(elsewhere, call)).toMatchObject({ status: 404, error: { code: 'document-not-found' } })
    expect(await clinic.call(np, 'GET /api/documents/none')).toMatchObject({ error: { code: 'document-not-found' } })
  })
})

const check = async (code: string) => {
  const answer = await clinic.http.call('/api/public/document_check', { body: { code }, headers: { host: 'clinic.example' } })
  return { status: answer.statusCode, body: answer.json<{ valid: boolean; message: string }>() }
}

describe('a public check of a code', () => {
  test('says valid or not valid in one shape for every reason', async () => {
    const { id, content } = await signed()
    const typed = content.check_code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
    expect(await check(typed)).toEqual({ status: 200, body: { valid: true, message: 'Valid. Our record of this document is in force.' } })
    await act(id, 'void', { reason: 'Wrong place' })
    const [ended, unknown] = [await check(content.check_code), await check('AAAA-BBBB')]
    expect(ended).toEqual(unknown)
    expect(ended.body).toEqual({ valid: false, message: 'Not valid. Contact the office.' })
  })

  test('is slowed down from one address that guesses', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 40 && statuses.at(-1) !== 429; tries += 1) statuses.push((await check(`GUESS-${tries}`)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a seller’s call', () => {
  const begin = (document_number: string, by = pcr) =>
    clinic.call<VerificationCall>(by, 'POST /api/verifications', { document_number, seller_id: portal, caller_name: 'Kim' })
  const said = { number_called: '416 555-0199', given_name: 'PAT', birth_date: '1980-05-17' }
  const match = (id: number, body: object, by = pcr) =>
    clinic.call<VerificationCall>(by, `POST /api/verifications/${id}/match`, { ...said, ...body })
  const end = (id: number, body: object) =>
    clinic.call<VerificationCall>(pcr, `POST /api/verifications/${id}/end`, {
      asked: ['grams', 'diagnosis'],
      confirmed: [],
      doubt: false,
      minutes: 4,
      ...body,
    })

  test('is answered by number, called back on the number on file, with a match before anything is told, and logged (facts 5)', async () => {
    const { document_number, content, patient_id } = await signed()
    const call = await begin(document_number.replace(/-/g, ' ').toLowerCase())
    expect(call).toMatchObject({ found: true, call_back: '416-555-0199', matched: null, facts: null })
    expect(await end(call.id, { confirmed: ['grams'] })).toMatchObject({ error: { code: 'verification-no-match' } })
    for (const number_called of ['416-555-0198', '555-0199', 'the one she gave me'])
      expect(await match(call.id, { surname: content.patient.surname, number_called })).toMatchObject({
        ...{ status: 400, error: { code: 'invalid-input', fields: { number_called: expect.any(String) } } },
      })
    expect(await match(call.id, { surname: content.patient.surname, number_called: '' })).toMatchObject({ status: 400 })
    const matched = await match(call.id, { surname: content.patient.surname })
    expect(matched.facts).toEqual({
      ...{ document_number, consultation: true, consulted_on: TODAY, practitioner: np.name, daily_grams: 1.5 },
      ...{ period: { count: 12, unit: 'months' }, signed_on: TODAY, state: 'signed', in_force: true },
    })
    expect(await end(call.id, { confirmed: ['grams'] })).toMatchObject({ ended: true })
    expect(await end(call.id, {})).toMatchObject({ error: { code: 'verification-ended' } })
    const entries =
      await clinic.sql`select action, description, user_name from audit_log where patient_id = ${patient_id} and action like '%Verification' order by id`
    expect(entries.map(({ action }) => action)).toEqual(['Begin Verification', 'Match Verification', 'End Verification'])
    expect(entries[1]?.description).toContain('called back on 416-555-0199: match')
    expect(await clinic.sql`select number_called from verification_calls where id = ${call.id}`).toEqual([{ number_called: '4165550199' }])
    expect(entries.at(-1)?.description).toContain('asked grams, diagnosis; confirmed grams')
    expect(entries.at(-1)?.user_name).toBe(pcr.name)
  })

  test('without a match nothing is told, and there is no second guess', async () => {
    const { document_number, content } = await signed()
    const call = await begin(document_number)
    expect(await match(call.id, { surname: 'Other' })).toMatchObject({ matched: false, facts: null })
    expect(await match(call.id, { surname: content.patient.surname })).toMatchObject({ error: { code: 'already-done' } })
    expect(await match(call.id, { surname: 'Other' }, np)).toMatchObject({ error: { code: 'verification-not-found' } })
    await end(call.id, { doubt: true, note: 'Unknown voice' })
    const [entry] = await clinic.sql`select description from audit_log where action = 'Verification Doubted' order by id desc limit 1`
    expect(entry?.description).toContain('nothing confirmed')
    expect(entry?.description).not.toContain('voice')
  })

  test('about a number that does not exist finds nothing, and guessing ends', async () => {
    const guesser = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] })
    const call = await begin('MD-26-0000000-0', guesser)
    expect(call).toMatchObject({ found: false, facts: null })
    expect(await match(call.id, { surname: 'Other' }, guesser)).toMatchObject({ matched: false, facts: null })
    let last = 200
    for (let tries = 0; tries < 15 && last === 200; tries += 1) last = (await begin(`MD-26-000000${tries}-0`, guesser)).status
    expect(last).toBe(429)
  })
})
