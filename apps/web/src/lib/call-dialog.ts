let open: ((patientId: string) => void) | null = null

/** The host of the dialog says how it is opened; answers how to take that back. */
export function onOpenCallDialog(opener: (patientId: string) => void): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

/** Opens “Record a call” for a patient, on every page of staff. */
export function openCallDialog(patientId: string): void {
  open?.(patientId)
}
