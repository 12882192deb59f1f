import type { Question } from '@clinic/contract/questionnaires'

/**
 * "Could I try capsules instead?", « on peut-tu monter la dose? »: asked what should change, such a question is the answer. Gives what is wished
 * for; `null` where nothing is, or where the question asks of something else.
 */
export function asWish({ text: asked }: Question, text: string): string | null {
  if (!ASKS_WHAT_TO_CHANGE.test(asked)) return null
  const wished = REQUEST.exec(text)?.[1] ?? OTHER.exec(text)?.[1]?.replace(/^anything/i, 'something')
  return wished === undefined ? null : wished.replace(TRYING, '').trim()
}

const ASKS_WHAT_TO_CHANGE = /\byou (?:would )?like to (?:change|go on)\b/i
const REQUEST =
  /(?:^|[,.;!]\s+)(?:(?:ok|so|and|hi|well|but|alors|et|pis|bon|mais)[ ,]+)*(?:(?:can|could|may) (?:i|we)|(?:would it be|is it) possible to|(?:is there|any) (?:a |any )?(?:way|chance)(?: (?:i|we) (?:can|could)| to)|(?:what|how) about|(?:est-ce qu(?:e |['’]))?(?:je|on) (?:peux|peut|pourrais|pourrait)(?:[- ]tu| tu)?|puis-je|peut-on|pourrait-on|y a-t(?:u|-il) moyen d(?:e |['’])|(?:c['’]est-tu|serait-ce|est-ce) possible d(?:e |['’])) ?([^?]+?)[\s?.!]*$/iu
const OTHER =
  /\bis there ((?:something|anything|another|a) [^?,.]+?)(?: (?:that )?(?:i|we) (?:can|could|might) (?:try|use|have|take))?[\s?.!]*$/iu
const TRYING = /^(?:(?:please|maybe|possibly|just|peut-être|juste) )*(?:try|have|get|use|essayer|avoir|prendre) /iu
