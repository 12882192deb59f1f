import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * The clauses of now in a message that also gives an old date: "asthma since 2005 and I can’t breathe" has one. Each is judged on its own, as the date
 * excuses only what is told of it. None where there is no such date, or where the rest tells how it ended.
 */
export function clausesOfNow(text: string): string[] {
  if (!DATED.test(normalizeSpelling(text))) return []
  const clauses = text.split(BREAK).filter((clause) => clause !== undefined && clause.trim() !== '')
  if (clauses.length < 2) return []
  const said = clauses.map((clause) => normalizeSpelling(clause))
  const dated = said.filter((clause) => DATED.test(clause))
  const ended = said.some((clause) => ENDED.test(clause))
  const states = dated.every((clause) => STATE.test(clause))
  return clauses.filter((_, place) => {
    const clause = said[place] ?? ''
    if (DATED.test(clause)) return false
    if (AT_THIS_TIME.test(clause)) return true
    if (ended || AT_TIMES.test(clause) || dated.some((one) => ONLY_A_DATE.test(one) || EARLIER_DANGER.test(one))) return false
    return (PRESENT.test(clause) && !TOLD.test(clause)) || (states && SUDDEN.test(clause) && !TREATED.test(clause))
  })
}

/** An old condition explains a pain or a swelling, but not that someone cannot breathe, is blue or took too much. */
export function comesNow(clause: string): boolean {
  const said = normalizeSpelling(clause)
  return AT_THIS_TIME.test(said) || SUDDEN.test(said) || LIFE_THREATENED.test(said)
}

const BREAK = /[,;.!?\n]+|(?<![\p{L}\p{N}])(?:and|et|pis|puis|mais|but)(?![\p{L}\p{N}])/iu

const DATED =
  /\b(?:(?:years?|months?|decades?) (?:ago|back)|(?:19|20)\d\d|used to|when (?:i was|we were)|as an? (?:kid|child|teen\w*|young)|back then|last (?:year|winter|summer|spring|fall|month)|in (?:my (?:teens|twenties|thirties|youth)|the past|high school)|long ago|growing up|history of|il y a (?:\w+ ){0,3}(?:ans?|annees|mois|longtemps)|ca fait (?:des|\w+) (?:annees|ans)|quand (?:je|on) (?:etais|etait|avais|avait)|a (?:le )?epoque|dans (?:le temps|ma jeunesse|mon enfance)|(?:an|annee|ete|hiver|mois) (?:passee?|derniere?)|a \d\d ans|autrefois|jadis)\b/

/** A date that goes before what it dates: "back in 2012, …", « il y a deux ans, … ». */
const ONLY_A_DATE =
  /^(?:and |so |well |ok |it was |that was |this was |around |about |vers |autour de )*(?:(?:(?:back |was |way )*(?:then|in|en|since|depuis)(?: \w+)? )?(?:19|20)\d\d|(?:\w+ ){0,3}(?:years?|months?) (?:ago|back)|(?:back then|long ago|last \w+|growing up)|in (?:my \w+|the past|high school)|(?:when|quand) .*|as an? \w+|il y a .*|ca fait .*|a (?:le )?epoque|dans .*|(?:le |la )?(?:an|annee|ete|hiver|mois) \w+|a \d\d ans|autrefois|jadis)$/
/** What such words of now may have been part of. */
const EARLIER_DANGER =
  /\b(?:heart|stroke|hospital\w*|er|icu|emergency|ambulance|overdos\w*|suicid\w*|attempt\w*|allergic|anaphyla\w*|choke\w*|infarctus|avc|coeur|hopital|hospitalis\w*|urgence|surdose|tentative|allergique|faire des? crises?)\b/
/** A condition that goes on, an operation or a former job dates nothing else. */
const STATE =
  /\b(?:(?:since|depuis) (?:\w+ )?(?:19|20)\d\d|surger(?:y|ies)|operations?|operee?|chirurgie|used to (?:work|drive|teach|be an? (?:nurse|teacher|driver|cook|soldier|paramedic|doctor|carpenter|welder|trucker|secretary|cop)))\b/
