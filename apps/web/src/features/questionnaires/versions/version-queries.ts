import { listTestCases, listVersions, readVersion } from '@clinic/contract/questionnaires/versions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'

const ROOT = 'questionnaires'
/** What never changes, or is followed by the desk. */
const KEPT: readonly unknown[] = ['draft', 'version']

export function useVersions(key: string) {
  return useQuery({ queryKey: [ROOT, 'versions', key], queryFn: ({ signal }) => call(listVersions, { params: { key }, signal }) })
}

/** A published version, which never changes; `null` asks for none. */
export function useVersion(key: string, version: number | null) {
  return useQuery({
    queryKey: [ROOT, 'version', key, version],
    queryFn: ({ signal }) => call(readVersion, { params: { key, version: String(version) }, signal }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useRuns(key: string) {
  return useQuery({ queryKey: [ROOT, 'runs', key], queryFn: ({ signal }) => call(listTestCases, { params: { key }, signal }) })
}

/** Reads versions, test cases and the list again, after something was published or recorded. */
export function useRefreshQuestionnaire(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [ROOT], predicate: ({ queryKey }) => !KEPT.includes(queryKey[1]) })
}

/** Whether the person may change questionnaires. */
export function useMayWrite(): boolean {
  const { isAdmin, isPCRManager, isNPManager } = useSession()
  return isAdmin || isPCRManager || isNPManager
}
