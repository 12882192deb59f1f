import ZONES from '../../../../data/reference/time-zones.json' with { type: 'json' }
import { foldText } from '../shared/fold-text.ts'
import { mainTimeZone, provinceCode } from './provinces.ts'

/** Every zone that an address may have, apart from the main ones of the provinces. */
export const TOWN_ZONES: readonly string[] = [...new Set(ZONES.map(({ time_zone }) => time_zone))]

type Place = { province: string; city: string; zipcode: string }

/**
 * The time zone of an address (E-10): by town, by postal code, else the province’s main zone. Null without a
 * province.
 */
export function timeZoneOf({ province, city, zipcode }: Place): string | null {
  const code = provinceCode(province)
  if (code === null) return null
  const [town, area] = [foldText(city), zipcode.toUpperCase().slice(0, 3)]
  const place =
    ZONES.find(({ province, towns }) => province === code && towns.includes(town)) ??
    ZONES.find(({ postal_areas }) => postal_areas.includes(area))
  return place?.time_zone ?? mainTimeZone(code)
}
