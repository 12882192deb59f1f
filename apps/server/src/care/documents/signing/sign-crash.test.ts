import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSession, TEST_NOW } from '../../../../test/build.ts'
import { crashEverywhere } from '../../../../test/crash-everywhere.ts'
import { dumpRecord } from '../../patients/merging/merging.harness.ts'
import { type DocumentClinic, openDocumentClinic } from '../documents.harness.ts'
import type { Signing } from '../drafts/signing.ts'
import { findDocuments, findSealedParts } from '../life/document-store.ts'
import { isIntact } from '../life/is-intact.ts'
import { signDocument } from './sign-document.ts'

/** Milliseconds: each crash that cuts its connection needs a new one. */
const PATIENCE = 240_000

let clinic: DocumentClinic
let np: Staff
let signing: Signing
beforeAll(async () => {
  clinic = await openDocumentClinic()
  np = await clinic.buildNp()
  const token = (await buildSession(clinic.sql, np.id)).authorization.replace('Bearer ', '')
  const session = { id: '0', token, stage: 'full' as const, user_id: np.id }
  signing = { session, agent: 'a browser', clinic_name: 'TCN AI', origin: 'https://clinic.example', hasFax: true }
  await clinic.sql`update sessions set factor_shown_at = ${TEST_NOW}, factor_shown = 'totp' where user_id = ${np.id}`
})
afterAll(() => clinic.close())

/** What a signature may change: the record and its tables, what hangs on documents, and the log. */
const storedOf = async (id: string) => [
  await dumpRecord(clinic.sql, id),
  await clinic.sql`select s.* from document_standings s join medical_documents d on d.id = s.document_id where d.patient_id = ${id} order by 1`,
  await clinic.sql`
    select e.document_id, e.state, e.at, e."on" from document_events e join medical_documents d on d.id = e.document_id where d.patient_id = ${id} order by e.id`,
  await clinic.sql`
    select l.delivery_id from withdrawal_letters l join document_deliveries e on e.id = l.delivery_id
    join medical_documents d on d.id = e.document_id where d.patient_id = ${id} order by 1`,
  await clinic.sql`select action, description, changes from audit_log where patient_id = ${id} order by id`,
]

test(
  'a crash at any moment of signing a medical document leaves the draft or the signed document: file, standing, event, renewal date and entry (F-7)',
  async () => {
    const patient_id = await clinic.visited(np)
    const { draft_id, version } = await clinic.draft(np, patient_id)
    const work = (context: Parameters<typeof signDocument>[0]) =>
      signDocument(context, { patient_id, draft_id: draft_id ?? '', version }, signing)
    expect(await crashEverywhere({ db: clinic, staff: np, work, stored: () => storedOf(patient_id) })).toBeGreaterThan(15)
    const documents = await findDocuments(clinic.sql, patient_id)
    expect(documents).toMatchObject([{ state: 'signed', draft_id }])
    for (const document of documents) expect(isIntact(document, await findSealedParts(clinic.sql, document.id))).toBe(true)
    const [row] = await clinic.sql`
      select (select count(*)::int from document_drafts where patient_id = ${patient_id}) as drafts,
        (select count(*)::int from document_events e join medical_documents d on d.id = e.document_id where d.patient_id = ${patient_id}) as events,
        (select count(*)::int from audit_log where patient_id = ${patient_id} and action = 'Sign Medical Document') as entries,
        (select upcoming_renewal_date from patients where patient_id = ${patient_id}) as renewal`
    expect(row).toEqual({ drafts: 0, events: 1, entries: 1, renewal: documents[0]?.ends_on })
  },
  PATIENCE,
)

test(
  'a crash at any moment of signing a document that replaces another leaves one of the two in force, with a letter to the seller of the old one or without',
  async () => {
    const patient_id = await clinic.visited(np)
    const { document } = await clinic.sign(np, patient_id)
    const seller_id = await clinic.seller()
    await clinic.call(np, `POST /api/documents/${document.id}/deliveries`, { seller_id, way: 'portal', number: 'P-1' })
    const { draft_id, version } = await clinic.draft(np, patient_id, {
      supersedes: document.id,
      reasons: { replaces: 'Wrong grams', 'document-in-force': 'Replaced' },
    })
    const work = (context: Parameters<typeof signDocument>[0]) =>
      signDocument(context, { patient_id, draft_id: draft_id ?? '', version }, signing)
    await crashEverywhere({ db: clinic, staff: np, work, stored: () => storedOf(patient_id) })
    expect((await findDocuments(clinic.sql, patient_id)).map(({ state }) => state)).toEqual(['signed', 'replaced'])
    expect(
      await clinic.sql`select l.delivery_id from withdrawal_letters l join document_deliveries d on d.id = l.delivery_id
      where d.document_id = ${document.id}`,
    ).toHaveLength(1)
  },
  PATIENCE,
)
