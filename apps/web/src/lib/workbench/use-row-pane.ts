import { useCallback, useEffect, useRef } from 'react'
import type { OpenPatient } from './use-open-patient.ts'

/** The pane waits this long before it follows the keys: who passes rows does not open their records. Milliseconds. */
const REST = 250

/** Which row the pane shows: one that is clicked or entered, and, while it is open, one that the keys come to rest on. */
export function useRowPane({ patient, open }: OpenPatient) {
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    onOpen: useCallback(
      (id: string) => {
        if (id === patient) document.querySelector<HTMLElement>('[data-pane]')?.focus()
        else open(id)
      },
      [patient, open],
    ),
    onMove: useCallback(
      (id: string) => {
        window.clearTimeout(timer.current)
        if (patient !== null && id !== patient) timer.current = window.setTimeout(() => open(id), REST)
      },
      [patient, open],
    ),
  }
}

/** Back to the row from the patient’s record; from anywhere else the record is closed. */
export function leavePane(place: HTMLElement | null, { patient, close }: OpenPatient): boolean {
  if (patient === null) return false
  const row = place?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(patient)}"]`)
  const inside = document.activeElement?.closest('[data-pane]')
  if (inside && row && row.offsetParent !== null) row.focus()
  else close()
  return true
}
