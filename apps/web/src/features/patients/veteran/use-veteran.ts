import type { Input } from '@clinic/contract/endpoint'
import { readVeteran, recordVeteran } from '@clinic/contract/patients/veteran'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const keyOf = (patientId: string) => ['patient', patientId, 'veteran'] as const

export function useVeteran(patientId: string) {
  return useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(readVeteran, { params: { patient_id: patientId }, signal }),
  })
}

/** Records who pays; it is refetched either way. */
export function useRecordVeteran(patientId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof recordVeteran>['body']) => call(recordVeteran, { params: { patient_id: patientId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['patient', patientId] }),
  })
}
