import { formatPostalCode } from './provinces.ts'

/**
 * The one postal code in what a person typed, as `A1A 1A1`: spaces and dashes anywhere, the letters O and I where digits stand. Null
 * where there is none (REQ-190).
 */
export function readPostalCode(text: string): string | null {
  const found = /(?<![A-Z0-9])([A-Z])[\s-]*([0-9OI])[\s-]*([A-Z])[\s-]*([0-9OI])[\s-]*([A-Z])[\s-]*([0-9OI])(?![A-Z0-9])/i.exec(text)
  if (found === null) return null
  const letters = found.slice(1).map((one, index) => (index % 2 === 1 ? one.replace(/o/i, '0').replace(/i/i, '1') : one))
  return formatPostalCode(letters.join(''))
}
