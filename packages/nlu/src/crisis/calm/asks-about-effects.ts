import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/** True for a message that only asks whether one would see or hear what is not there: "will I see things that aren't there". Who says that they do is heard. */
export function asksAboutEffects(text: string): boolean {
  return QUESTION.test(normalizeSpelling(text).trim())
}

const PRODUCT = '(?:it|this|that|the oil|the drops|oil|thc|cbd|cannabis|weed)'
const PRODUIT = '(?:ca|cela|l ?huile|le thc|le cbd|le cannabis|le pot)'
const QUESTION = new RegExp(
  [
    `^(?:(?:so|and|but|ok|okay) )?(?:will|would|could|can|might|does) (?:i|you|people|${PRODUCT}) (?:make (?:me|you|people) |start (?:to )?|get to |be )?(?:see|seeing|hear|hearing) (?:things|voices|stuff|people|shadows)(?: (?:that|which) (?:are|is) not (?:really |actually )?(?:there|real))?(?: (?:from|on|with|after taking|if i take|when i take) ${PRODUCT})?$`,
    `^(?:(?:pis|et|mais|ok) )?(?:est ce que (?:je vais|je vas|${PRODUIT} (?:va|peu[tx]|pourrait) me faire)|(?:je vais|je vas|${PRODUIT} (?:va|peu[tx]|pourrait)) tu(?: me faire)?|vais je) (?:voir|entendre) (?:des choses|des voix|des affaires)(?: qui (?:ne )?(?:sont|existent) pas(?: la)?)?(?: avec ${PRODUIT})?$`,
  ].join('|'),
)
