let ask: (() => boolean) | null = null

/** Something may have to be settled before someone logs out: `asker` answers false where it asks. Answers how to take that back. */
export function onLeaving(asker: () => boolean): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Whether nothing is left to settle. */
export function mayLeave(): boolean {
  return ask?.() ?? true
}
