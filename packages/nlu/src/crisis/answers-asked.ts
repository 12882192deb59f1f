import { HARMED_NOW } from './kinds/harmed-now.ts'

/** The question that a message may be the answer to. */
export type AskedFor = { tag: string; text: string }

/**
 * What makes words of danger more than an answer to a question about health: that it happens now. Without any of it a list of allergies, a history, a
 * medicine or a description of pain is an answer (F-5). Text as `prepareForCrisis` leaves it.
 */
export function happensNow(sentence: string): boolean {
  return !STORY.test(sentence) && NOW.test(sentence)
}

/** True where a list or a history is asked for, in which words of danger are to be expected. */
export function asksForHistory({ tag, text }: AskedFor): boolean {
  return HISTORY.test(`${tag} ${text}`)
}

/** True where an earlier bad reaction, or psychosis, is asked about: there its signs are an answer. */
export function asksForReactions({ tag, text }: AskedFor): boolean {
  return /reaction|happened|effect|effet|r[ée]action|pass[ée]|psychosis|psychose|schizo/i.test(`${tag} ${text}`)
}

/** True where anything may be told: what reads like danger there is no more an answer than it is in the open. */
export function asksOpenly({ tag }: AskedFor): boolean {
  return /^(?:anything_else|what_else|questions_for_np)$/.test(tag)
}

const HISTORY =
  /allerg|medic|drug|pill|heart|blood|organ|family|parent|brother|sister|seller|referral|pain|hurt|feel|reaction|happened|seizure|gram|psychosis|schizo|bipolar|addict|alcohol|work|driv|side.?effect|changed|tried|cancer|since|ptsd|hardest|m[ée]dicament|famille|douleur|cœur|coeur|sang|crise|effet|anxi|adhd|tdah|migraine|bowel|symptom|nights?|nuits?|harder/i

/** True where somebody else did it, long ago or as an illness that is asked for: "brother, he killed himself in 1999". */
export function tellsOfThePast(message: string): boolean {
  return (
    STORY.test(message) &&
    !/\b(?:right now|tonight|again now|ce soir|a soir|en ce moment|maintenant|want to die|veux mourir)\b/.test(message)
  )
}

const NOW =
  /\b(?:right now|now|tonight|today|at the moment|this (?:morning|minute|second)|just (?:took|had|passed|collapsed|fell|started|swallowed|drank|ate|hit|now)|suddenly|all of a sudden|help|hurry|call (?:911|an ambulance)|\d+ (?:min|mins|minutes) ago|(?:an?|one|two) hours? ago|since (?:this morning|last night|an hour)|for (?:an hour|ten minutes|\d+ minutes)|last night|will not (?:stop|wake)|is not breathing|stopped breathing|not breathing|can not wake|wont wake|is (?:closing|swelling|turning|bleeding|choking|outside|coming|beating|dying)|are swelling|am (?:bleeding|choking|dying|having|passing|going to|overdosing)|lips are|barely (?:stay|breathe)|going down my (?:left )?arm|an elephant|en ce moment|maintenant|tout de suite|la la|ce (?:soir|matin)|a (?:soir|matin)|cette nuit|hier soir|viens? de|vite|aidez|au secours|il y a (?:une|deux|dix|quinze|vingt|\d+) (?:minutes?|heures?)|arrete pas|se reveille (?:pas|plus)|respire (?:plus|pas)|est en train|est apres|tout dun coup|soudainement|descend dans le bras gauche|reprendre mon souffle)\b/

const STORY =
  /\b(?:years? ago|years? (?:after|later)|ans (?:apres|plus tard)|(?:when|whenever|every time) i think|quand je pense|months? ago|last (?:year|winter|summer|spring|fall|month)|in (?:19|20)\d\d|since (?:19|20)\d\d|(?:19|20)\d\d|when i was|as a (?:kid|child|teen\w*|baby)|in the \d0s|(?:two|three|four|five|ten|\d+) (?:years|months) ago|in the (?:spring|summer|fall|winter)|last week|(?:friend|brother|sister|mother|father|cousin|uncle|aunt|son|daughter|husband|wife|dad|mom|buddy|partner)s? (?:committed )?suicide|suicide (?:de|d|of) (?:mon|ma|mes|un|une|my)|(?:brother|sister|mother|father|cousin|uncle|aunt|dad|mom|frere|soeur|mere|pere|cousine?|oncle|tante|grand pere|grand mere),? (?:he|she|il|elle|who|qui)|au printemps|in my (?:teens|twenties|thirties|youth)|back then|years back|once in|once at|used to|long ago|il y a (?:\w+ ){0,2}(?:ans?|annees|mois)|en (?:19|20)\d\d|depuis (?:19|20)\d\d|quand j ?etais|quand javais|a lepoque|dans ma (?:jeunesse|vingtaine|trentaine)|lhiver passe|lan (?:passe|dernier)|a \d\d ans|divorcee? depuis|depuis des annees|in hospital once|une fois a lhopital|once in hospital)\b/

