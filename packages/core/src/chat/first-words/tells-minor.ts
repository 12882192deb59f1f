import { normalizeSpelling } from '@clinic/nlu/text/normalize-spelling'

/** True where someone says that they are under 18, or asks for a child who is: "hi I'm 17, can I get medical", "my son is 15, can he sign up". */
export function tellsMinor(text: string): boolean {
  const said = withAges(normalizeSpelling(text))
  return [MINOR, OLD_ENOUGH, CHILD, CHILD_FRENCH].some((pattern) => pattern.test(said))
}

/** "Im sixteen", « j’ai seize ans » */
function withAges(text: string): string {
  return text.replace(AGES, (word) => String(AGE_WORDS.get(word)))
}

const AGE_WORDS = new Map([
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' ').map((word, place) => [word, 10 + place] as const),
  ...'onze douze treize quatorze quinze seize'.split(' ').map((word, place) => [word, 11 + place] as const),
  ['dix sept', 17] as const,
])
const AGES = new RegExp(`\\b(?:${[...AGE_WORDS.keys()].join('|')})\\b`, 'g')

/** The question has to be about the child: who cares for one may come for themselves. */
const CHILD =
  /\bmy (?:\w+ )?(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|nephew|niece|teen|teenager) ?(?:is|s|who is|just turned|turned) (?:only |just |almost )?(?:[1-9]|1[0-7])(?: years? old| yo)?\b(?! (?:months|weeks))(?=.*\b(?:(?:can|could|may|would|should|is) (?:he|she|they)|(?:for|treat|help|see|take|register|book|accept) (?:him|her|them))\b)/

const CHILD_FRENCH =
  /\b(?:mon|ma|notre) (?:\w+ )?(?:fils|fille|gars|garcon|enfant|niece|neveu|ados?|adolescente?|jeune) (?:de |a |qui a |vient de avoir )(?:[1-9]|1[0-7]) ans\b(?=.*(?:\b(?:peut|pourrait|puisse)\b.*inscri|\b(?:on|je) (?:commence|inscris)|\b(?:comment|peux)\b.*(?:inscri|commence)|\bprenez\b|\bacceptez\b))/

const OLD_ENOUGH = /\b1[0-7] (?:is |years )?(?:old enough|too young)\b|\b1[0-7] ans (?:ce )?est(?: ce)? (?:assez|trop)\b/

/** True where someone wants to register a child: "I want to register my 9 year old", « je veux inscrire mon ado ». */
export function registersMinor(text: string): boolean {
  const said = normalizeSpelling(text)
  return REGISTERS.test(said) && YOUNG.test(said)
}

const REGISTERS =
  /\b(?:sign|signing|register|registering|enroll?|enrolling) (?:up )?(?:my|our)\b|\b(?:start|started|begin|register|apply) for (?:my|our)\b|\b(?:inscrire|enregistrer|dossier (?:pour|a)) (?:mon|ma|notre)\b/
const YOUNG =
  /\b(?:my|our|mon|ma|notre) (?:\w+ )?(?:child|kid|teen\w*|baby|toddler|enfant|ado|adolescente?|bebe)\b|\b(?:1[0-7]|[1-9]) (?:years? old|yrs? old|yo|y o|ans)\b(?! (?:de|ago))/
const MINOR =
  /\b(?:i am|i just turned|i will be) (?:only |just |almost )?1[0-7](?: years? old| yo)?(?= (?:and|but|can|so|with|my|do|would|could|if|is that|am i)\b|$)|\bje (?:ai|viens de avoir) (?:juste |seulement )?1[0-7] ans\b(?! (?:de|d|depuis|que)\b)/
