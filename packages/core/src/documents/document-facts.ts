import type { AuthorityFields } from '@clinic/contract/documents/authority'
import type { DocumentPeriod } from '@clinic/contract/documents/document-content'
import type { PractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import type { VeteranCover } from '@clinic/contract/patients/veteran'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { LicenceFields } from '@clinic/contract/users/licences'
import type { DecisionKind } from '@clinic/contract/vocabulary'

/** `consent_birth_date`: as signed with the consent in force; null where it has none. `address`: the patient’s street, as on file. */
export type PatientFacts = {
  given_name: string
  surname: string
  birth_date: string | null
  consent_birth_date: string | null
  address: string
  active: boolean
  is_signer: boolean
}
/** The last completed visit of the patient. `by_signer`: with the practitioner who signs. */
export type VisitFacts = { on: string; by_signer: boolean; decision: DecisionKind | null; note_signed: boolean }
/** What a colleague confirmed counts for the same grams and period alone. */
export type GivenConfirmation = { kind: 'second-np' | 'np-manager'; daily_grams: number; period: DocumentPeriod }

/** All that is known when a document is to be signed. Days are the clinic’s; `signed_on` is printed. */
export type DocumentFacts = {
  today: string
  signed_on: string
  practitioner: Omit<PractitionerDetails, 'version'> | null
  licences: readonly (LicenceFields & { province: ProvinceCode })[]
  authority: readonly Pick<AuthorityFields, 'province' | 'status' | 'from' | 'source'>[]
  patient: PatientFacts
  visit: VisitFacts | null
  /** What that visit authorized a day; null: nothing, or without a decision. */
  decided_grams: number | null
  raised_flags: readonly string[]
  consent: 'given' | 'withdrawn' | 'missing'
  in_force: readonly { id: number; daily_grams: number }[]
  confirmations: readonly GivenConfirmation[]
  /** What is recorded of Veterans Affairs; null: that it pays is not. */
  veteran: Omit<VeteranCover, 'vac_file'> | null
}
