/** A list as one text, the same for the same things in any order: each once, in the order of their letters, with ", " between. */
export function listText(items: Iterable<string>): string {
  return [...new Set(items)].sort().join(', ')
}

/** What stands between commas, semicolons, strokes or line breaks, without what is empty. */
export function listItems(text: string): string[] {
  return text
    .split(/[,;|/\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
