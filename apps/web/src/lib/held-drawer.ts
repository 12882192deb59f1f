let open: (() => void) | null = null

/** The host of the conversations says how one is opened; answers how to take that back. */
export function onOpenHeld(opener: () => void): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

/** Opens the conversation that the person has with the most that is new, on every page of staff. */
export function openHeld(): void {
  open?.()
}
