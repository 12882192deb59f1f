/** Phrasings written several to a line, parted by `|`. */
export function asked(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((phrasing) => phrasing.trim())
    .filter(Boolean)
}
