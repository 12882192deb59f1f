let inLanguage = (text: string): string => text

/**
 * A sentence that the server composed (an entry of the audit log, a system note) in the person's language; as it is where it is none of those
 * known, for example because someone typed it.
 */
export function tSentence(text: string): string {
  return inLanguage(text)
}

/** Set with the translations, for a language other than English. */
export function setSentences(next: (text: string) => string): void {
  inLanguage = next
}
