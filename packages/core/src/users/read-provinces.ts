import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { provinceCode } from '../reference-data/provinces.ts'

/** Codes from a comma-separated text or a list; null when one is unknown (B-11, REQ-275). */
export function readProvinces(said: string | readonly string[]): ProvinceCode[] | null {
  const names = (typeof said === 'string' ? said.split(',') : said).map((name) => name.trim()).filter((name) => name !== '')
  const codes = names.map(provinceCode)
  return codes.includes(null) ? null : PROVINCE_CODES.filter((code) => codes.includes(code))
}
