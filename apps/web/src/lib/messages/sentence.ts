import { t } from './t.ts'

let inLanguage = (text: string): string => text

/**
 * A sentence that the server composed (an entry of the audit log, a system note) in the person's language and with dates as staff read them;
 * in its own words where it is none of those known, for example because someone typed it.
 */
export function tSentence(text: string): string {
  return inLanguage(text)
}

/** What the server answers to an order, or says of a refusal: a text of the specification or a sentence that it composed. */
export function tServer(text: string): string {
  return tSentence(t(text))
}

/** Set before the first page of the staff is shown. */
export function setSentences(next: (text: string) => string): void {
  inLanguage = next
}
