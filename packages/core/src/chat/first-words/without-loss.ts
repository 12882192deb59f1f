/** The message without the person who died: "I can't sleep since my husband died" is about the one who writes. */
export function withoutLoss(text: string): string {
  const isSince = /(?<!\p{L})(?:since|depuis)(?!\p{L})/iu.test(text)
  return PATTERNS.reduce(
    (rest, pattern) => rest.replace(pattern, (_, since?: string, date?: string) => `${since ?? ''}${isSince ? (date ?? '') : ''}`),
    text,
  )
}

/** The day of a death is no beginning of an illness, unless that began "since". */
const DATE =
  "((?:,? (?:in|en) (?:19|20)\\d\\d|,? (?:[^\\s.,;]+ ){1,3}ago|,? (?:il )?y ?['’]?a (?:[^\\s.,;]+ ){1,2}(?:ans?|mois|semaines?)(?!\\p{L})))?"

/** "Since I had my daughter" is about the mother. */
export function withoutBirth(text: string): string {
  return text.replace(BIRTH, (_, en?: string, fr?: string) => (en ? `${en} I gave birth` : `${fr} l’accouchement`))
}

const BIRTH =
  /(?<!\p{L})(?:(since|after|when) (?:i (?:had|gave birth to)|the birth of) (?:my|our) (?:\w+ )?(?:son|daughter|baby|boy|girl|kids?|child|twins)|(depuis|apr[eè]s) (?:que j['’]?ai eu |la naissance de )(?:mon|ma|mes) (?:fils|gars|fille|b[ée]b[ée]|p['’]tite?|premi[eè]re?|deuxi[eè]me|jumeaux|enfants?))(?!\p{L})/giu

const CLOSE_ONE =
  '(?:late )?(?:wife|husband|partner|spouse|son|daughter|mom|mum|mother|dad|father|brother|sister|twin|(?:best )?friend|boyfriend|girlfriend)'
const PROCHE =
  '(?:femme|mari|conjointe?|chum|blonde|fils|gars|fille|m[eè]re|maman|p[eè]re|papa|fr[eè]re|s(?:œ|oe)ur|jumeau|jumelle|meilleure? amie?|amie?)'
/** The first group stays. */
const PATTERNS = [
  `(?<!\\p{L})(since|after|when) my ${CLOSE_ONE} (?:suddenly |just )?(?:died|passed(?: away| on)?|was killed)`,
  `(?<!\\p{L})(since|after|from)? ?(?:the )?(?:death|passing|loss) of my ${CLOSE_ONE}`,
  `(?<!\\p{L})(since|after) my ${CLOSE_ONE}['’]?s (?:death|passing)`,
  `(?<!\\p{L})(since|after)? ?(?:i |we )?(?:just |recently )?(?:lost|losing|buried) my ${CLOSE_ONE}`,
  `(?<!\\p{L})()my ${CLOSE_ONE} (?:just |suddenly |recently )?(?:died|passed(?: away| on)?|was killed)`,
  `(?<!\\p{L})(depuis|apr[eè]s)? ?(?:la mort|le d[eé]c[eè]s|la perte) de (?:mon|ma) ${PROCHE}`,
  `(?<!\\p{L})(depuis) qu(?:e |['’])(?:mon|ma) ${PROCHE} (?:est (?:morte?|d[eé]c[eé]d[eé]e?)|nous a quitt[eé]s)`,
  `(?<!\\p{L})()(?:mon|ma) ${PROCHE} (?:est (?:morte?|d[eé]c[eé]d[eé]e?)|vient de mourir|nous a quitt[eé]s)`,
  `(?<!\\p{L})()(?:j['’]?ai|on a) (?:perdu|enterr[eé]) (?:mon|ma) ${PROCHE}`,
].map(
  (pattern) =>
    new RegExp(
      `${pattern}(?!\\p{L})(?: (?:from|of|de|du|d['’]un) (?:(?:an?|the|la|le|une) )?\\p{L}+(?: (?:cancer|attack|failure|disease))?)?${DATE}`,
      'giu',
    ),
)
