import { formatPostalCode } from './provinces.ts'

const CODE = /(?<![A-Z0-9])([A-Z])[\s,-]*([0-9OI])[\s,-]*([A-Z])[\s,-]*([0-9OI])[\s,-]*([A-Z])[\s,-]*([0-9OI])(?![A-Z0-9])/gi

/**
 * The single postal code in a text, as `A1A 1A1`: spaces, commas and dashes anywhere, O and I for digits. Null when
 * there is none or more than one (REQ-190).
 */
export function readPostalCode(text: string): string | null {
  const [only, other] = postalCodesIn(text)
  return only !== undefined && other === undefined ? only : null
}

/** All of them, without duplicates. */
export function postalCodesIn(text: string): string[] {
  const codes = [...text.matchAll(CODE)].flatMap((found) => {
    const letters = found.slice(1).map((one, index) => (index % 2 === 1 ? one.replace(/o/i, '0').replace(/i/i, '1') : one))
    return formatPostalCode(letters.join('')) ?? []
  })
  return [...new Set(codes)]
}
