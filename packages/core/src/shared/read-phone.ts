/** The specification’s phone: 10 to 15 digits. */
const SHORTEST = 10
const LONGEST = 15

/**
 * The single phone number in a text, 10 to 15 digits: any separators, a leading + or 1, extension dropped. Null when
 * there is none or more than one, or letters among the digits.
 */
export function readPhone(text: string): string | null {
  const runs = numbersIn(text)
  const [only] = runs
  return only !== undefined && runs.length === 1 && isPhone(only.digits) ? only.digits : null
}

/** Every number of two or more digits in a text, as typed and as digits. */
export function numbersIn(text: string): { typed: string; digits: string }[] {
  const bare = text.replace(/\b(?:ext|extension|x|poste)\.?\s*\d{1,6}\b.*$/i, '')
  return (bare.match(/\+?\(?\d[\d\s().\-–]*\d/g) ?? []).map((typed) => ({ typed, digits: typed.replace(/\D/g, '') }))
}

/** REQ-183. */
export function isPhone(digits: string): boolean {
  return digits.length >= SHORTEST && digits.length <= LONGEST
}
