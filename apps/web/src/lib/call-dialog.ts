/** `place`: of the outcome, from 1; absent: it is chosen in the dialog. */
type Opener = (patientId: string, place?: number) => void
let open: Opener | null = null

/** The host of the dialog says how it is opened; answers how to take that back. */
export function onOpenCallDialog(opener: Opener): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

/** Opens “Record a call” for a patient, on every page of staff. */
export function openCallDialog(patientId: string): void {
  open?.(patientId)
}

type Row = { patient_id: string; call_state: string; need_pcr_help_flag: boolean }

/** What a key does to the calls of a row: the dialog, or on a row that waits for a call how it went, by its number. False: nothing. */
export function applyCallKey(key: string, id: string, row: Row | null | undefined): boolean {
  const waits = row && (['planned', 'due'].includes(row.call_state) || row.need_pcr_help_flag)
  if (key === 'l') open?.(id)
  else if (waits && /^[1-8]$/.test(key)) open?.(id, Number(key))
  else return false
  return true
}
