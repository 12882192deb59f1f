import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How much room a table has: all it wants, a little less, less than its columns need, enough for its main ones, or that of a phone. */
export type TableLayout = 'roomy' | 'tight' | 'scroll' | 'slim' | 'narrow'

/** For cells that show less where there is less room. */
export const TableLayoutContext = createContext<TableLayout>('roomy')

const ROOMY = 1100
/** For rows that stay rows: their cells need less. */
const ROOMY_LINES = 960
/** With less, rows become cards. */
const NARROW = 560
const SLIM = 640

/** The layout for a width in pixels; with less than `needs` the table scrolls sideways. 0: it never does, and columns are omitted instead. */
function layoutFor(width: number, needs: number): TableLayout {
  if (needs === 0) return width < SLIM ? 'slim' : width < ROOMY_LINES ? 'tight' : 'roomy'
  if (width < Math.min(NARROW, needs)) return 'narrow'
  if (width < needs) return 'scroll'
  return width < ROOMY ? 'tight' : 'roomy'
}

/** Watches an element's width; known before the first picture. */
export function useTableLayout(needs: number): [RefObject<HTMLDivElement | null>, TableLayout] {
  const place = useRef<HTMLDivElement>(null)
  const [layout, setLayout] = useState<TableLayout>('roomy')
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setLayout(layoutFor(element.clientWidth, needs))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [needs])
  return [place, layout]
}
