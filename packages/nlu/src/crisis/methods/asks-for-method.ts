import { isOneSlip } from '../../text/is-one-slip.ts'
import { normalizeSpelling } from '../../text/normalize-spelling.ts'
import { HARMLESS, INTERROGATIVE, OPENS_A_QUESTION } from './method-words.ts'
import { ON_OTHERS, REQUESTS, type Request, word } from './ways-of-asking.ts'

/**
 * What a message asks a way for: to die, or to kill somebody. `null` where it asks for neither. A friend, a novel, a school project or "hypothetically" excuse
 * nothing: who asks for themselves says so too.
 */
export function asksForMethod(text: string): 'suicide' | 'violence' | null {
  const said = normalizeSpelling(corrected(text))
  if (HARMLESS.test(said)) return null
  const asks = isQuestion(text, said)
  if (asks && ON_OTHERS.some((parts) => parts.every((part) => part.test(said)))) return 'violence'
  const requested = ({ of, not, unasked }: Request) => (asks || unasked) && of.every((part) => part.test(said)) && !not?.test(said)
  return REQUESTS.some(requested) ? 'suicide' : null
}

function isQuestion(text: string, said: string): boolean {
  if (text.includes('?') || ASKING.test(said)) return true
  return text.split(/[.!,;:\n]+/).some((clause) => OPENS.test(normalizeSpelling(clause)))
}

const ASKING = word(INTERROGATIVE)
const OPENS = new RegExp(
  `^(?:(?:and|so|ok|okay|um|uh|hi|hey|yeah|but|like|also|just|pis|et|alors|euh|bonjour|allo|or) )*${OPENS_A_QUESTION}\\b`,
)

/** Words that a slip of the keyboard must not hide. */
const KEY_WORDS =
  'lethal deadly fatal painless enough pills tablets suicide overdose kill dose people codeine insulin mortel mortelle mourir combien comprimes pilules douleur souffrir surdose'.split(
    ' ',
  )
const OTHER_WORDS = new Set(
  'skill kills killed hill bill fill mill till will pill doses does dise rose nose lose doe dosed mortels douleurs pilule comprime souffris painlessly mourira killer'.split(
    ' ',
  ),
)

/** Before abbreviations are written out, which would take "dsoe" for two words. */
function corrected(text: string): string {
  return text
    .replace(/\p{L}{3,}/gu, correctWord)
    .replace(/\bto (?:dei|dye|dy|diee)\b(?! (?:my|the|her|his|hair))/gi, 'to die')
    .replace(/\bd(?=(?:insuline|advils?|ativans?|aspirines?|alcool|oxy|opio|eau de javel))/gi, "d'")
}

function correctWord(typed: string): string {
  const plain = typed.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (OTHER_WORDS.has(plain) || KEY_WORDS.includes(plain)) return typed
  if (TYPED[plain] !== undefined) return TYPED[plain]
  return plain.length < 5 ? typed : (KEY_WORDS.find((key) => key.length > 4 && isOneSlip(plain, key)) ?? typed)
}

const TYPED: Readonly<Record<string, string>> = {
  lfe: 'life',
  san: 'sans',
  den: "d'en",
  ces: "c'est",
  plu: 'plus',
  dsoe: 'dose',
  dosse: 'dose',
  wuld: 'would',
  leathal: 'lethal',
  asse: 'assez',
}
