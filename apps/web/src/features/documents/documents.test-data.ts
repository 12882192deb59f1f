import type { PrintedContent } from '@clinic/contract/documents/document-content'
import type { DocumentDetail, DocumentList, DocumentSummary } from '@clinic/contract/documents/medical-document'
import type { DocumentDraft, Readiness } from '@clinic/contract/documents/readiness'
import type { Seller } from '@clinic/contract/documents/sellers'
import { DOCUMENT_STATEMENT } from '@clinic/core/documents/document-words'

export const PATIENT = 'TCN-20418'
const AT = '2026-11-20T15:58:00.000Z'

/** A document that was signed on 20 November 2026 and not sent yet. */
export function documentOf(parts: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    ...{ id: 5, document_number: 'MD-26-4Q7XK2M-9', state: 'signed', daily_grams: 1.5, period: { count: 12, unit: 'months' } },
    ...{ practitioner: 'Ana Roy', signed_on: '2026-11-20', signed_at: AT, registered_on: null, dates_differ: false },
    ...{
      last_day: null,
      ends_on: '2027-11-19',
      seller: null,
      seller_id: null,
      in_force: true,
      chase_due: null,
      supersedes: null,
      superseded_by: null,
    },
    actions: ['deliver', 'replace', 'withdraw-support', 'void', 'copy'],
    ...parts,
  }
}

export function listOf(documents: DocumentSummary[], parts: Partial<DocumentList> = {}): DocumentList {
  return { documents, possession_grams: 45, draft: false, may_draft: false, ...parts }
}

export function detailOf(parts: Partial<DocumentDetail> = {}): DocumentDetail {
  return {
    ...documentOf(parts),
    ...{ patient_id: PATIENT, content: CONTENT, intact: true, hash: 'ab', copies: 0, deliveries: [] },
    events: [{ at: AT, by: 'Ana Roy', what: 'signed', text: 'Signed' }],
    ...parts,
  }
}

const CONTENT: PrintedContent = {
  ...{ document_number: '', check_code: '', check_url: '', copy: 0, clinic_name: 'TCN Clinic Network' },
  practitioner: {
    ...{ given_name: 'Ana', surname: 'Roy', profession: 'Nurse practitioner', college: 'College of Nurses of Ontario' },
    ...{ licence_number: '0A47713', province: 'ON', address: '220 Dundas Street, London ON N6A 1H3' },
    ...{ phone: '519-555-0100', fax: '', email: '' },
  },
  patient: { given_name: 'Léa', surname: 'O’Neil', birth_date: '1980-05-06' },
  ...{ place_of_consultation: '41 Colborne Street, Brantford ON', province_of_consultation: 'ON', daily_grams: 1.5 },
  ...{
    period: { count: 12, unit: 'months' },
    statement: DOCUMENT_STATEMENT.en,
    signed_on: '2026-11-20',
    signature_name: 'Ana Roy',
    initials: '',
  },
}

const DRAFT: DocumentDraft = {
  ...{ daily_grams: '1.5', grams_again: '', period_count: '12', period_unit: 'months' },
  ...{ place_of_consultation: '41 Colborne Street, Brantford ON', province_of_consultation: 'ON' },
  ...{
    identity_given_name: 'Léa',
    identity_surname: 'O’Neil',
    condition: 'Low back pain',
    condition_reason: 'Physiotherapy did not last.',
  },
  ...{
    statement: false,
    not_family: true,
    veteran: false,
    specialist_letter: false,
    reasons: {},
    flags: {},
    supersedes: null,
    fax_initials: '',
  },
}

/** Everything is there but the statement. */
export function readinessOf(parts: Partial<Readiness> = {}): Readiness {
  return {
    ...{
      draft: DRAFT,
      draft_id: 'draft-1',
      version: 1,
      ready: false,
      met: 27,
      of: 28,
      warnings: [],
      confirmations_needed: [],
      confirmations: [],
    },
    refusals: [
      {
        ...{ code: 'statement-missing', text: 'You have not stated that the information is correct and complete.' },
        ...{ todo: 'Read it, then tick the statement.', field: 'statement', detail: null },
      },
    ],
    ...{
      flags: [],
      veteran: null,
      content: CONTENT,
      possession_grams: 45,
      last_day: '2027-11-19',
      signed_on: '2026-11-20',
      factor_fresh_until: null,
    },
    ...parts,
  }
}

export const SELLERS: Seller[] = [
  {
    ...{ id: 3, version: 1, name: 'Northern Meadow', phone: '6135550170', fax: '6135550171', accepts: 'secure_fax', active: true },
    ...{ accepts_on: '2026-09-01', accepts_note: 'Sunita Rao by phone' },
  },
  {
    ...{ id: 4, version: 2, name: 'Prairie Leaf', phone: '2045550188', fax: '', accepts: 'portal', active: true },
    ...{ accepts_on: '2026-10-01', accepts_note: 'Their onboarding letter' },
  },
]
