import { canonicalText, type StoredTexts } from './canonical-text.ts'

/** A keyed hash in hexadecimal. */
export type Mac = (text: string) => string

/** The latest signature: number and hash. */
export type Head = { number: number; hash: string }
export type Seal = Head & { id: string; created_at: string }

/** The start of every chain. */
export const NO_HEAD: Head = { number: 0, hash: '0'.repeat(64) }

/** Signs entries in order: consecutive numbers, each hash including the one before. */
export function chain(head: Head, entries: readonly StoredTexts[], mac: Mac): Seal[] {
  let { number, hash } = head
  return entries.map((entry) => {
    number += 1
    hash = mac(canonicalText(entry, { number, previous: hash }))
    return { number, hash, id: entry.id ?? '', created_at: entry.created_at ?? '' }
  })
}
