/** A canonical list: unique, sorted, joined with ", ". */
export function listText(items: Iterable<string>): string {
  return [...new Set(items)].sort().join(', ')
}

/** Splits at commas, semicolons, bars or line breaks; drops empty items. */
export function listItems(text: string): string[] {
  return text
    .split(/[,;|/\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
