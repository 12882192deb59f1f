/** A kept value in words: lists joined, parts of an object joined, Yes and No; `null` for none. */
export function inWordsOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => inWordsOf(one) ?? '').join(', ')
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => inWordsOf(one) ?? '')
      .join(' / ')
  return String(value)
}
