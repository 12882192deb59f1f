import type { CrisisKind } from '@clinic/contract/vocabulary'

/** A danger that is told by its facts ("furnace", "headaches") and not named. Every part must be found, and `not` nowhere; text as `normalizeSpelling` leaves it. */
export type Situation = { kind: CrisisKind; of: readonly RegExp[]; not?: RegExp }

const any = (...words: string[]) => `(?:${words.join('|')})`
export const word = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`)
/** Both words or phrases, in either order. */
export const both = (first: string, second: string) => [word(first), word(second)]

export const MANY = any(
  '[1-9]\\d|[1-2]\\d\\d|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a hundred|(?:two|three|a) dozen|dozens',
  'dix(?: (?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|une (?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine)',
)
/** Somebody near, as the subject of harm. */
export const NEAR_ENGLISH =
  '(?:he|she|they|(?:my|the|her|his) (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|spouse|ex|dad|father|stepdad|mom|mum|mother|son|daughter|brother|sister|uncle|aunt|cousin|roommate|caregiver|landlord|man|guy|one|driver|boss|family))'
export const NEAR_FRENCH =
  '(?:il|elle|ils|elles|y|on|(?:mon|ma|mes|le|la|les|un|son|sa) (?:\\w+ )?(?:mari|chum|copain|copine|blonde|femme|conjointe?|ex|pere|beau pere|mere|fils|fille|frere|soeur|oncle|tante|bru|gendre|cousine?|coloc|preposee?|proprio|boss|patron|gars|gros|chauffeur|famille)|papa|maman)'
export const NEAR = any(NEAR_ENGLISH, NEAR_FRENCH)
export const SINCE_A_MEAL = any(
  'since (?:supper|dinner|lunch|breakfast|noon|midnight|this morning|last night|\\d+ (?:am|pm))|tonight|at once|in one go|(?:an|one|two|\\d+) (?:hours?|minutes?) ago|in the last hour',
  'depuis (?:le |ce )?(?:souper|diner|dejeuner|midi|matin|soir|hier soir)|ce soir|tantot|de un coup|d un coup|en meme temps|il y a (?:une|deux|dix|\\d+) (?:heures?|minutes?)',
)
