import type { ProvinceCode } from '@clinic/contract/provinces'
import { mainTimeZone, provinceName } from '../reference-data/provinces.ts'
import { timeZoneOf } from '../reference-data/time-zone-of.ts'

export type HomePlace = { province: ProvinceCode | null; city: string; postal_code: string }

/** The patient’s clock at a visit: that of their address when at home, else the main one of the province. */
export function visitZone(province: ProvinceCode, { province: home, city, postal_code }: HomePlace): string {
  const atHome = home === province ? timeZoneOf({ province: provinceName(province), city, zipcode: postal_code }) : null
  return atHome ?? mainTimeZone(province)
}
