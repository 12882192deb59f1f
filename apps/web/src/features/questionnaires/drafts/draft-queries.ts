import { listDrafts, readDraft } from '@clinic/contract/questionnaires/drafts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'

const LIST = ['questionnaires', 'drafts'] as const

/** Every questionnaire with the state of its draft; follows what others begin, publish, delete and restore. */
export function useDrafts() {
  const client = useQueryClient()
  useLive((notice) => {
    if (notice.kind === 'resync' || notice.kind === 'questionnaire') void refreshDrafts(client)
  })
  return useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(listDrafts, { signal }) })
}

/** A draft as it is when it is opened; from then on the desk follows it. */
export function useDraft(key: string) {
  return useQuery({
    queryKey: ['questionnaires', 'draft', key],
    queryFn: ({ signal }) => call(readDraft, { params: { id: key }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}

export function refreshDrafts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LIST })
}
