/** What is wanted of a booked visit. */
type LooseVisitWish = 'cancel' | 'move'

/**
 * What is wanted of a visit that is on the screen, in a sentence of any shape: "sorry, can you just cancel the whole thing". Nothing happens yet: to move
 * offers times, to cancel asks whether it is meant.
 */
export function looseVisitWish(text: string): LooseVisitWish | null {
  if (NOT_WANTED.test(text) || ASKS_ABOUT.test(text)) return null
  return CANCEL.test(text) ? 'cancel' : MOVE.test(text) ? 'move' : null
}

/** What is said in line, where "I can't do it anymore" may be of anything: the visit or its day is named, or what is cancelled is "the whole thing". */
export function looseWishInLine(text: string): LooseVisitWish | null {
  return OF_VISIT.test(text) ? looseVisitWish(text) : null
}

/** What is to be done with a visit that is named before: "I have an appointment Thursday, need to change it". */
export function wishForIt(text: string): LooseVisitWish | null {
  if (NOT_WANTED.test(text) || ASKS_ABOUT.test(text)) return null
  return CANCEL_IT.test(text) ? 'cancel' : CHANGE_IT.test(text) ? 'move' : null
}

const CANCEL_IT = /(?<!\p{L})(?:cancel it|(?:le |l')annuler?)(?!\p{L})/iu
const CHANGE_IT = /(?<!\p{L})(?:(?:change|move|switch|reschedule) it|(?:le |l')(?:changer?|d[eé]placer?|reporter?))(?!\p{L})/iu
const CANCEL = /(?<!\p{L})(?:cancel|call (?:it )?off|annule[rz]?|cancelle[rz]?)(?!\p{L})/iu
const MOVE = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:make|have|do) it (?:a (?:bit|little) )?(?:later|earlier|sooner|another|next|on)',
    '(?:another|different|other|new|later|earlier|better) (?:time|day|date|slot|week)|re-?schedule',
    "(?:ca|can|wo|does|did)(?:n'?t|'t|not|n not) (?:make it|work (?:for me|anymore|out)|do (?:it|that day|that time)|be (?:there|home))",
    "(?:don'?t|do not) think i can (?:make it|be there|do (?:it|that))",
    '(?:ça|ca) (?:me )?(?:marche|va|fait|convient|adonne) (?:plus|pu|pas)',
    'une? autre (?:jour|journée|journee|date|moment|heure|semaine)|plus (?:tard|tôt|tot)',
    "(?:je|j'|chu|j) ?(?:pourrai|pourrais|peux|serai|suis)? ?(?:pas|plus|pu) (?:capable )?(?:d'|de )?(?:être|etre|venir|là|la|libre|disponible)",
  ].join('|')})(?!\\p{L})`,
  'iu',
)
const NOT_WANTED =
  /(?<!\p{L})(?:n'|(?:don'?t|do not|never|not|ne|veux pas|voulais pas|pas)\s+)(?:\p{L}+\s+){0,2}?(?:cancel|annule[rz]?|move|change[rz]?)(?!\p{L})/iu
const ASKS_ABOUT = /(?<!\p{L})(?:fees?|cost|charges?|penalty|happens?|what if|frais|co[uû]te\w*|si j'|qu'arrive|arrive-t-il)(?!\p{L})/iu
const OF_VISIT =
  /(?<!\p{L})(?:visit|appointment|appt|whole thing|that day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|rendez-vous|rdv|annule[rz]? toute?)(?!\p{L})/iu
