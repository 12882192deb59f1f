import { type RefObject, useEffect, useRef, useState } from 'react'

/** No one who neither points, types nor moves for this long minds that rows move. Milliseconds. */
const IDLE = 60_000

/** `moving`: someone points at the table or moves through it by keys. `typedIn`: the row whose field has the caret. */
export type TableUse = { moving: boolean; typedIn: string | null }

/** Watches whether someone is using a table: then its rows keep their places. */
export function useTableUse(place: RefObject<HTMLElement | null>): TableUse {
  const [use, setUse] = useState<TableUse>({ moving: false, typedIn: null })
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const put = (change: Partial<TableUse>) => setUse((now) => (isSame(now, change) ? now : { ...now, ...change }))
    const rest = () => {
      window.clearTimeout(timer.current)
      put({ moving: false })
    }
    const move = () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(rest, IDLE)
      put({ moving: true })
    }
    const handlers = {
      pointermove: (event: PointerEvent) => event.pointerType === 'mouse' && move(),
      pointerleave: rest,
      keydown: move,
      focusin: (event: FocusEvent) => put({ typedIn: typedRow(event.target) }),
      focusout: (event: FocusEvent) => {
        put({ typedIn: null })
        if (!element.contains(event.relatedTarget as Node | null) && !element.matches(':hover')) rest()
      },
    }
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener)
    return () => {
      window.clearTimeout(timer.current)
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler as EventListener)
    }
  }, [place])
  return use
}

function isSame(now: TableUse, change: Partial<TableUse>): boolean {
  return (change.moving ?? now.moving) === now.moving && (change.typedIn === undefined || change.typedIn === now.typedIn)
}

function typedRow(target: EventTarget | null): string | null {
  const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
  return isField ? (target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey ?? null) : null
}