/** Said of oneself and of now, it is no answer to anything: a life, a body, a home in danger. */
export function isCertainAnywhere(sentence: string): boolean {
  return CERTAIN.test(sentence) && !STORY.test(sentence)
}

const CERTAIN = new RegExp(
  [
    HARMED_NOW,
    '\\b(?:i|im) (?:\\w+ ){0,3}(?:want|going|wanna|gonna|plan|planning|decided|intend|ready|about) (?:to )?(?:\\w+ )?(?:die|kill|end (?:it|my life|things)|hang|shoot|stab|overdose|hurt (?:myself|him|her|them|someone)|strangle|jump)\\b(?! (?:of|for|my pain|the pain|in the pain))',
    '\\b(?:husband|boyfriend|wife|girlfriend|partner|ex|dad|father|stepdad|stepfather|son|he|she|caregiver) (?:\\w+ ){0,2}(?:hits|beats|chokes|rapes|slaps|punches|kicks|threatens|hurts|touches) (?:me|us|my (?:kids|children))\\b|\\bi was (?:raped|assaulted) (?:last night|yesterday|on|this|by)\\b',
    '\\b(?:child|kid|toddler|baby|son|daughter|year old|grandson|granddaughter)\\b(?=.*\\b(?:just|ate|swallowed|got into)\\b)(?=.*\\b(?:gumm\\w+|edibles?|cannabis|thc|pills?|brownies?)\\b)',
    '\\b(?:took|swallowed|taken|downed) (?:\\w+ ){0,2}(?:whole|entire|handful|all (?:of )?(?:my|the)|too many|\\d\\d) (?:\\w+ ){0,3}(?:bottle|pills|tablets|box)\\b|\\b(?:jai )?(?:pris|avale) (?:\\w+ )?(?:toute?s?|une poignee|une bouteille|trop) (?:\\w+ ){0,3}(?:pilules|bouteille|comprimes)\\b',
    '\\bi (?:hear|see|am hearing|am seeing) (?:voices|things|people)\\b(?=.*\\bsince\\b)|\\bvoices? (?:\\w+ ){0,4}(?:telling|tell|tells) me to\\b|^i can not breathe?$|^(?:help|911)\\b|\\b(?:my )?(?:skin|eyes) (?:is|are|turned|went|look|have gone|has turned) (?:\\w+ ){0,2}yellow\\b(?!.*\\b(?:then|before)\\b)',
    '\\b(?:je|j|jai|jvais|jva|jveux|m) ?(?:\\w+ ){0,2}(?:veux|vais|envie de|decide de|veut|pret a|gout de) (?:\\w+ )?(?:mourir|crever|me tuer|me pendre|en finir|me tirer|tuer|le tuer|la tuer|sauter|me suicider)\\b(?! avec| de (?:faim|rire|chaud))|\\bjveux mourir\\b|\\bjvais me tuer\\b',
    '\\b(?:mari|chum|blonde|femme|conjointe?|ex|pere|beau pere|fils|il|elle|y) (?:\\w+ ){0,2}(?:me frappe|me bat|metrangle|me viole|me menace|me gifle|me touche|nous frappe|ma frappee?|ma violee?|ma violer)\\b|\\bjai ete violee? (?:hier|cette|a soir)\\b',
    '\\b(?:enfant|bebe|fils|fille|petite?|garcon|flo)\\b(?=.*\\b(?:mange|avale|bu)\\b)(?=.*\\b(?:jujubes?|cannabis|thc|pilules?|brownies?|huile|pot)\\b)|\\bjentends (?:des )?voix\\b(?=.*\\bdepuis\\b)|\\bpeau (?:est )?(?:\\w+ )?(?:devenue )?jaune\\b(?!.*\\blepoque\\b)|^(?:je )?(?:ne )?peux (?:plus|pas) respirer$',
  ].join('|'),
)
