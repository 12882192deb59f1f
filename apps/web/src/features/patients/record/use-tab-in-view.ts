import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Another tab is shown from its top, and its name is in view where there is no room for all of them. */
export function useTabInView(tab: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(tab)
  useLayoutEffect(() => {
    const record = root.current
    if (!record) return
    const name = record.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    const list = name?.parentElement
    // A record that opens on its first tab has nothing to scroll, and to measure it would lay the page out twice.
    if (name && list && (last.current !== tab || name.previousSibling))
      list.scrollLeft = Math.max(0, name.offsetLeft - (list.clientWidth - name.offsetWidth) / 2)
    if (last.current === tab) return
    last.current = tab
    const head = record.firstElementChild
    const isScrolled = head !== null && head.getBoundingClientRect().top > record.getBoundingClientRect().top + 1
    if (isScrolled) record.scrollIntoView({ block: 'start' })
  }, [tab])
  return root
}
