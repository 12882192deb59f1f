import type { Word, WordPlace } from '@clinic/contract/translations'
import { placeKey } from './places-of.ts'

/** English with the words known for it, the last of several; what has no letters reads the same in every language. */
export function translate(places: readonly WordPlace[], known: readonly Word[]): Word[] {
  const words = new Map(known.map((word) => [placeKey(word), word.translation]))
  return places.map(({ tag, part, original }) => {
    const translation = words.get(placeKey({ tag, part, original })) ?? (/\p{L}/u.test(original) ? '' : original)
    return { tag, part, original, translation }
  })
}
