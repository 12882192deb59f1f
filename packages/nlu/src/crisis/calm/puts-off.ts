import { bare } from '../../text/normalize.ts'

/**
 * True for a message that only puts something off: "not right now", « pas en ce moment, merci ». The classifier knows the words for a time from
 * dangers; where nothing else is said there is none. "Right now" without the "not" is left to it.
 */
export function putsOff(text: string): boolean {
  return !NO_STATEMENT.test(text) && NOT_NOW.test(bare(text))
}

const NO_STATEMENT = /[?"«»“”🔪🔫💊🪦⚰💀]/u
const POLITE = '(?:no|nope|nah|non|nan|ok|okay|thanks|thank you|merci|sorry|desolee?|please|svp|well|ben|euh|um|maybe|peut etre)'
const WHEN =
  '(?:right now|just now|now|just yet|yet|at the moment|at this time|today|this week|en ce moment|maintenant|tout de suite|pour le moment|pour linstant|presentement|aujourdhui|cette semaine|la la)'
const NOT = '(?:not|pas|(?:i|we) (?:can not|cant|would rather not)|(?:je|on) (?:ne )?(?:peux|peut|prefere|veux) pas|jpeux pas)'
const NOT_NOW = new RegExp(`^(?:${POLITE} )*${NOT} ${WHEN}(?: ${POLITE})*$`)
