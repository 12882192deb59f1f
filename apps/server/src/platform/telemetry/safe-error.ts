/** An error as a log may hold it. */
export type SafeError = { type: string; code: string; message: string; stack: string }

/** Errors whose message may quote data: row values, text that is not JSON, an unknown key. */
const QUOTING = new Set(['PostgresError', 'DatabaseError', 'error', 'SyntaxError', 'ZodError', '$ZodError'])
const PLACES = 5

/**
 * Type, code, stack frames and, if it cannot quote data, the message. A message may contain line breaks, so that its
 * rest would appear in the stack: only stack frames are taken from there.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, code: '', message: '', stack: '' }
  const { name, message, stack } = error
  const code = String((error as { code?: unknown }).code ?? '')
  const places = (stack ?? '').split('\n').filter((line) => PLACE.test(line))
  return { type: name, code, message: QUOTING.has(name) ? `${name} ${code}`.trim() : message, stack: places.slice(0, PLACES).join('\n') }
}

const PLACE = /^\s+at .*(?::\d+:\d+\)?|\(native\)|<anonymous>\)?)$/

/** The same in words, on one line. */
export function failureWords(error: unknown): string {
  const { type, message } = safeError(error)
  return message || type
}
