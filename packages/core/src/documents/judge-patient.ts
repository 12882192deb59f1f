import type { DocumentDraft } from '@clinic/contract/documents/readiness'
import { ageOn, isIsoDate } from '../shared/dates.ts'
import { foldText } from '../shared/fold-text.ts'
import type { DocumentFacts, PatientFacts } from './document-facts.ts'
import type { Judgement } from './judgement.ts'

/** The clinic takes adults (D-5). */
const ADULT = 18
/** Below this age colleges advise against it. */
const YOUNG = 25
/** Years. No one has been older. */
const OLDEST = 122

/** Whom it is for: names as on the identity document, an adult, not the signer or their family (s. 273(1)(c), 284(1)(f)). */
export function judgePatient(draft: DocumentDraft, facts: DocumentFacts): Partial<Judgement> {
  const { patient, practitioner } = facts
  const refusals: Judgement['refusals'] = []
  const warnings: Judgement['warnings'] = []
  const printed = printedName(patient)
  if (!printed) refusals.push({ code: 'patient-name' })
  else if (printed.given_name === '-' || printed.surname === '-') warnings.push({ code: 'single-name' })
  if (printed && differs(draft, patient)) warnings.push({ code: 'name-differs-from-identity' })
  const age = judgeAge(patient, facts.signed_on)
  if (!patient.active) refusals.push({ code: 'patient-inactive' })
  if (patient.is_signer) refusals.push({ code: 'own-record' })
  if (practitioner && patient.address.trim() !== '' && foldText(practitioner.address).startsWith(foldText(patient.address))) {
    warnings.push({ code: 'same-address' })
    if (!draft.not_family) refusals.push({ code: 'family' })
  }
  return { refusals: [...refusals, ...(age.refusals ?? [])], warnings: [...warnings, ...(age.warnings ?? [])] }
}

/** A single name gets a dash beside it. Null: there is none. */
export function printedName({
  given_name,
  surname,
}: Pick<PatientFacts, 'given_name' | 'surname'>): { given_name: string; surname: string } | null {
  const [given, last] = [given_name.trim(), surname.trim()]
  return given === '' && last === '' ? null : { given_name: given || '-', surname: last || '-' }
}

function judgeAge({ birth_date, consent_birth_date }: PatientFacts, day: string): Partial<Judgement> {
  if (birth_date === null || birth_date === '') return { refusals: [{ code: 'birth-date-missing' }] }
  if (!isIsoDate(birth_date) || birth_date > day || ageOn(birth_date, day) > OLDEST)
    return { refusals: [{ code: 'birth-date-impossible' }] }
  const age = ageOn(birth_date, day)
  const isUnsettled = consent_birth_date !== null && consent_birth_date !== birth_date
  return {
    refusals: [
      ...(age < ADULT ? [{ code: 'patient-under-age' as const }] : []),
      ...(isUnsettled ? [{ code: 'birth-date-unsettled' as const }] : []),
    ],
    warnings: age >= ADULT && age < YOUNG ? [{ code: 'under-25' }] : [],
  }
}

/** Capitals do not count: identity documents are printed in them. Accents, apostrophes and order do. */
function differs({ identity_given_name: given, identity_surname: last }: DocumentDraft, patient: PatientFacts): boolean {
  if (given.trim() === '' && last.trim() === '') return false
  const plain = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('en')
  return plain(given) !== plain(patient.given_name) || plain(last) !== plain(patient.surname)
}
