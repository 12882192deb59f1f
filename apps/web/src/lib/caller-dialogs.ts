/** Dialogs for a caller, reachable on every page of staff. */
export type CallerDialog = 'look-up' | 'register'

let open: ((dialog: CallerDialog) => void) | null = null

/** The host of the dialogs says how they are opened; answers how to take that back. */
export function onOpenCallerDialog(opener: (dialog: CallerDialog) => void): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

export function openCallerDialog(dialog: CallerDialog): void {
  open?.(dialog)
}
