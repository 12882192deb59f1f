import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True for an evening of too much cannabis that is told as a memory: "one time I ate too much and got really sick". It is read before the rules of
 * danger, so every word of the message has to belong to such a memory: a substance, a person, an organ or a wish makes it none.
 */
export function recallsTooMuch(text: string): boolean {
  const said = normalizeSpelling(text)
  return !text.includes('?') && TOLD.test(said) && HARMLESS.test(said)
}

const HAD = '(?:ate|had|tried|smoked|vaped)'
const PRIS = '(?:mange|pris|fume)'
const TOLD = new RegExp(
  [
    `^(?:\\w+ )?(?:once|(?:this |that )?one time|(?:my |the )?first time)\\b(?: \\w+){0,8}? ${HAD} (?:\\w+ )?too (?:much|many)\\b`,
    `^(?:\\w+ )?(?:once|one time) i (?:greened|whited) out\\b|^i (?:greened|whited) out (?:once|one time)\\b`,
    `\\bi ${HAD} (?:\\w+ )?too (?:much|many)(?: \\w+){0,2}? (?:one time|once)(?= (?:and|in|at|back)|$)`,
    `^(?:\\w+ )?(?:une fois|(?:la |ma )?premiere fois)\\b(?: \\w+){0,8}? (?:trop (?:en )?${PRIS}|${PRIS} trop)\\b`,
    `\\b(?:trop ${PRIS}|${PRIS} trop) une fois\\b`,
  ].join('|'),
)
const HARMLESS = new RegExp(
  `^(?:(?:${[
    'once|one|time|first|my|the|this|that|a|an|of|i|it|me|and|then|but|so|too|much|many|well|yes|yeah|oh',
    'ate|had|tried|smoked|vaped|gumm(?:y|ies)|edibles?|cookies?|brownies?|weed|pot|cannabis|joints?|bong',
    'greened|whited|out|got|was|felt|threw|up|puked|slept|hated|really|very|super|pretty|bit|little|sick|awful|terrible|bad|horrible|high|stoned|nauseous',
    'all|night|for|the next|day|hours|\\d{1,2}|never|again|not fun|in (?:college|university|high ?school)|at (?:a|the) (?:party|concert)|back (?:then|in the day)|when i was (?:\\d\\d|young(?:er)?|a (?:kid|teenager))',
    'une?|fois|ma|la|premiere|je|en|ai|trop|mange|pris|fume|jujubes?|biscuits?|pot|pis|et|mais|ete|malade|dormi|heures|vomi|toute|nuit|plus jamais|jamais plus|etais|gelee?|ben|vraiment',
  ].join('|')}) ?)+$`,
)
