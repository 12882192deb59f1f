import type { ManagedPage, ManagedQuery } from '@clinic/contract/patient-manager'
import { flagSets, readFilters } from '@clinic/core/patient-list/flags'
import { readSearchTerm } from '@clinic/core/patient-list/search-term'
import { segmentsOfList } from '@clinic/core/patient-list/segments'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { WrittenJson } from '../../platform/http/written-json.ts'
import { findListed } from './list-store.ts'

/**
 * A page of all patients, filtered, searched and sorted, with the exact total (REQ-583 to REQ-598, E-6). For
 * administrators.
 */
export async function listManaged({ sql, now }: StaffContext, query: ManagedQuery): Promise<WrittenJson<ManagedPage>> {
  const flags = flagSets(readFilters(query.only))
  const { rows, total } = await findListed(sql, {
    stretches: segmentsOfList(query.sort, { flags, descending: query.direction === 'desc' }),
    flags,
    needle: readSearchTerm(query.search),
    renewal_from: query.renewal_from,
    renewal_to: query.renewal_to,
    pcr: query.pcr === '' ? null : Number(query.pcr),
    skip: (query.page - 1) * query.size,
    take: query.size,
  })
  return new WrittenJson(`{"rows":${rows},"total":${total},"now":${JSON.stringify(now)}}`)
}
