import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True where the whole message concludes from a refusal that the clinic will not help: "so there's nothing you can do for me". It gets a warm sentence;
 * the classifier takes it for despair. Without "so" or "then" it may be despair, and anything beside it makes it none.
 */
export function feelsRefused(text: string): boolean {
  return WHOLE.test(normalizeSpelling(text).trim())
}

const BEFORE = '(?:(?:ok|okay|oh|well|and|bon|ben|pis) )*'
const SO = '(?:so|then|donc|faque|alors)'
const THEN = '(?: (?:then|i guess|huh|right|donc|hein|de abord|d abord))+'
const REFUSED = `(?:${[
  'there is (?:really )?nothing (?:you|the clinic|you guys) can do(?: (?:for|to help) (?:me|us))?',
  '(?:you|the clinic|you guys) (?:can not|will not|are not going to|do not want to) (?:even )?(?:help|take|treat|accept) (?:me|us)',
  '(?:il y a |ya )?(?:donc )?rien que vous (?:pouvez|puissiez) faire(?: pour (?:moi|nous))?',
  'vous (?:ne )?(?:pouvez|allez|voulez) (?:donc )?(?:pas (?:me |nous )?(?:aider|prendre|accepter)|rien faire pour (?:moi|nous))',
].join('|')})`
const WHOLE = new RegExp(`^${BEFORE}(?:${SO} ${REFUSED}(?:${THEN})?|${REFUSED}${THEN})$`)
