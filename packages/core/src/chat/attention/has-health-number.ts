/** Shapes of Canadian health numbers as people paste them; phone numbers are grouped 3-3-4 and are none. */
const HEALTH_NUMBER =
  /(?<![\d-])(?:\d{4}[ -]?\d{3}[ -]?\d{3}(?:[ -]?[A-Z]{2})?|\d{3}[ -]?\d{3}[ -]?\d{3}|\d{5}[ -]?\d{4}|\d{12}|[A-Z]{4}[ -]?\d{4}[ -]?\d{4})(?![\d-])/u

export function hasHealthNumber(text: string): boolean {
  return HEALTH_NUMBER.test(text)
}
