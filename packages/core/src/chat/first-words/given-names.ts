import NAMES from '../../../../../data/reference/given-names.json' with { type: 'json' }

/** True for a given name that is common in Canada: "im jen", "Jess here". Names that are also everyday words count only with a capital. */
export function isGivenName(word: string): boolean {
  const name = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = name.split(/[-’']/)
  if (parts.length > 1) return parts.every((part) => GIVEN.has(part) || WORDS_TOO.has(part))
  return GIVEN.has(name) || (WORDS_TOO.has(name) && /^\p{Lu}/u.test(word))
}

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))
const GIVEN = setOf(NAMES.names)
const WORDS_TOO = setOf(NAMES.words_too)
