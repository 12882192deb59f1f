import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Lists up to this long are drawn whole; of longer ones, what is seen and some rows around it. */
const WHOLE = 100
const AROUND = 12
const ROW_HEIGHT = 60

export type RowWindow = { place: RefObject<HTMLDivElement | null>; first: number; last: number; before: number; after: number }

/** Which rows of a long list are drawn, and the pixels that those before and after them would take. Heights are measured once drawn. */
export function useRowWindow(count: number): RowWindow {
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const long = count > WHOLE
  const virtual = useWindowVirtualizer({ count, estimateSize: () => ROW_HEIGHT, overscan: AROUND, scrollMargin: top, enabled: long })
  const drawn = virtual.getVirtualItems()
  const [start, end] = [drawn[0], drawn.at(-1)]
  useLayoutEffect(() => {
    if (!place.current || !start) return
    setTop(Math.round(place.current.getBoundingClientRect().top + window.scrollY))
    const rows = [...place.current.querySelectorAll<HTMLElement>('tr[data-row-key]')]
    rows.forEach((row, index) => {
      const below =
        row.nextElementSibling instanceof HTMLElement && 'below' in row.nextElementSibling.dataset ? row.nextElementSibling : null
      const height = row.offsetHeight + (below?.offsetHeight ?? 0)
      if (height > 0) virtual.resizeItem(start.index + index, height)
    })
  })
  if (!long) return { place, first: 0, last: count, before: 0, after: 0 }
  if (!start || !end) return { place, first: 0, last: AROUND, before: 0, after: (count - AROUND) * ROW_HEIGHT }
  return { place, first: start.index, last: end.index + 1, before: start.start - top, after: virtual.getTotalSize() - (end.end - top) }
}
