import { canonicalText, type StoredTexts } from './canonical-text.ts'

/** A keyed hash of a text, in hexadecimal. Only whoever has the key can make it. */
export type Mac = (text: string) => string

/** The newest seal: its number and hash. */
export type Head = { number: number; hash: string }
export type Seal = Head & { id: string; created_at: string }

/** Where every chain begins: nothing is sealed. */
export const NO_HEAD: Head = { number: 0, hash: '0'.repeat(64) }

/** Seals entries in the order given, onto the head: numbers without a gap, each hash made of the one before it. */
export function chain(head: Head, entries: readonly StoredTexts[], mac: Mac): Seal[] {
  let { number, hash } = head
  return entries.map((entry) => {
    number += 1
    hash = mac(canonicalText(entry, { number, previous: hash }))
    return { number, hash, id: entry.id ?? '', created_at: entry.created_at ?? '' }
  })
}
