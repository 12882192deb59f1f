import { formatPostalCode } from './provinces.ts'

const CODE = /(?<![A-Z0-9])([A-Z])[\s,-]*([0-9OI])[\s,-]*([A-Z])[\s,-]*([0-9OI])[\s,-]*([A-Z])[\s,-]*([0-9OI])(?![A-Z0-9])/gi

/**
 * The one postal code in what a person typed, as `A1A 1A1`: spaces, commas and dashes anywhere, the letters O and I where digits stand. Null
 * where there is none, or more than one (REQ-190).
 */
export function readPostalCode(text: string): string | null {
  const [only, other] = postalCodesIn(text)
  return only !== undefined && other === undefined ? only : null
}

/** Every one of them, each once. */
export function postalCodesIn(text: string): string[] {
  const codes = [...text.matchAll(CODE)].flatMap((found) => {
    const letters = found.slice(1).map((one, index) => (index % 2 === 1 ? one.replace(/o/i, '0').replace(/i/i, '1') : one))
    return formatPostalCode(letters.join('')) ?? []
  })
  return [...new Set(codes)]
}
