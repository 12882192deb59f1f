import { useEffect, useEffectEvent } from 'react'
import { type IntakeShortcut, intakeShortcut } from './intake-shortcut.ts'

type Verbs = { onSubmit: () => void; onBack?: (() => void) | undefined; onDigit?: (place: number) => void }

/** The keys of the question on screen, wherever the focus is. */
export function useIntakeShortcuts({ onSubmit, onBack, onDigit }: Verbs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = document.querySelector('[role="dialog"][aria-modal="true"]') ? null : intakeShortcut(event, currentQuestion(event.target))
    if (key === null) return
    event.preventDefault()
    run(key, { onSubmit, onBack, onDigit: onDigit ?? (() => undefined) })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function run(key: IntakeShortcut, { onSubmit, onBack, onDigit }: Verbs): void {
  if (key === 'submit') onSubmit()
  else if (key === 'back') onBack?.()
  else onDigit?.(key.choose)
}

function currentQuestion(target: EventTarget | null): 'choice' | 'text' | 'control' | 'page' {
  if (!(target instanceof HTMLElement)) return 'page'
  if (target.closest('button, a[href], select, [role="menu"]')) return 'control'
  if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)) return 'choice'
  return target.closest('input, textarea, [contenteditable="true"]') ? 'text' : 'page'
}
