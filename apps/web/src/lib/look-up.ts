let open: (() => void) | null = null

/** The host of the dialog says how it is opened; answers how to take that back. */
export function onOpenLookUp(opener: () => void): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

/** Opens “Look up caller”. */
export function openLookUp(): void {
  open?.()
}
