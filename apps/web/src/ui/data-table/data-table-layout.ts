import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How much room a table has: all it wants, a little less, less than its columns need, enough for some of them, or that of a phone. */
export type TableLayout = 'roomy' | 'tight' | 'scroll' | 'slim' | 'narrow'

/** For cells that show less where there is less room. */
export const TableLayoutContext = createContext<TableLayout>('roomy')

const ROOMY = 1100
/** For rows that stay rows: their cells need less. */
const ROOMY_LINES = 960
/** With less, rows have two lines, and lists with columns to omit omit them. */
const NARROW = 560

type Room = {
  layout: TableLayout
  /** Pixels: columns that need more are omitted. */
  room: number
}

type Needs = { needs: number; widest: number; hasLines: boolean }

/** The layout for a width in pixels; with less than `needs` the table scrolls sideways. 0: it never does, and columns are omitted instead. */
function layoutFor(width: number, { needs, widest, hasLines }: Needs): TableLayout {
  if (needs === 0) return width < widest ? 'slim' : width < ROOMY_LINES ? 'tight' : 'roomy'
  if (width >= needs) return width < ROOMY ? 'tight' : 'roomy'
  if (width >= NARROW) return 'scroll'
  if (widest > 0) return 'slim'
  return hasLines ? 'narrow' : 'scroll'
}

type Placed = { from?: number; phone?: string }

/** Watches an element's width; known before the first picture. */
export function useTableLayout(needs: number, columns: readonly Placed[]): [RefObject<HTMLDivElement | null>, Room] {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room>({ layout: 'roomy', room: Number.POSITIVE_INFINITY })
  const steps = columns.map(({ from = 0 }) => from).join()
  const hasLines = columns.some(({ phone = 'heading' }) => phone !== 'heading')
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const froms = steps.split(',').map(Number)
    const measure = () => {
      const width = element.clientWidth
      const layout = layoutFor(width, { needs, widest: Math.max(...froms), hasLines })
      const omits = needs === 0 || layout === 'slim'
      const next = { layout, room: omits ? Math.max(...froms.filter((from) => from <= width)) : Number.POSITIVE_INFINITY }
      setRoom((before) => (before.layout === next.layout && before.room === next.room ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [needs, steps, hasLines])
  return [place, room]
}
