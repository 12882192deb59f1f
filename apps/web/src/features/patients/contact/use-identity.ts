import type { Input } from '@clinic/contract/endpoint'
import { proposeIdentity, readIdentity, settleIdentity } from '@clinic/contract/patients/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function useIdentity(patientId: string) {
  return useQuery({
    queryKey: ['patient', patientId, 'identity'],
    queryFn: ({ signal }) => call(readIdentity, { params: { patient_id: patientId }, signal }),
    gcTime: 0,
  })
}

/** Proposes a correction, or confirms or declines a colleague’s; record and Today are refetched either way. */
export function useIdentityCorrection(patientId: string) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all([client.invalidateQueries({ queryKey: ['patient', patientId] }), client.invalidateQueries({ queryKey: ['today'] })])
  const propose = useMutation({
    mutationFn: (body: Input<typeof proposeIdentity>['body']) => call(proposeIdentity, { params: { patient_id: patientId }, body }),
    onSettled,
  })
  const settle = useMutation({
    mutationFn: ({ id, confirmed }: { id: number; confirmed: boolean }) =>
      call(settleIdentity, { params: { patient_id: patientId, correction_id: String(id) }, body: { confirmed } }),
    onSettled,
  })
  return { propose, settle }
}
