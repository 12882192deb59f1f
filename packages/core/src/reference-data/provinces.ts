import { PROVINCE_CODES, PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import REFERENCE from '../../../../data/reference/provinces.json' with { type: 'json' }
import { foldText } from '../shared/fold-text.ts'

/** Alternating letters and digits, with a space, dash or nothing in the middle (REQ-190). */
const POSTAL_CODE = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i

/** By code, full name in English or French, or common abbreviation, ignoring case and accents (B-11). */
export function provinceCode(text: string): ProvinceCode | null {
  const said = foldText(text).replace(/\./g, ' ')
  return (
    PROVINCE_CODES.find(
      (code) => said === code.toLowerCase() || said === foldText(PROVINCES[code]) || REFERENCE[code].other_names.includes(said),
    ) ?? null
  )
}

/** The full English name, as on the wire (B-11). */
export function provinceName(code: ProvinceCode): string {
  return PROVINCES[code]
}

/** Minimum age to buy cannabis without a medical document: 18 in Alberta, 21 in Quebec, else 19 (D-5). */
export function minimumAge(code: ProvinceCode | null): number {
  if (code === 'AB') return 18
  return code === 'QC' ? 21 : 19
}

/** `A1A 1A1`, or null when not a Canadian postal code (REQ-190). */
export function formatPostalCode(text: string): string | null {
  const trimmed = text.trim().toUpperCase()
  return POSTAL_CODE.test(trimmed) ? `${trimmed.slice(0, 3)} ${trimmed.slice(-3)}` : null
}

/** Whether a valid postal code belongs to another province. Only a warning: border towns have such addresses. */
export function postalProvinceMismatch(postalCode: string, province: ProvinceCode): boolean {
  const formatted = formatPostalCode(postalCode)
  if (formatted === null) return false
  return !REFERENCE[province].postal_letters.includes(formatted.slice(0, 1))
}

/** The zone of most of a province; parts of BC, ON, QC, NL and NU differ, so the patient confirms it (E-10). */
export function mainTimeZone(code: ProvinceCode): string {
  return REFERENCE[code].time_zone
}
