import type { Input } from '@clinic/contract/endpoint'
import { readReactions, recordReaction } from '@clinic/contract/patients/reactions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const keyOf = (patientId: string) => ['patient', patientId, 'reactions'] as const

export function useReactions(patientId: string) {
  return useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(readReactions, { params: { patient_id: patientId }, signal }),
  })
}

/** Records a reaction or how it continued; the list is refetched either way. */
export function useRecordReaction(patientId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof recordReaction>['body']) => call(recordReaction, { params: { patient_id: patientId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(patientId) }),
  })
}
