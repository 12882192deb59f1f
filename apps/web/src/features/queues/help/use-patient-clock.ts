import { readCalls } from '@clinic/contract/patients/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** What the patient’s clock shows, `2026-11-24 09:00`, and when a call back is suggested, `yyyy-MM-ddTHH:mm`. */
export function usePatientClock(patientId: string, enabled: boolean) {
  const { data } = useQuery({
    queryKey: ['patient', patientId, 'clock'],
    queryFn: ({ signal }) => call(readCalls, { params: { patient_id: patientId }, signal }),
    enabled,
    gcTime: 0,
    staleTime: 0,
  })
  return { clock: data?.clock, suggested: data?.proposals['call-back']?.next_local ?? '' }
}
