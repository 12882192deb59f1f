import { listNps, listPcrs, type StaffUser } from '@clinic/contract/users'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const NO_STAFF: readonly StaffUser[] = []

/** Who can hold patients, as their groups allow it. Both lists or a failure with a new try (REQ-649). */
export function useQueueStaff() {
  const pcrs = useQuery({ queryKey: ['staff', 'pcr'], queryFn: ({ signal }) => call(listPcrs, { signal }), staleTime: 60_000 })
  const nps = useQuery({ queryKey: ['staff', 'np'], queryFn: ({ signal }) => call(listNps, { signal }), staleTime: 60_000 })
  return {
    pcrs: pcrs.data ?? NO_STAFF,
    nps: nps.data ?? NO_STAFF,
    failed: pcrs.isError || nps.isError,
    retry: () => Promise.all([pcrs.isError && pcrs.refetch(), nps.isError && nps.refetch()]),
  }
}
export type QueueStaff = ReturnType<typeof useQueueStaff>
