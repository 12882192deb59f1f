const TEXTS = {
  'not-a-questionnaire': 'This is no FHIR Questionnaire.',
  'no-questions': 'It holds no question.',
  'bad-item': 'It has an entry that is not an item.',
  'no-link-id': 'It has no linkId, so nothing can refer to it.',
  'link-id-refused': 'Its linkId is too long, or a name that gets lost on the way.',
  'double-link-id': 'Its linkId is used twice, so it is not clear which of the two is meant.',
  'option-refused': 'One of its options has no words, or too many.',
  'too-many': 'It holds more items than can be read.',
  'too-deep': 'Its items stand inside each other too deep.',
  extension: 'An extension of our own does not fit the question.',
} as const
export type FhirErrorCode = keyof typeof TEXTS

/** Why a resource can't be read. `at`: the text of the item, its linkId where it has none, else where it stands. */
export type FhirError = { fault: FhirErrorCode; at: string; text: string }

/** A fault with its sentence for staff. */
export function fhirError(fault: FhirErrorCode, at: string): FhirError {
  return { fault, at, text: TEXTS[fault] }
}
