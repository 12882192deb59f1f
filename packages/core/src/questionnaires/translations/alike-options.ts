import type { Word } from '@clinic/contract/translations'
import { placeKey } from './places-of.ts'

/** Options of one question that read or look the same in translation, by `placeKey`: nobody could tell which of them was meant. */
export function alikeOptions(words: readonly Word[]): ReadonlySet<string> {
  const read = new Map<string, string[]>()
  for (const word of words) {
    if ((word.part !== 'option' && word.part !== 'look') || word.translation === '') continue
    const said = JSON.stringify([word.tag, word.part, word.translation.toLowerCase().replace(/\s+/g, ' ').trim()])
    read.set(said, [...(read.get(said) ?? []), placeKey(word)])
  }
  return new Set([...read.values()].filter(({ length }) => length > 1).flat())
}
