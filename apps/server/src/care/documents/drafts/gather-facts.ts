import type { DocumentFacts } from '@clinic/core/documents/document-facts'
import { isInForce } from '@clinic/core/documents/document-step'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { listHeldLicences } from '../../../identity/users/licences/list-held-licences.ts'
import { dayIn, later } from '../../../platform/clock.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findCover } from '../../chart/veterans/find-cover.ts'
import { findAuthority } from '../directory/authority-store.ts'
import { findDetails } from '../directory/details-store.ts'
import { findDocuments, type StoredDocument } from '../life/document-store.ts'
import { findConfirmations, periodOf, type StoredConfirmation } from './confirmation-store.ts'
import {
  findLastVisit,
  findPerson,
  findSignerAccount,
  findTreatmentConsent,
  hasSignedNote,
  type LastVisit,
  type PersonFacts,
} from './facts-store.ts'

/** Days for which an answer of a colleague counts, as long as a visit carries a document. */
export const CONFIRMED_DAYS = 30
const DAY_SECONDS = 86_400

/** What the rule needs, and what the screen shows beside it. */
export type Gathered = {
  facts: DocumentFacts
  person: PersonFacts
  visit: LastVisit | null
  documents: StoredDocument[]
  asked: StoredConfirmation[]
  signer: { name: string }
  vac_file: string | null
}

/** Everything that is known when `staff` is to sign for a patient; inside a transaction under its locks. */
export async function gatherFacts(
  sql: Sql | Tx,
  context: Pick<StaffContext, 'staff' | 'now' | 'zone'>,
  patient_id: string,
): Promise<Gathered> {
  const { staff, now, zone } = context
  const today = dayIn(zone, now)
  const since = later(now, -CONFIRMED_DAYS * DAY_SECONDS)
  const [person, visit, signer, practitioner, licences, authority, consent, documents, asked, veteran] = await Promise.all([
    findPerson(sql, patient_id),
    findLastVisit(sql, patient_id),
    findSignerAccount(sql, staff.id),
    findDetails(sql, staff.id),
    listHeldLicences(sql, staff.id),
    findAuthority(sql),
    findTreatmentConsent(sql, patient_id),
    findDocuments(sql, patient_id),
    findConfirmations(sql, { patient_id, asked_by: staff.id, since }),
    findCover(sql, patient_id),
  ])
  const note_signed = visit !== null && (await hasSignedNote(sql, { ...visit, patient_id }))
  const facts: DocumentFacts = {
    ...{ today, signed_on: today, practitioner, licences, authority },
    patient: {
      ...{ given_name: person.first_name, surname: person.last_name, birth_date: person.date_of_birth },
      ...{ consent_birth_date: consent?.date_of_birth ?? null, address: person.street_address, active: person.patient_active },
      is_signer: isSigner(person, signer),
    },
    visit: visit && {
      ...{ on: dayIn(zone, visit.completed_at), by_signer: visit.user_id === staff.id, decision: visit.decision, note_signed },
    },
    decided_grams: visit?.grams_per_day ?? null,
    raised_flags: Object.keys(person.flags).filter((flag) => person.flags[flag] === true),
    consent: consent === null ? 'missing' : consent.given ? 'given' : 'withdrawn',
    in_force: documents.filter((document) => isInForce(document, today)),
    veteran: veteran?.cover ?? null,
    confirmations: asked.filter(({ confirmed }) => confirmed === true).map((row) => ({ ...row, period: periodOf(row) })),
  }
  return { facts, person, visit, documents, asked, signer, vac_file: veteran?.cover?.vac_file ?? null }
}

/** Accounts have no birth date; the same email, or the same name and phone, is the same person. */
function isSigner(person: PersonFacts, signer: { email: string; phone: string; name: string }): boolean {
  if (person.email !== '' && person.email.toLowerCase() === signer.email.toLowerCase()) return true
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10)
  return (
    digits(person.phone) !== '' &&
    digits(person.phone) === digits(signer.phone) &&
    signer.name === `${person.first_name} ${person.last_name}`
  )
}
