/** Phrases written several to a line, parted by `|`. */
export function phrasesOf(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
