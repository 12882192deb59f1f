import { type FoundPatient, findPatients } from '@clinic/contract/patient-manager'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Typing rests for this long before the server is asked. Milliseconds. */
const PAUSE = 150

type Found = { patients: readonly FoundPatient[]; busy: boolean; error: Error | null }
const NO_PATIENTS: readonly FoundPatient[] = []

/** Patients whom the words find, as the server sees them. `session` is one search from opening to closing; `null`: nothing is looked for. */
export function useFoundPatients(typed: string, session: string | null): Found {
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const enabled = session !== null && q !== '' && typed.trim() !== ''
  const found = useQuery({
    queryKey: ['find', session, q],
    queryFn: ({ signal }) => call(findPatients, { query: { q, session: session ?? '' }, signal }),
    enabled,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  const waiting = session !== null && typed.trim() !== '' && typed.trim() !== q
  return {
    patients: enabled ? (found.data ?? NO_PATIENTS) : NO_PATIENTS,
    busy: waiting || (enabled && found.isFetching),
    error: enabled ? found.error : null,
  }
}
