const DIALOG = '[role="dialog"][aria-modal="true"]'

/** The last key, and how many dialogs were open: without movement a dialog is gone before what is below it hears of the key. */
let last: { key: Event | null; dialogs: number } = { key: null, dialogs: 0 }
window.addEventListener('keydown', (key) => (last = { key, dialogs: document.querySelectorAll(DIALOG).length }), true)

/** Whether a key was pressed while a dialog was open, which had its use for it; `above`: how many of them lie below. */
export function isOfDialog(event: Event, above = 0): boolean {
  return event === last.key && last.dialogs > above
}

/** Whether Escape is for a dialog that lies on no other: not for one above it, nor for an open list in it. */
export function closesLowest(event: KeyboardEvent): boolean {
  const inList = event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true'
  return event.key === 'Escape' && !event.isComposing && !inList && !isOfDialog(event, 1)
}

/** Whether a key is for something else than the screen: typing, menus and dialogs have their own use for keys. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(DIALOG)) return true
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null
  )
}
