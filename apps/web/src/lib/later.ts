import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { loadChunk } from './chunk.ts'
import { notify } from './notify.tsx'

/** A part of the screen whose code the page does not wait for. */
export type Later<Props> = {
  /** The part, where it is there already. */
  here: () => ComponentType<Props> | null
  /** Fetches it, once; what failed is tried again the next time. */
  load: () => Promise<ComponentType<Props>>
}

/** Any part, to be fetched and no more. */
export type Loads = { load: () => Promise<unknown> }

/** Milliseconds after which a page has everything of its own. */
const REST = 1_500

export function later<Props>(fetch: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null
  const arrive = async () => {
    try {
      here = await loadChunk(fetch)
      return here
    } finally {
      coming = null
    }
  }
  return {
    here: () => here,
    load: () => {
      if (here) return Promise.resolve(here)
      coming ??= arrive()
      return coming
    },
  }
}

/**
 * The part, from when it is first wanted and there: `null` until then; it comes automatically once the page is at rest. Beside it whether it has been
 * drawn, so that a dialog opens after that and knows where the focus came from.
 */
export function useLater<Props>(part: Later<Props>, wanted: boolean): readonly [Part: ComponentType<Props> | null, drawn: boolean] {
  const [used, setUsed] = useState<ComponentType<Props> | null>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => loadAtRest(part), [part])
  useLayoutEffect(() => {
    if (!wanted || used) return
    const here = part.here()
    if (here) return setUsed(() => here)
    let gone = false
    part.load().then(
      (arrived) => gone || setUsed(() => arrived),
      (error: Error) => gone || notify.failure(error.message),
    )
    return () => {
      gone = true
    }
  }, [part, wanted, used])
  useLayoutEffect(() => setDrawn(used !== null), [used])
  return [used, drawn]
}

/** What a trigger of a part does when it is pointed at or reached: a press then finds the part there. */
export function preload(part: Loads): void {
  part.load().catch(() => undefined)
}

function loadAtRest<Props>(part: Later<Props>): (() => void) | undefined {
  if (part.here()) return undefined
  const timer = window.setTimeout(() => part.load().catch(() => undefined), REST)
  return () => window.clearTimeout(timer)
}
