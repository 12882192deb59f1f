import { PROVINCE_CODES, PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { foldText } from '../shared/fold-text.ts'

/** The zone of most of a province; parts of BC, ON, QC, NL and NU differ, so the patient confirms it (E-10). */
export const DEFAULT_TIME_ZONES: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
}

const OTHER_NAMES: Readonly<Record<ProvinceCode, readonly string[]>> = {
  AB: ['alta', 'alb'],
  BC: ['b c', 'colombie britannique', 'brit col'],
  MB: ['man', 'mb'],
  NB: ['n b', 'nouveau brunswick', 'new bruns'],
  NL: [
    'nfld',
    'nf',
    'newfoundland',
    'labrador',
    'newfoundland labrador',
    'terre neuve et labrador',
    'terre neuve',
    'n l',
    'nfld and labrador',
  ],
  NS: ['n s', 'nouvelle ecosse'],
  NT: ['nwt', 'n w t', 'northwest territory', 'nw territories', 'territoires du nord ouest', 'n t'],
  NU: ['nvt'],
  ON: ['ont', 'onatrio'],
  PE: ['pei', 'p e i', 'ile du prince edouard', 'pe island'],
  QC: ['que', 'pq', 'p q', 'qu'],
  SK: ['sask'],
  YT: ['yk', 'yukon territory', 'yuk', 'y t'],
}

const POSTAL_LETTERS: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/** Alternating letters and digits, with a space, dash or nothing in the middle (REQ-190). */
const POSTAL_CODE = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i

/** By code, full name in English or French, or common abbreviation, ignoring case and accents (B-11). */
export function provinceCode(text: string): ProvinceCode | null {
  const said = foldText(text).replace(/\./g, ' ')
  return (
    PROVINCE_CODES.find((code) => said === code.toLowerCase() || said === foldText(PROVINCES[code]) || OTHER_NAMES[code].includes(said)) ??
    null
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
  const places = POSTAL_LETTERS[formatted.slice(0, 1)] ?? []
  return !places.includes(province)
}
