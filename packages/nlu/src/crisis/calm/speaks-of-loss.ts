import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/** True for the loss of a pregnancy, and for a death of these days. What is told as history is not. */
export function speaksOfLoss(text: string): boolean {
  const said = normalizeSpelling(text)
  return !LONG_AGO.test(said) && (LOST_PREGNANCY.test(said) || DIED_LATELY.test(said))
}

/** True where the death of someone close is told, whenever it was; as an answer about the family's illnesses it is history. */
export function tellsOfDeath(text: string): boolean {
  return CLOSE_ONE_DIED.test(normalizeSpelling(text))
}

/** True for the loss of a pregnancy that is not long past. */
export function lostPregnancy(text: string): boolean {
  const said = normalizeSpelling(text)
  return !LONG_AGO.test(said) && LOST_PREGNANCY.test(said)
}

const LONG_AGO =
  /\b(?:years? ago|in (?:19|20)\d\d|when i was|history of|il y a (?:\w+ )?(?:ans|annees)|en (?:19|20)\d\d|quand j ?etais|(?:last|a) year)\b/
const LOST_PREGNANCY =
  /\b(?:miscarr\w*|stillb\w+|(?:lost|losing) (?:the|my|our|this) (?:baby|pregnancy)|baby (?:\w+ )?(?:died|did not make it|has no heartbeat)|fausse couche|mort ne|perdu (?:le|mon|notre) bebe|perdu (?:ma|la) grossesse|bebe est (?:mort|decede)|(?:was|got) (?:\w+ )?pregnant (?:\w+ ){0,6}?(?:but|and|then) (?:\w+ ){0,2}?lost (?:it|him|her|them)|(?:etais|etait|tombee) enceinte (?:\w+ ){0,6}?(?:le|la|l) (?:ai|a) perdue?)\b/
const DIED_LATELY =
  /\b(?:died(?! laughing| of (?:laughter|embarrassment|boredom))|passed away|passed on|is dead|buried|est (?:morte?|decedee?)|vient de mourir|nous a quittes)\b(?=.*\b(?:today|yesterday|this (?:morning|week|month)|last (?:night|week|month)|(?:days?|weeks?) ago|just|aujourd ?hui|hier|a matin|cette semaine|la semaine (?:passee|derniere)|le mois (?:passe|dernier)|il y a (?:\w+ )?(?:jours|semaines))\b)|\b(?:just (?:died|passed away|buried)|vient de (?:mourir|deceder))\b/
const CLOSE_ONE =
  '(?:wife|husband|partner|spouse|son|daughter|child|boy|girl|baby|mom|mum|mother|dad|father|brother|sister|twin|best friend|friend|fiancee?|boyfriend|girlfriend)'
const PROCHE =
  '(?:femme|mari|conjointe?|chum|blonde|fils|gars|fille|enfant|bebe|mere|maman|pere|papa|frere|soeur|jumeau|jumelle|meilleure? amie?|amie?|copain|copine)'
const CLOSE_ONE_DIED = new RegExp(
  [
    `\\b(?:my|our) (?:\\w+ )?${CLOSE_ONE} (?:just |recently |suddenly |has |had )?(?:died(?! laughing| of (?:laughter|embarrassment|boredom))|passed away|passed on|passed in|passed last|is dead|is gone now|was killed)\\b`,
    `\\bi (?:just |recently )?(?:lost|buried) (?:my|our) (?:\\w+ )?${CLOSE_ONE}\\b(?! s\\b)`,
    `^(?:(?:hi|hello) )?(?:just |recently )?lost (?:my|our) (?:\\w+ )?${CLOSE_ONE}\\b(?! s\\b)`,
    `\\b(?:death|passing|loss) of (?:my|our) (?:\\w+ )?${CLOSE_ONE}\\b|\\blosing (?:my|our) (?:\\w+ )?${CLOSE_ONE}\\b(?! s\\b)`,
    `\\b(?:my|our) (?:\\w+ )?${CLOSE_ONE} ?s (?:death|passing)\\b`,
    `\\b(?:mort|deces|perte) de (?:mon|ma|notre) (?:\\w+ )?${PROCHE}\\b`,
    `\\b(?:mon|ma|notre) (?:\\w+ )?${PROCHE} (?:est (?:morte?|decedee?|partie? (?:du|de une?|de son|de sa|en paix|subitement))|vient de (?:mourir|deceder|partir)|nous a quittes|se est enleve la vie|a ete tuee?|est partie? en \\w+ (?:du|de une?|de son|de sa))\\b`,
    `\\b(?:je ai|on a) (?:perdu|enterre) (?:mon|ma|notre) (?:\\w+ )?${PROCHE}\\b`,
  ].join('|'),
)
