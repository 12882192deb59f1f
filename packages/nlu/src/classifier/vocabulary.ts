import type { Features } from './features.ts'

/** A text as numbers: indices of known features and their weights. `known` is the share of its words, by weight, that were seen before. */
export type Row = { at: Int32Array; value: Float32Array; known: number }
export type Vocabulary = { index: ReadonlyMap<string, number>; rarity: Float32Array; unseen: number }

/** Letter pieces count less than words. */
const PIECES_WEIGHT = 0.7
/** A piece of letters must stand in this many texts to count. */
const PIECE_TEXTS = 2

/** Every feature of these texts with its rarity (inverse document frequency). */
export function vocabularyOf(texts: readonly Features[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const { words, pieces } of texts) {
    for (const one of new Set([...words, ...pieces])) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const kept = [...counts].filter(([one, count]) => !one.startsWith('~') || count >= PIECE_TEXTS)
  const rarity = (count: number) => Math.log((1 + texts.length) / (1 + count)) + 1
  return {
    index: new Map(kept.map(([one], index) => [one, index])),
    rarity: Float32Array.from(kept, ([, count]) => rarity(count)),
    unseen: rarity(0),
  }
}

/** Words and pieces are each brought to length one, so that neither drowns the other. */
export function rowOf({ words, pieces }: Features, vocabulary: Vocabulary): Row {
  const said = block(words, vocabulary, 1)
  const spelled = block(pieces, vocabulary, PIECES_WEIGHT)
  const at = Int32Array.from([...said.at, ...spelled.at])
  return { at, value: Float32Array.from([...said.value, ...spelled.value]), known: knownShare(words, vocabulary) }
}

function block(features: readonly string[], { index, rarity }: Vocabulary, weight: number): { at: number[]; value: number[] } {
  const counts = new Map<number, number>()
  for (const one of features) {
    const at = index.get(one)
    if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const value = [...counts].map(([at, count]) => (1 + Math.log(count)) * (rarity[at] ?? 0))
  const length = Math.sqrt(value.reduce((sum, one) => sum + one * one, 0)) || 1
  return { at: [...counts.keys()], value: value.map((one) => (weight * one) / length) }
}

function knownShare(words: readonly string[], { index, rarity, unseen }: Vocabulary): number {
  let known = 0
  let all = 0
  for (const word of words) {
    if (word.includes(' ') || word.startsWith('@')) continue
    const at = index.get(word)
    const weight = at === undefined ? unseen : (rarity[at] ?? 0)
    all += weight
    if (at !== undefined) known += weight
  }
  return all === 0 ? 0 : known / all
}
