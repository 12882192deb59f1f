import { bare, cleanText } from '../text/normalize.ts'

/** Latin letters, figures, plain punctuation and friendly signs. Quotation marks are not among them: "I am 'fine'" may mean the opposite. */
const PLAIN = /^(?:[\p{Script=Latin}\p{N}\s.,!:;()’'‘…–—-]|(?:👍|🙏|🙂|😊|❤|💚)[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*$/u

/** The words of a message for comparison as a whole; `null` where it is a question or holds signs that comparing would silently drop. */
export function plainStatement(text: string): string | null {
  return PLAIN.test(cleanText(text)) ? bare(text) : null
}
