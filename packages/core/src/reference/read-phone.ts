/** The specification's phone: 10 to 15 digits. */
const SHORTEST = 10
const LONGEST = 15

/**
 * The one phone number in what a person typed, digits only, 10 to 15 of them: any separators, a leading + or 1, an extension left off.
 * Null where there is none, where there are two, or where letters stand among the digits.
 */
export function readPhone(text: string): string | null {
  const bare = text.replace(/\b(?:ext|extension|x|poste)\.?\s*\d{1,6}\b.*$/i, '')
  const runs = bare.match(/\+?\(?\d[\d\s().\-–]*\d/g) ?? []
  const numbers = runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length >= SHORTEST && digits.length <= LONGEST)
  const [only] = numbers
  return only !== undefined && numbers.length === 1 && runs.length === 1 ? only : null
}
