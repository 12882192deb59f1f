import type { PageQuery } from '@clinic/contract/queues'
import { type RefObject, useEffect, useRef } from 'react'
import { isElsewhere, isOfDialog } from '../is-elsewhere.ts'
import { undoLatest } from '../undo.ts'

type List = PageQuery['list']
export type RowPlace = { id: string; list: List }
type Keys = {
  onSearch: () => void
  onHelp?: () => void
  /** Enter on a row, or a click on it. */
  onOpen: (id: string) => void
  /** The keys have come to a row. */
  onMove?: (id: string) => void
  /** A key that a row may have a use for; `false`: it has none. */
  onRow?: (key: string, row: RowPlace) => boolean
  /** Nothing else had a use for Escape. */
  onEscape?: () => boolean
}
const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const LISTS: Record<string, List> = { m: 'mine', u: 'unassigned' }
/** What a key presses in the row that has the focus. */
const PRESSES: Record<string, string> = { d: '[data-details]', x: '[data-choose]' }

/** What has a use of its own for a click. */
const CONTROLS = 'a, button, input, textarea, select, label, summary, [tabindex="0"], [role="menuitem"], [role="option"]'

/** Keys of a screen with rows: search, help, undo, moving between rows and lists, and what can be done to a row. Answers the row used last. */
export function useRowShortcuts(place: RefObject<HTMLElement | null>, keys: Keys): RefObject<RowPlace | null> {
  const latest = useRef(keys)
  const last = useRef<RowPlace | null>(null)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isOfDialog(event) || isElsewhere(event.target)) return
      if (handle(event.key, place.current, latest.current)) event.preventDefault()
    }
    const handleFocus = (event: FocusEvent) => {
      const row = event.target instanceof Element ? rowOf(event.target) : null
      if (row && place.current?.contains(row)) last.current = placeOf(row)
    }
    const handleClick = (event: MouseEvent) => {
      const row = event.target instanceof Element && !isOfControl(event.target) ? rowOf(event.target) : null
      const id = row && place.current?.contains(row) && getSelection()?.isCollapsed !== false ? row.dataset.rowKey : undefined
      if (id) latest.current.onOpen(id)
    }
    window.addEventListener('click', handleClick)
    window.addEventListener('keydown', handleKey)
    window.addEventListener('focusin', handleFocus)
    return () => {
      window.removeEventListener('click', handleClick)
      window.removeEventListener('keydown', handleKey)
      window.removeEventListener('focusin', handleFocus)
    }
  }, [place])
  return last
}

/** Whether the key was one of ours. */
function handle(key: string, place: HTMLElement | null, keys: Keys): boolean {
  const { onSearch, onHelp, onEscape } = keys
  if (key === 'z') return undoLatest()
  if (key === '/') onSearch()
  else if (key === '?' && onHelp) onHelp()
  else {
    const rows = [...(place?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])]
    const row = rowOf(document.activeElement)
    const list = LISTS[key]
    if (list) return focus(rows.find((one) => placeOf(one)?.list === list))
    const step = STEPS[key]
    if (step !== undefined) return moveTo(row ? rows[rows.indexOf(row) + step] : step > 0 ? rows[0] : rows.at(-1), keys)
    if (key === 'Escape') return onEscape?.() ?? false
    return row !== null && applyKey(key, row, keys)
  }
  return true
}

function moveTo(row: HTMLElement | undefined, { onMove }: Keys): boolean {
  if (row?.dataset.rowKey) onMove?.(row.dataset.rowKey)
  return focus(row)
}

function applyKey(key: string, row: HTMLElement, { onOpen, onRow }: Keys): boolean {
  if (key === 'Enter' || key === ' ') {
    if (document.activeElement !== row) return false
    onOpen(row.dataset.rowKey ?? '')
    return true
  }
  if (key === 'n') return focus(row.querySelector<HTMLElement>('textarea'))
  const pressed = PRESSES[key]
  if (pressed) return press(row, pressed)
  const place = placeOf(row)
  return place !== null && (onRow?.(key, place) ?? false)
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
  return element !== null && element !== undefined
}

function press(row: HTMLElement | null, what: string): boolean {
  const button = row?.querySelector<HTMLElement>(what)
  button?.click()
  return button !== null && button !== undefined
}

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-row-key]') ?? null
}

/** A table that scrolls can have the focus too: only what is inside its row is meant. */
function isOfControl(element: Element): boolean {
  const control = element.closest(CONTROLS)
  return control !== null && (rowOf(element)?.contains(control) ?? true)
}

function placeOf(row: HTMLElement): RowPlace | null {
  const id = row.dataset.rowKey
  const list = row.closest<HTMLElement>('[data-list]')?.dataset.list
  return id && list ? { id, list: list as List } : null
}
