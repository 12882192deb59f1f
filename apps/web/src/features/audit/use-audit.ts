import { countNewerAudit, readAuditState, searchAudit } from '@clinic/contract/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { type AuditSearch, filterOf } from './audit-search.ts'

const POLL_MS = 15_000

/** One page of the log. Every look at it is an entry of the log, so it is taken only when someone asks. */
export function useAuditPage(search: AuditSearch) {
  return useQuery({
    queryKey: ['audit', 'page', search],
    queryFn: ({ signal }) => call(searchAudit, { query: search, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** How many entries that fit have come since the first row shown; leaves no entry. */
export function useNewer(search: AuditSearch, newest: string | null) {
  return useQuery({
    queryKey: ['audit', 'newer', search, newest],
    queryFn: ({ signal }) => call(countNewerAudit, { query: { ...filterOf(search), after: newest ?? '' }, signal }),
    enabled: newest !== null && search.before === '' && search.after === '',
    refetchInterval: POLL_MS,
  })
}

export function useChainState() {
  return useQuery({
    queryKey: ['audit', 'state'],
    queryFn: ({ signal }) => call(readAuditState, { signal }),
    refetchInterval: POLL_MS,
  })
}
