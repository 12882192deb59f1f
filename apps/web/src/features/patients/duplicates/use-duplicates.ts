import { compareRecords, keepApart, listDuplicates, type MergeOrder, mergeRecords, undoMerge } from '@clinic/contract/patients/duplicates'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'

const KEY = ['duplicates'] as const

/** `shown`: how many pairs and merges; those on the screen remain until the longer list has arrived. */
export function useDuplicates(shown: number) {
  return useQuery({
    queryKey: [...KEY, 'list', shown],
    queryFn: ({ signal }) => call(listDuplicates, { query: { shown }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Both records side by side; never from the cache, since each reading is an entry in both histories. */
export function useComparison(pair: { one_id: string; other_id: string }) {
  return useQuery({
    queryKey: [...KEY, pair.one_id, pair.other_id],
    queryFn: ({ signal }) => call(compareRecords, { params: pair, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a manager does about a pair. Lists and records are refetched. */
export function useMerging() {
  const client = useQueryClient()
  const read = {
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: KEY }), client.invalidateQueries({ queryKey: ['patient'] })]),
    onError: (error: unknown) => notify.failure(problemSentence(error)),
  }
  const undo = useMutation({
    mutationFn: (id: number) => call(undoMerge, { params: { merge_id: String(id) } }),
    onSuccess: ({ message }) => notify.success(message),
    ...read,
  })
  const merge = useMutation({ mutationFn: (body: MergeOrder) => call(mergeRecords, { body }), ...read })
  const apart = useMutation({
    mutationFn: (params: { one_id: string; other_id: string }) => call(keepApart, { params }),
    onSuccess: ({ message }) => notify.success(message),
    ...read,
  })
  return { merge, undo, apart }
}
