const MOST_NAMES = 40

/** What may be a name in a text: each two words in a row that begin with a capital, in small letters. */
export function possibleNames(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const isName = (word: string | undefined): word is string => word !== undefined && /^\p{Lu}/u.test(word)
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1]
    return isName(word) && isName(next) ? [`${word} ${next}`.toLowerCase()] : []
  })
  return [...new Set(pairs)].slice(0, MOST_NAMES)
}
