import type { Queue } from '@clinic/contract/queues'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { QUEUE_PAGES } from '../search/use-queue-search.ts'

export type OpenPatient = { patient: string | null; open: (patientId: string) => void; close: () => void }

/** The patient beside the list, kept in the address: a reload, a link and the back button of a phone lead to them. */
export function useOpenPatient(queue: Queue): OpenPatient {
  const { patient = '' } = useSearch({ from: QUEUE_PAGES[queue] })
  const navigate = useNavigate()
  const isOpen = patient !== ''
  const put = useCallback(
    (next: string | undefined) =>
      void navigate({
        to: QUEUE_PAGES[queue],
        search: ({ patient: _, part: __, ...before }) => ({ ...before, ...(next && { patient: next }) }),
        replace: isOpen,
        resetScroll: false,
      }),
    [navigate, queue, isOpen],
  )
  return { patient: isOpen ? patient : null, open: put, close: useCallback(() => put(undefined), [put]) }
}
