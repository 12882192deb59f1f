import type { PrintedContent } from '@clinic/contract/documents/document-content'

/** Everything that is printed on a medical document. */
export type DocumentContent = PrintedContent

/** All that is signed, as one text in a fixed order; its hash shows later that nothing was changed. Copies are the same document. */
export function signedText(content: DocumentContent): string {
  const { document_number, check_code, clinic_name, practitioner, patient, period } = content
  return JSON.stringify([
    ...[1, document_number, check_code, clinic_name],
    ...[practitioner.given_name, practitioner.surname, practitioner.profession, practitioner.college, practitioner.licence_number],
    ...[practitioner.province, practitioner.address, practitioner.phone, practitioner.fax, practitioner.email],
    ...[patient.given_name, patient.surname, patient.birth_date],
    ...[content.place_of_consultation, content.province_of_consultation, content.daily_grams, period.count, period.unit],
    ...[content.statement, content.signed_on, content.signature_name, content.initials],
  ])
}
