import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/** True for the loss of a pregnancy, and for a death of these days. What is told as history is not. */
export function speaksOfLoss(text: string): boolean {
  const said = normalizeSpelling(text)
  return !LONG_AGO.test(said) && (LOST_PREGNANCY.test(said) || DIED_LATELY.test(said))
}

/** True for the loss of a pregnancy that is not long past. */
export function lostPregnancy(text: string): boolean {
  const said = normalizeSpelling(text)
  return !LONG_AGO.test(said) && LOST_PREGNANCY.test(said)
}

const LONG_AGO =
  /\b(?:years? ago|in (?:19|20)\d\d|when i was|history of|il y a (?:\w+ )?(?:ans|annees)|en (?:19|20)\d\d|quand j ?etais|(?:last|a) year)\b/
const LOST_PREGNANCY =
  /\b(?:miscarr\w*|stillb\w+|(?:lost|losing) (?:the|my|our|this) (?:baby|pregnancy)|baby (?:\w+ )?(?:died|did not make it|has no heartbeat)|fausse couche|mort ne|perdu (?:le|mon|notre) bebe|perdu (?:ma|la) grossesse|bebe est (?:mort|decede))\b/
const DIED_LATELY =
  /\b(?:died|passed away|passed on|is dead|buried|est (?:morte?|decedee?)|vient de mourir|nous a quittes)\b(?=.*\b(?:today|yesterday|this (?:morning|week|month)|last (?:night|week|month)|(?:days?|weeks?) ago|just|aujourd ?hui|hier|a matin|cette semaine|la semaine (?:passee|derniere)|le mois (?:passe|dernier)|il y a (?:\w+ )?(?:jours|semaines))\b)|\b(?:just (?:died|passed away|buried)|vient de (?:mourir|deceder))\b/
