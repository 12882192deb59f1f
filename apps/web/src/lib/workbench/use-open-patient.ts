import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The pages with a patient beside their list. */
type ListPage = '/pages/userQueue' | '/pages/NPQueue' | '/pages/PCRAdmin' | '/pages/NPAdmin' | '/pages/PatientManager'

export type OpenPatient = { patient: string | null; open: (patientId: string) => void; close: () => void }

/** The patient beside the list, kept in the address: a reload, a link and the back button of a phone lead to them. */
export function useOpenPatient(page: ListPage): OpenPatient {
  const { patient = '' } = useSearch({ from: page })
  const navigate = useNavigate()
  const isOpen = patient !== ''
  const put = useCallback(
    (next: string | undefined) =>
      void navigate({
        to: page,
        search: ({ patient: _, part: __, ...before }) => ({ ...before, ...(next && { patient: next }) }),
        replace: isOpen,
        resetScroll: false,
      }),
    [navigate, page, isOpen],
  )
  return { patient: isOpen ? patient : null, open: put, close: useCallback(() => put(undefined), [put]) }
}
