import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { ProvinceCount } from '@clinic/contract/reports'
import { provinceName } from '../reference-data/provinces.ts'

/** All thirteen by name, then the unknown province if needed. `counts`: by code, empty for none. */
export function arrangeProvinces(counts: ReadonlyMap<string, number>): ProvinceCount[] {
  const rows = PROVINCE_CODES.map((code) => ({ code, province: provinceName(code), patients: counts.get(code) ?? 0 }))
  const known = [...rows].sort((a, b) => (a.province < b.province ? -1 : 1))
  const rest = [...counts].filter(([code]) => !(PROVINCE_CODES as string[]).includes(code)).reduce((sum, [, count]) => sum + count, 0)
  return rest > 0 ? [...known, { code: null, province: 'Not known', patients: rest }] : known
}
