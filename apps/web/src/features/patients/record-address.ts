/** The outside record of a patient (B-12), where the clinic has named one; `{id}` is the place of the patient id. */
export function recordAddress(template: string, patientId: string): string | null {
  return template.includes('{id}') ? template.replaceAll('{id}', encodeURIComponent(patientId)) : null
}
