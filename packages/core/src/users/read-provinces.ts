import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { provinceCode } from '../reference-data/provinces.ts'

/** Codes of the places that a text separated by commas, or a list, names; `null` when one of them is no province or territory (B-11, REQ-275). */
export function readProvinces(said: string | readonly string[]): ProvinceCode[] | null {
  const names = (typeof said === 'string' ? said.split(',') : said).map((name) => name.trim()).filter((name) => name !== '')
  const codes = names.map(provinceCode)
  return codes.includes(null) ? null : PROVINCE_CODES.filter((code) => codes.includes(code))
}
