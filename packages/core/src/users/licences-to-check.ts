import type { ProvinceCode } from '@clinic/contract/provinces'
import type { TodayLicences } from '@clinic/contract/queues/today'
import { LICENCE_STANDINGS, type LicenceFields } from '@clinic/contract/users/licences'
import { licenceStanding } from './licence-standing.ts'

/** A province in which an NP sees patients; `licence` null: none on file. */
type Place = { user_id: number; name: string; province: ProvinceCode; licence: LicenceFields | null }
type Row = TodayLicences['rows'][number]

/** What administrators have to look at, the most urgent first: one row for a person and a standing. Valid licences are omitted. */
export function licencesToCheck(places: readonly Place[], today: string): Row[] {
  const rows = new Map<string, Row>()
  for (const { user_id, name, province, licence } of places) {
    const standing = licenceStanding(licence, today)
    if (standing === 'valid') continue
    const key = `${user_id} ${standing}`
    const row = rows.get(key) ?? { user_id, name, standing, provinces: [], valid_to: null }
    rows.set(key, { ...row, provinces: [...row.provinces, province], valid_to: earlier(row.valid_to, licence?.valid_to ?? null) })
  }
  return [...rows.values()].sort((a, b) => urgency(a) - urgency(b) || lastDay(a).localeCompare(lastDay(b)))
}

function urgency({ standing }: Row): number {
  return LICENCE_STANDINGS.indexOf(standing)
}

function lastDay({ valid_to }: Row): string {
  return valid_to ?? '9999-12-31'
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}
