/**
 * The path of the first string, key included, that no database column can hold (a NUL character, half a surrogate pair), or `null`.
 * `''` is the value itself. Depth is bounded so that nested bodies cannot exhaust the stack.
 */
export function firstUnusable(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return usable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  if (depth > 40) return path
  for (const [key, inner] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`
    if (!usable(key)) return path
    const found = firstUnusable(inner, here, depth + 1)
    if (found !== null) return found
  }
  return null
}

function usable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
