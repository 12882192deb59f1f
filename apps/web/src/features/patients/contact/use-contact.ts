import type { Input } from '@clinic/contract/endpoint'
import { correctContact, readContact } from '@clinic/contract/patients/contact'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const keyOf = (patientId: string) => ['patient', patientId, 'contact'] as const

export function useContact(patientId: string) {
  return useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(readContact, { params: { patient_id: patientId }, signal }),
    gcTime: 0,
  })
}

export type ContactOrder = Input<typeof correctContact>['body']

/** Corrects contact details; the record is refetched either way. */
export function useCorrectContact(patientId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContactOrder) => call(correctContact, { params: { patient_id: patientId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['patient', patientId] }),
  })
}
