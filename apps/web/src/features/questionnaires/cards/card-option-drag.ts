import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { placeAt, scrollStep } from './card-scroll.ts'

type Drag = { label: string; place: number }

/**
 * Drags an option (`[data-option]`) by its handle among those of its question (`[data-options]`); the nearest `[data-scrolls]` around scrolls
 * along. Answers which option is where at the moment. `grab` stays the same as long as `onMove` does.
 */
export function useOptionDrag(onMove: (label: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef(0)
  const grab = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const handle = event.currentTarget
      const label = handle.closest<HTMLElement>('[data-option]')?.dataset.option
      const list = handle.closest<HTMLElement>('[data-options]')
      const frame = handle.closest<HTMLElement>('[data-scrolls]')
      if (label === undefined || !list || !frame) return
      event.preventDefault()
      handle.setPointerCapture(event.pointerId)
      pointer.current = event.clientY
      const stop = new AbortController()
      const now = { label, place: -1 }
      const measure = () => {
        const place = placeAt(pointer.current, middlesOf(list, label))
        if (place === now.place) return
        now.place = place
        setDrag({ ...now })
      }
      const scroll = () => {
        if (stop.signal.aborted) return
        frame.scrollTop += scrollStep(pointer.current, frame.getBoundingClientRect())
        measure()
        requestAnimationFrame(scroll)
      }
      const end = (isDropped: boolean) => {
        stop.abort()
        setDrag(null)
        if (isDropped) onMove(label, now.place)
      }
      const on = { signal: stop.signal }
      const point = (moved: globalThis.PointerEvent) => {
        pointer.current = moved.clientY
      }
      handle.addEventListener('pointermove', point, on)
      handle.addEventListener('pointerup', () => end(true), on)
      handle.addEventListener('pointercancel', () => end(false), on)
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), on)
      measure()
      requestAnimationFrame(scroll)
    },
    [onMove],
  )
  return { drag, grab }
}

function middlesOf(list: HTMLElement, dragged: string): number[] {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-option]')].filter((row) => row.dataset.option !== dragged)
  return rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
}
