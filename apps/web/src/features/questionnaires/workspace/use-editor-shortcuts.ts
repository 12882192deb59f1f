import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y do again, Ctrl+S saves. Not in a dialog, and not in a name that is still being typed. */
export function useEditorShortcuts(keys: { undo: () => void; redo: () => void; save: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (!shortcut || isElsewhere(event.target)) return
    event.preventDefault()
    keys[shortcut]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function shortcutOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | 'save' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  if (shiftKey) return null
  return key === 'y' ? 'redo' : key === 's' ? 'save' : null
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]')) return true
  return target instanceof HTMLInputElement && target.dataset.typing === 'true'
}
