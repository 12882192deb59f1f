import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'

const DIALOG = '[role="dialog"][aria-modal="true"]'

/** The last key, and the dialog that was on top: without movement a dialog is gone before what is below it hears of the key. */
let last: { key: Event | null; top: Element | null } = { key: null, top: null }
window.addEventListener('keydown', (key) => (last = { key, top: [...document.querySelectorAll(DIALOG)].at(-1) ?? null }), true)

/** Whether a key was pressed while a dialog was open, which had its use for it. */
export function isOfDialog(event: Event): boolean {
  return event === last.key && last.top !== null
}

/** Mantine closes all open dialogs at Escape. One that others lie on takes this ref and `closeOnEscape={false}`: it closes when it is on top. */
export function useEscapeOnTop(opened: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useWindowEvent(
    'keydown',
    (event) => {
      const inList = event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true'
      if (!opened || event.key !== 'Escape' || event.isComposing || inList) return
      if (event === last.key && root.current?.contains(last.top)) onClose()
    },
    { capture: true },
  )
  return root
}

/** Whether a key is for something else than the screen: typing, menus and dialogs have their own use for keys. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(DIALOG)) return true
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null
  )
}
