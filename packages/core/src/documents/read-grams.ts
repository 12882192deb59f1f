import type { DocumentRefusal } from '@clinic/contract/documents/readiness'

export type Read<T> = { value: T } | { refuse: DocumentRefusal; detail?: string }

/** The daily grams as typed: one figure above zero with at most two decimals; a comma is a point. A range is refused, and so is `.5`, which is easily read as 5. */
export function readGrams(typed: string): Read<number> {
  const text = typed.trim()
  if (text === '') return { refuse: 'grams-missing' }
  const match = /^([+-]?)(\d{1,9})(?:[.,](\d{1,12}))?$/.exec(text)
  if (!match) return { refuse: 'grams-not-one-figure' }
  const [, sign = '', whole = '', decimals = ''] = match
  if (decimals.length > 2) return { refuse: 'grams-decimals' }
  const value = Number(`${sign}${whole}.${decimals === '' ? '0' : decimals}`)
  return value > 0 ? { value } : { refuse: 'grams-not-above-zero' }
}
