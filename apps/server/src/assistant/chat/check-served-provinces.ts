import type { EmergencyNumber } from '@clinic/contract/emergency-numbers'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { provinceName } from '@clinic/core/reference-data/provinces'

/** Throws where a served province has no verified number for emergencies: a card could only name one that does not ring (F-20). */
export function checkServedProvinces(served: readonly ProvinceCode[], numbers: readonly EmergencyNumber[]): void {
  const without = served.filter((code) => !numbers.some((number) => number.status === 'verified' && isEmergencyIn(number, code)))
  if (without.length === 0) return
  throw new Error(
    `These settings cannot be used:\n  SERVED_PROVINCES: ${without.map(provinceName).join(', ')} has no verified emergency number in data/emergency-numbers. Exclude ${without.join(',')}, or verify the number first.`,
  )
}

function isEmergencyIn({ service, place, except = [] }: EmergencyNumber, code: ProvinceCode): boolean {
  return service === 'emergency' && (place === code || (place === 'CA' && !except.includes(code)))
}
