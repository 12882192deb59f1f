import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

let printed: string[] = []
const original = { error: console.error, warn: console.warn }

// A console error that no test asserts is an error that goes unnoticed. A test that expects one calls vi.spyOn(console,
// 'error').
beforeEach(() => {
  printed = []
  console.error = (...parts: unknown[]) => void printed.push(format(...parts))
  console.warn = (...parts: unknown[]) => void printed.push(format(...parts))
})

afterEach(() => {
  Object.assign(console, original)
  if (printed.length > 0) throw new Error(`The code complained on the console during this test:\n${printed.join('\n')}`)
})