/** Had already happened, or how it ended. */
const ENDED =
  /\b(?:they (?:took|rushed|brought|kept|put|sent|gave|saved|admitted)|(?:was|got|were) (?:rushed|admitted|hospitali\w+|saved|treated|sent|taken)|hospital|survived|recovered|woke up|cured|over now|better (?:now|since)|(?:ok|okay|fine|good|well) (?:now|since|today|again)|on me a|ils me (?:ont|avaient)|hopital|hospitalis\w*|survecu|guerie?s?|remise?|ca va (?:mieux|bien)|correcte? (?:la|maintenant)|regle)\b/
/** Said of what comes and goes with an old condition. */
const AT_TIMES =
  /\b(?:when\w*|if|unless|sometimes|often|usually|always|occasionally|twice|once|dying|je (?:vais mourir|meurs)|deux fois|une fois|at (?:times|night)|every|winter|cold|stairs|well|properly|deeply|exercise|nose|mask|without|quand|lorsque|si|parfois|souvent|toujours|des fois|chaque|hiver|froid|escaliers?|bien|effort|nez|masque|sans|la nuit|le soir|le matin|said|says|told|dit|disait|pain management|chronic\w*|chronique\w*)\b/
/** What may have been given after an operation. */
const TREATED = /\b(?:morphine|dilaudid|percocets?|oxy\w*|antibio\w+|after|apres|then|ensuite|back then|as prescribed)\b/
const AT_THIS_TIME =
  /\b(?:right now|tonight|this (?:morning|minute|afternoon|evening)|(?:an?|one|two|\d+) (?:hours?|minutes?|mins?) ago|ce (?:matin|soir)|cette nuit|tantot|en ce moment|tout de suite|est en train de|est apres me)\b/
const PRESENT =
  /\b(?:am|is|are|keeps?|will|can not|can hardly|can barely|can you|i (?:have|want|need|feel|think|plan|hear)|(?:he|she) (?:has|wants|hits|beats|chokes)|je (?:suis|ai (?:mal|peur|envie|un|une|le|les|des)|arrive|peux|veux|vais|sens|pense|respire|me sens|etouffe|saigne|serai)|(?:est|sont|respire|saigne|etouffe|serre)|pouvez vous|peux tu)\b/
const TOLD =
  /\b(?:was|were|had|did|could|would|took|went|felt|got|saw|thought|\w{3,}ed(?<!need|bed|bleed|indeed|loaded|crushed|blocked|swollen)|been|je ai (?:\w+ )?(?:eu|fait|pris|bu|mis|perdu|senti|ete|\w+e)|avait|avais|etait|etais|\w+aient)\b/
/** Done once, in an amount, or a pain that comes at once, where only a condition, an operation or a job has the date. */
const SUDDEN =
  /^(?:now |so |well |la )?(?:crushing|sudden|i (?:just |have |think i )*(?:swallowed|took)|je (?:en )?ai (?:juste )?(?:avale|pris|trop pris)|je viens de)\b/
const LIFE_THREATENED = new RegExp(
  `\\b(?:${[
    'can not breathe?(?: (?:help|please|at all|any ?more|and .*))?$|can (?:hardly|barely) breathe?$|(?:is|are|am) (?:not breathing|choking|suffocating|unconscious|unresponsive|passing out)',
    '(?:lips|face|fingers) (?:are|is) (?:turning )?blue|turning blue|throat is (?:closing|swelling)|will not stop bleeding|bleeding (?:and it )?will not stop',
    'having a (?:heart attack|stroke|seizure)|will not wake up|does not wake up|crushing chest',
    '(?:peux|arrive|capable de?) (?:plus|pas) (?:a |de )?respirer$|respire (?:plus|pas)$|levres (?:sont |deviennent )?bleues|(?:je|il|elle) (?:me )?etouffe$|inconsciente?',
    'saigne (?:\\w+ )?arrete pas|gorge (?:se )?(?:ferme|enfle)|perds? connaissance|fais une? (?:infarctus|avc|crise cardiaque)|se reveille (?:plus|pas)',
  ].join('|')})(?!\\w)`,
)
