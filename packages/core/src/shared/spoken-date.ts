import { digitsForWords } from './digits-for-words.ts'
import { monthOf, parseTypedDate, type TypedDate } from './typed-date.ts'

/** A date in a message, which may be dictated. Forms take typed dates only, and are smaller for it. */
export function parseSpokenDate(text: string): TypedDate {
  return parseTypedDate(text, inDigits)
}

/** "Third of May nineteen eighty-four", "trois mai mille neuf cent quatre-vingt-quatre": words as digits, a year spoken in pairs as one number. */
function inDigits(text: string): string {
  const words = text.split(' ').map((word) => ORDINALS.get(word) ?? word)
  if (words.every((word) => /^\d+$/.test(word) || monthOf(word) !== null)) return words.join(' ')
  const joined = joinOrdinals(words)
  return digitsForWords(joined)
    .join(' ')
    .replace(
      /\b(1[89]|20) (?:0 (\d)|([1-9]\d))$/,
      (_, century: string, unit?: string, tens?: string) => `${century}${tens ?? `0${unit ?? ''}`}`,
    )
    .replace(
      /\b(1[89]|20) (?:0 (\d)|([1-9]\d)) (?=\p{L})/u,
      (_, century: string, unit?: string, tens?: string) => `${century}${tens ?? `0${unit ?? ''}`} `,
    )
}

/** "twenty first" is the 21st. */
function joinOrdinals(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const tens = TENS.get(word)
    const unit = Number(words[index + 1])
    if (tens !== undefined && unit >= 1 && unit <= 9) return [String(tens + unit)]
    return TENS.has(words[index - 1] ?? '') && /^[1-9]$/.test(word) ? [] : [word]
  })
}

const TENS = new Map([
  ['twenty', 20],
  ['thirty', 30],
])
const ORDINALS = new Map(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth
   nineteenth twentieth`
    .trim()
    .split(/\s+/)
    .map((word, index) => [word, String(index + 1)] as const)
    .concat([
      ['thirtieth', '30'],
      ['oh', '0'],
    ]),
)
