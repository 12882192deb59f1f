import { readCalls } from '@clinic/contract/patients/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/**
 * What the patient’s clock shows, `2026-11-24 09:00`; when a call back is suggested, `yyyy-MM-ddTHH:mm`; and why they stay in line with “nothing”, null
 * where something else would happen next.
 */
export function usePatientPlans(patientId: string) {
  const { data } = useQuery({
    queryKey: ['patient', patientId, 'plans'],
    queryFn: ({ signal }) => call(readCalls, { params: { patient_id: patientId }, signal }),
    gcTime: 0,
    staleTime: 0,
  })
  return { clock: data?.clock, suggested: data?.proposals['call-back']?.next_local ?? '', staysFor: data?.without_line ?? null }
}
