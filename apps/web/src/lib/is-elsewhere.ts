/** Whether a key is for something else than the screen: typing, menus and dialogs have their own use for keys. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return true
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null
  )
}
