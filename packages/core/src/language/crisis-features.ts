import { crisisConceptsOf } from './crisis-concepts.ts'
import { type Features, featuresOf } from './features.ts'
import { bare } from './normalise.ts'

/**
 * Features of a text for the crisis net: its words and letters, what they are about, which of these stand together, which follow each other,
 * and the words before them. French elisions are opened ("j'ai", "l'air").
 */
export function crisisFeaturesOf(text: string): Features {
  const open = text.replace(ELISION, '$1 ')
  const { words, pieces } = featuresOf(open)
  const said = bare(open).split(' ')
  const about = said.map(crisisConceptsOf)
  return {
    words: [...words.filter((word) => !word.startsWith('@')), ...together(about), ...inOrder(about), ...before(said, about)],
    pieces: [...pieces, ...said.flatMap(soundOf)],
  }
}

const ELISION = /(?<!\p{L})([jdlmnsct]|qu)['’](?=\p{L})/giu

/** Pieces of a word as it sounds: vowels dropped, doubled letters folded, so that "brething" is near "breathing". */
function soundOf(word: string): string[] {
  const bones = `<${word.slice(0, 1)}${word.slice(1).replace(/[aeiouy]/g, '')}>`.replace(/(.)\1+/g, '$1')
  return [`~${bones}`, ...Array.from({ length: Math.max(0, bones.length - 3) }, (_, start) => `~=${bones.slice(start, start + 3)}`)]
}

type About = readonly (readonly string[])[]

function together(about: About): string[] {
  const all = [...new Set(about.flat())].sort()
  return all.flatMap((one, place) => [`#${one}`, ...all.slice(place + 1).map((other) => `#${one}+${other}`)])
}

/** Concepts that follow each other, whatever stands between: "not" before "want" is not "want" before "not". */
function inOrder(about: About): string[] {
  const chain = [['^'], ...about.filter((concepts) => concepts.length > 0), ['$']]
  return chain.slice(1).flatMap((concepts, place) => (chain[place] ?? []).flatMap((one) => concepts.map((other) => `#${one}>${other}`)))
}

function before(said: readonly string[], about: About): string[] {
  return about.slice(1).flatMap((concepts, place) => concepts.map((one) => `#${said[place]}>${one}`))
}
