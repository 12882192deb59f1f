/**
 * Known words by what is left when one letter is dropped, so that a misspelling within one edit (a letter wrong, missing, doubled or swapped)
 * is found without comparing it to all of them. Words below five letters are too near each other to guess.
 */
export function fuzzyMatch(words: readonly string[]): (typed: string) => string | undefined {
  const byRest = new Map<string, string>()
  for (const word of words.filter(({ length }) => length >= SHORTEST))
    for (const rest of restsOf(word)) byRest.set(rest, byRest.get(rest) ?? word)
  return (typed) => {
    if (typed.length < SHORTEST) return undefined
    return restsOf(typed)
      .flatMap((rest) => byRest.get(rest) ?? [])
      .find((word) => withinOne(typed, word))
  }
}

const SHORTEST = 5

/** The word itself and the word without each of its letters. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))]
}

/** One letter added, left out, changed or swapped with its neighbour; the first letter is seldom wrong and must agree. */
function withinOne(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  const swapped = typed.slice(0, start) + (typed[start + 1] ?? '') + (typed[start] ?? '') + typed.slice(start + 2)
  const rests = [
    typed.slice(start + 1) === word.slice(start + 1),
    typed.slice(start + 1) === word.slice(start),
    typed.slice(start) === word.slice(start + 1),
  ]
  return rests.includes(true) || swapped === word
}
