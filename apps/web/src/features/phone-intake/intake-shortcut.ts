/** `choose`: the option at this place, from 0. */
export type IntakeShortcut = 'submit' | 'back' | { choose: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

/**
 * What a key means while a patient is asked: Alt+Left goes back; Enter keeps the answer; 1 to 9, then 0, choose an option. `place`: where the
 * focus is. Digits are digits in words, and Enter presses a control that has the focus; Shift+Enter is a new line.
 */
export function intakeShortcut(pressed: Pressed, place: 'choice' | 'text' | 'control' | 'page'): IntakeShortcut | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (pressed.isComposing || ctrlKey || metaKey) return null
  if (altKey) return key === 'ArrowLeft' && !shiftKey ? 'back' : null
  if (key === 'Enter') return place === 'control' || shiftKey ? null : 'submit'
  if (place === 'text' || place === 'control' || !/^\d$/.test(key)) return null
  return { choose: (Number(key) + 9) % 10 }
}
