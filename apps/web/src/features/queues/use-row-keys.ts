import { type RefObject, useEffect, useRef } from 'react'

type Keys = { onSearch: () => void; onHelp: () => void }
const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Keys of the screen: `/` and `?`, moving from row to row, and on a row Enter for its details and `c` to claim it. */
export function useRowKeys(place: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      if (handle(event, place.current, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [place])
}

/** Whether the key was one of ours. */
function handle(event: KeyboardEvent, place: HTMLElement | null, { onSearch, onHelp }: Keys): boolean {
  if (event.key === '/') onSearch()
  else if (event.key === '?') onHelp()
  else {
    const rows = [...(place?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])]
    const row = rows.find((one) => one.contains(document.activeElement))
    const step = STEPS[event.key]
    if (step !== undefined) return move(rows, row, step)
    if (event.key === 'c') return press(row, '[data-claim]')
    if (event.key === 'Enter' && document.activeElement === row) return press(row, '[data-details]')
    return false
  }
  return true
}

function move(rows: HTMLElement[], row: HTMLElement | undefined, step: number): boolean {
  const next = row ? rows[rows.indexOf(row) + step] : step > 0 ? rows[0] : rows.at(-1)
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

function press(row: HTMLElement | undefined, what: string): boolean {
  const button = row?.querySelector<HTMLButtonElement>(what)
  button?.click()
  return button !== null && button !== undefined
}

/** Typing, menus and dialogs have their own use for keys. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return true
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null
  )
}
