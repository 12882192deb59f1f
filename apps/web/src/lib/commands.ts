import { useEffect, useEffectEvent } from 'react'

/** Something the command palette can do. `words`: what else it may be called; `keys`: the shortcut to show beside it. */
export type Command = { id: string; group: string; label: string; detail?: string; keywords?: string; keys?: string; run: () => void }

const sources = new Set<() => Command[]>()
let open: (() => void) | null = null

/** What the page on screen can do now; asked for when the palette opens. */
export function useCommands(make: () => Command[]): void {
  const latest = useEffectEvent(make)
  useEffect(() => {
    const source = () => latest()
    sources.add(source)
    return () => {
      sources.delete(source)
    }
  }, [])
}

/** The commands of everything on screen. */
export function readCommands(): Command[] {
  return [...sources].flatMap((source) => source())
}

/** The palette says how it is opened; answers how to take that back. */
export function onOpenPalette(opener: () => void): () => void {
  open = opener
  return () => {
    if (open === opener) open = null
  }
}

export function openPalette(): void {
  open?.()
}
