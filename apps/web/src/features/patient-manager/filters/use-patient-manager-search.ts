import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import {
  changePatientManagerSearch,
  type PatientManagerSearch,
  readPatientManagerSearch,
  writePatientManagerSearch,
} from './patient-manager-search.ts'

/** Words, filters, order and page, kept in the address. */
export function usePatientManagerSearch(): [PatientManagerSearch, (change: Partial<PatientManagerSearch>) => void] {
  const raw = useSearch({ from: '/pages/PatientManager' })
  const navigate = useNavigate()
  const search = useMemo(() => readPatientManagerSearch(raw), [raw])
  const change = useCallback(
    (given: Partial<PatientManagerSearch>) => {
      const next = ({ patient, part, ...before }: Record<string, string | undefined>) => ({
        ...writePatientManagerSearch(changePatientManagerSearch(readPatientManagerSearch(before), given)),
        ...(patient && { patient }),
        ...(part && { part }),
      })
      void navigate({ to: '/pages/PatientManager', search: next, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [search, change]
}
