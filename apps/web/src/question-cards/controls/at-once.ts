import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * What makes the label of a choice answer at once: a tap, or Enter or Space on it. The arrows pass by choices on the way to another, and a
 * click by a program has no pointer (`detail` 0): both only choose.
 */
export function atOnce(answer: () => void) {
  return {
    onClick(event: MouseEvent) {
      if (event.detail === 0) return
      // On the words beside it the browser would click the field a second time.
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      answer()
    },
    onKeyDown(event: KeyboardEvent) {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return
      event.preventDefault()
      answer()
    },
  }
}
