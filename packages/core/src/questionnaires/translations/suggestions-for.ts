import type { OpenWord, Word, WordPart } from '@clinic/contract/translations'

/** Less alike than this are two answers, not one in other words. */
const ALIKE = 0.34

/** Of these a question has several, each with no place of its own but its words. */
const SEVERAL: readonly WordPart[] = ['option', 'look', 'group', 'message']

type Pool = {
  /** What has ever been written for this questionnaire, the newest last. */
  own: readonly Word[]
  /** What is written for all. */
  all: readonly Word[]
}

/** Words with what those that are missing can be begun with: what stood at the place before, else the same English elsewhere. */
export function suggestionsFor(words: readonly Word[], { own, all }: Pool): OpenWord[] {
  const before = new Map<string, Word[]>()
  for (const word of own) if (word.translation !== '') add(before, placeOf(word), word)
  const elsewhere = new Map([...all, ...own].filter(({ translation }) => translation !== '').map((word) => [word.original, word]))
  const standing = new Set(words.map((word) => `${placeOf(word)} ${word.original}`))
  return words.map((word) => {
    if (word.translation !== '') return { ...word, start: null }
    const gone = (before.get(placeOf(word)) ?? []).filter((one) => !standing.has(`${placeOf(one)} ${one.original}`))
    const same = elsewhere.get(word.original)
    const { original, translation } = same ?? (SEVERAL.includes(word.part) ? mostAlike(gone, word.original) : gone.at(-1)) ?? {}
    return { ...word, start: original === undefined || translation === undefined ? null : { original, translation } }
  })
}

function add(all: Map<string, Word[]>, place: string, word: Word): void {
  const list = all.get(place)
  if (list) list.push(word)
  else all.set(place, [word])
}

function placeOf({ tag, part }: Word): string {
  return JSON.stringify([tag, part])
}

/** The one that is gone and shares most words with a text. */
function mostAlike(gone: readonly Word[], label: string): Word | undefined {
  const scored = gone.map((word) => ({ word, score: shared(word.original, label) })).filter(({ score }) => score >= ALIKE)
  return scored.sort((one, other) => other.score - one.score)[0]?.word
}

/** The share of words that two texts have in common, 0 to 1. */
function shared(one: string, other: string): number {
  const [first, second] = [wordsIn(one), wordsIn(other)]
  const common = [...first].filter((word) => second.has(word)).length
  return first.size + second.size === 0 ? 0 : (2 * common) / (first.size + second.size)
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
