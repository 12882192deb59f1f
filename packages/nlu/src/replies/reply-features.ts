import type { Features } from '../classifier/features.ts'
import { normalizeSpelling } from '../text/normalize-spelling.ts'
import { replyConceptsOf } from './reply-concepts.ts'

/** What a reply is compared by: its words, neighbours, concepts alone and in pairs, and the pieces of letters that survive a misspelling. */
export function replyFeatures(text: string): Features {
  const typed = normalizeSpelling(text).split(' ').filter(Boolean)
  const stems = typed.map(stem)
  const pairs = ['^', ...stems].map((word, index) => `${word} ${stems[index] ?? '$'}`)
  const concepts = typed.flatMap(replyConceptsOf).map((concept) => `@${concept}`)
  const turned = concepts.slice(1).map((concept, index) => `${concepts[index]} ${concept}`)
  const pieces = stems.filter((word) => !/\d/.test(word)).flatMap(piecesOf)
  return { words: [...stems, ...pairs, ...concepts, ...turned], pieces }
}

function piecesOf(word: string): string[] {
  const framed = `<${word}>`
  return [3, 4]
    .filter((length) => length <= framed.length)
    .flatMap((length) => Array.from({ length: framed.length - length + 1 }, (_, start) => `~${framed.slice(start, start + length)}`))
}

function stem(word: string): string {
  if (/^\d+$/.test(word)) return '#'
  return word.length > 4 ? word.replace(/(?<=..[^su])s$/, '') : word
}
