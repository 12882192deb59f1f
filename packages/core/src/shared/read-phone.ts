/** The specification's phone: 10 to 15 digits. */
const SHORTEST = 10
const LONGEST = 15

/**
 * The one phone number in what a person typed, digits only, 10 to 15 of them: any separators, a leading + or 1, an extension left off.
 * Null where there is none, where there are two, or where letters stand among the digits.
 */
export function readPhone(text: string): string | null {
  const runs = numbersIn(text)
  const [only] = runs
  return only !== undefined && runs.length === 1 && isPhone(only.digits) ? only.digits : null
}

/** Every number of two or more digits in what a person typed, as typed and digits only. */
export function numbersIn(text: string): { typed: string; digits: string }[] {
  const bare = text.replace(/\b(?:ext|extension|x|poste)\.?\s*\d{1,6}\b.*$/i, '')
  return (bare.match(/\+?\(?\d[\d\s().\-–]*\d/g) ?? []).map((typed) => ({ typed, digits: typed.replace(/\D/g, '') }))
}

/** Whether so many digits can be a phone number (REQ-183). */
export function isPhone(digits: string): boolean {
  return digits.length >= SHORTEST && digits.length <= LONGEST
}
