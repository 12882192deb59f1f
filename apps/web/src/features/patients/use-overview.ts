import { readOverview } from '@clinic/contract/chart'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatLanguage } from '../../lib/messages/language.ts'

/** What the record holds beside the status row. */
export function useOverview(patientId: string) {
  return useQuery({
    queryKey: ['patient', patientId, 'overview'],
    queryFn: ({ signal }) =>
      call(readOverview, { params: { patient_id: patientId }, query: formatLanguage() === 'fr-CA' ? { language: 'fr' } : {}, signal }),
  })
}
