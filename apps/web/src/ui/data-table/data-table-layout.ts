import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How much room a table has: all it wants, a little less, enough for its main columns, or only for cards, wide or narrow. */
export type TableLayout = 'roomy' | 'tight' | 'slim' | 'cards' | 'narrow'

/** For cells that show less where there is less room. */
export const TableLayoutContext = createContext<TableLayout>('roomy')

const ROOMY = 1100
/** For rows that stay rows: their cells need less. */
const ROOMY_LINES = 960
const NARROW = 520
const SLIM = 640

/** The layout for a width in pixels; below `cardsBelow` the columns would not fit. 0: rows stay rows. */
function layoutFor(width: number, cardsBelow: number): TableLayout {
  if (cardsBelow === 0) return width < SLIM ? 'slim' : width < ROOMY_LINES ? 'tight' : 'roomy'
  if (width < Math.min(NARROW, cardsBelow)) return 'narrow'
  if (width < cardsBelow) return 'cards'
  return width < ROOMY ? 'tight' : 'roomy'
}

/** Watches an element's width; known before the first picture. */
export function useTableLayout(cardsBelow: number): [RefObject<HTMLDivElement | null>, TableLayout] {
  const place = useRef<HTMLDivElement>(null)
  const [layout, setLayout] = useState<TableLayout>('roomy')
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setLayout(layoutFor(element.clientWidth, cardsBelow))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [cardsBelow])
  return [place, layout]
}
