import type { OpenWord } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'

/** The words of one question, under its tag; those of the questionnaire itself, its name, under none. */
type Group = { tag: string; words: OpenWord[] }

/** Words by question, in their order. */
export function groupTranslations(words: readonly OpenWord[]): Group[] {
  const groups = new Map<string, Group>()
  for (const word of words) {
    const group = groups.get(word.tag) ?? { tag: word.tag, words: [] }
    group.words.push(word)
    groups.set(word.tag, group)
  }
  return [...groups.values()]
}

/** What is left to do: nothing stands there, or the same as at another answer. */
export function isLeft(word: OpenWord, alike: ReadonlySet<string>): boolean {
  return word.translation === '' || alike.has(placeKey(word))
}

/** What is missing but stands word for word elsewhere, with its French. */
export function knownElsewhere(words: readonly OpenWord[]): OpenWord[] {
  return words.flatMap((word) =>
    word.translation === '' && word.start?.original === word.original ? [{ ...word, translation: word.start.translation }] : [],
  )
}
