import type { DocumentDraft } from '@clinic/contract/documents/readiness'
import type { DocumentContent } from '@clinic/core/documents/document-content'
import type { DocumentFacts } from '@clinic/core/documents/document-facts'
import { DOCUMENT_STATEMENT } from '@clinic/core/documents/document-words'
import { printedName } from '@clinic/core/documents/judge-patient'
import { readPeriod } from '@clinic/core/documents/period'
import { readGrams } from '@clinic/core/documents/read-grams'

/** Before the signature the number and the code are empty. */
type Marks = Pick<DocumentContent, 'document_number' | 'check_code' | 'check_url' | 'clinic_name'>

/** What is printed, from recorded data; null while something is missing. */
export function buildContent(draft: DocumentDraft, facts: DocumentFacts, marks: Marks): DocumentContent | null {
  const { practitioner, patient, signed_on } = facts
  const { province_of_consultation } = draft
  const licence = facts.licences.find(({ province }) => province === province_of_consultation)
  const [grams, period, name] = [readGrams(draft.daily_grams), readPeriod(draft.period_count, draft.period_unit), printedName(patient)]
  if (!practitioner || !licence || !name || province_of_consultation === null || !patient.birth_date) return null
  if (!('value' in grams) || !('value' in period)) return null
  const { given_name, surname, profession, address, phone, fax, email } = practitioner
  return {
    ...marks,
    copy: 0,
    practitioner: {
      ...{ given_name, surname, profession, address, phone, fax, email },
      ...{ college: licence.college, licence_number: licence.number, province: licence.province },
    },
    patient: { ...name, birth_date: patient.birth_date },
    ...{ place_of_consultation: draft.place_of_consultation, province_of_consultation, daily_grams: grams.value, period: period.value },
    ...{ statement: DOCUMENT_STATEMENT.en, signed_on, signature_name: `${given_name} ${surname}`, initials: draft.fax_initials },
  }
}
