import type { Facts, Leaves, Silent } from '../../audit/coverage-row.test-data.ts'

const DRAFT = '/api/patients/{patient_id}/documents/draft'
const APART = 'tried with a document of its own in the tests of documents: '
const seen = { as: 'np' as const, patient: () => ({ in_np_queue: true }), params: ({ patient_id }: Facts) => ({ patient_id }) }
const begun = { call: `PUT ${DRAFT}`, body: () => ({ version: 0, draft: {} }) }
const SELLER = {
  ...{ name: 'Coverage Leaf', phone: '416-555-0177', fax: '', accepts: 'portal', accepts_on: '2026-01-05', accepts_note: 'Told by phone' },
  ...{ active: true, version: 0 },
}
const DETAILS = {
  ...{ given_name: 'Ana', surname: 'Roy', register_given_name: 'Ana', register_surname: 'Roy', profession: 'Nurse practitioner' },
  ...{ address: '500 Bay Street', phone: '416-555-0101', fax: '', email: '', version: 0 },
}

/** The calls of medical documents, and the entry that each leaves. */
export const COVERAGE_DOCUMENTS: Readonly<Record<string, Leaves | Silent>> = {
  'GET /api/patients/{patient_id}/documents': { ...seen, entry: 'Read Patient Record' },
  [`GET ${DRAFT}`]: { ...seen, entry: 'Read Patient Record' },
  [`PUT ${DRAFT}`]: { ...seen, entry: 'Start Medical Document', body: begun.body },
  [`DELETE ${DRAFT}`]: { ...seen, entry: 'Discard Medical Document', first: begun },
  [`POST ${DRAFT}/confirmations`]: {
    ...seen,
    entry: 'Ask Document Confirmation',
    first: { ...begun, body: () => ({ version: 0, draft: { daily_grams: '6', period_count: '12', period_unit: 'months' } }) },
  },
  [`POST ${DRAFT}/sign`]: { silent: `${APART}“Sign Medical Document”` },
  'POST /api/patients/{patient_id}/treatment_consent': { ...seen, entry: 'Record Treatment Consent', body: () => ({ given: true }) },
  'GET /api/documents/confirmations': { silent: `${APART}“Read Patient Record” for each patient shown` },
  'POST /api/documents/confirmations/{id}': { silent: `${APART}“Answer Document Confirmation”` },
  'GET /api/documents/amounts': { entry: 'Read Report', as: 'admin' },
  'GET /api/documents/unregistered': { entry: 'Read Report', as: 'admin' },
  'GET /api/documents/{id}': { silent: `${APART}“Read Patient Record”` },
  'GET /api/documents/{id}/file': { silent: `${APART}“Read Patient Record”, “Document Altered”` },
  'POST /api/documents/{id}/copies': { silent: `${APART}“Copy Medical Document”` },
  'POST /api/documents/{id}/deliveries': { silent: `${APART}“Deliver Medical Document”` },
  'POST /api/documents/{id}/deliveries/{delivery}/outcome': { silent: `${APART}“Record Delivery Outcome”` },
  'POST /api/documents/{id}/registration': { silent: `${APART}“Register Medical Document”` },
  'POST /api/documents/{id}/transfer': { silent: `${APART}“Transfer Medical Document”` },
  'POST /api/documents/{id}/return': { silent: `${APART}“Return Medical Document”` },
  'POST /api/documents/{id}/withdrawal': { silent: `${APART}“Withdraw Document Support”` },
  'POST /api/documents/{id}/void': { silent: `${APART}“Void Medical Document”` },
  'GET /api/sellers': { silent: 'sellers; no patient is in it' },
  'PUT /api/sellers/{id}': { entry: 'Save Seller', as: 'admin', params: () => ({ id: '0' }), body: () => SELLER },
  'GET /api/np_authority': { silent: 'what is known of provinces; no patient is in it' },
  'PUT /api/np_authority': {
    ...{ entry: 'Save NP Authority', as: 'admin' },
    body: () => ({ province: 'MB', status: 'yes', from: null, source: 'crnm.mb.ca', checked_on: '2026-01-05', note: '', version: 0 }),
  },
  'GET /api/users/{id}/practitioner_details': { silent: 'staff and what is printed of them; no patient is in it' },
  'PUT /api/users/{id}/practitioner_details': {
    ...{ entry: 'Save Practitioner Details', as: 'admin', body: () => DETAILS },
    params: ({ colleague }: Facts) => ({ id: String(colleague) }),
  },
  'GET /api/documents/{id}/deliveries/{delivery}/letter': { silent: `${APART}“Read Patient Record”` },
  'GET /api/verifications': { silent: 'document numbers and sellers; no patient is in it' },
  'POST /api/verifications': { silent: `${APART}“Begin Verification”` },
  'POST /api/verifications/{id}/match': { silent: `${APART}“Match Verification”` },
  'POST /api/verifications/{id}/end': { silent: `${APART}“End Verification”, “Verification Doubted”` },
  'POST /api/public/document_check': { silent: 'tells one bit about a code and names no one' },
  'POST /api/me/signing_factor': { entry: 'One-Time Code Sent', as: 'np' },
  'POST /api/me/signing_factor/code': { silent: `${APART}“Second Factor Shown”, “Second Factor Refused”` },
  'POST /api/me/signing_factor/passkey': {
    silent: 'needs an authenticator; its tests try it: “Second Factor Shown”, “Second Factor Refused”',
  },
}
