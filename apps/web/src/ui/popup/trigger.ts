import { type MouseEvent, useCallback, useId, useRef } from 'react'
import { type Loads, preload } from '../../lib/later.ts'

/** What a button is given that opens something beside itself. */
export type Trigger = {
  ref: (element: HTMLButtonElement | null) => void
  id: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'data-expanded': true | undefined
  onClick: (event: MouseEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}
type Opening = { kind: Trigger['aria-haspopup']; part: Loads; opened: boolean; onChange: (opened: boolean) => void }

/** The button's side of what opens beside it. `id` is the button's, `anchor` the button itself. */
export function useTrigger({ kind, part, opened, onChange }: Opening) {
  const id = useId()
  const anchor = useRef<HTMLElement | null>(null)
  const ref = useCallback((element: HTMLButtonElement | null) => {
    anchor.current = element
  }, [])
  const fetch = () => preload(part)
  const trigger: Trigger = {
    ref,
    id,
    'aria-haspopup': kind,
    'aria-expanded': opened,
    'aria-controls': opened ? dropdownId(id) : undefined,
    'data-expanded': opened || undefined,
    onClick: () => onChange(!opened),
    onPointerEnter: fetch,
    onFocus: fetch,
  }
  return { trigger, id, anchor }
}

function dropdownId(id: string): string {
  return `${id}-dropdown`
}
