import { readVisitNotes } from '@clinic/contract/patients/visit-notes'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const visitNotesKey = (patientId: string) => ['patient', patientId, 'visit-notes'] as const

/** The signed notes of a patient and one’s own draft. */
export function useVisitNotes(patientId: string) {
  return useQuery({
    queryKey: visitNotesKey(patientId),
    queryFn: ({ signal }) => call(readVisitNotes, { params: { patient_id: patientId }, signal }),
  })
}

export function refreshNotes(client: QueryClient, patientId: string) {
  return Promise.all([['patient', patientId], ['today']].map((queryKey) => client.invalidateQueries({ queryKey })))
}
