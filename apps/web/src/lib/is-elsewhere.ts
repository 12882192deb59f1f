const DIALOG = '[role="dialog"][aria-modal="true"]'

/** The last key that was pressed while a dialog was open: without movement the dialog is gone before the screen hears of the key. */
let heardByDialog: Event | null = null
window.addEventListener('keydown', (event) => (heardByDialog = document.querySelector(DIALOG) ? event : null), true)

/** Whether a key was pressed while a dialog was open, which had its use for it. */
export function isOfDialog(event: Event): boolean {
  return event === heardByDialog
}

/** Whether a key is for something else than the screen: typing, menus and dialogs have their own use for keys. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(DIALOG)) return true
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null
  )
}
