import { normalizeSpelling } from '../../text/normalize-spelling.ts'
import { MEANS_AT_WORK } from './taken-back.ts'

/**
 * True where someone says that they did not part with a means: "I haven't thrown the pills away", « j’ai pas rendu mon fusil ». It is no plan, and no
 * small talk either: who says so unasked answers a question that someone put to them, so the gentle question is asked.
 */
export function keepsMeans(text: string): boolean {
  const said = normalizeSpelling(text)
  return KEPT.test(said) && !MEANS_AT_WORK.test(said) && !FOR_THE_CLINIC.test(said)
}

/** "I still have the pills" in reply to the question about thoughts; said unasked, it may be about a refill. */
export function stillHasMeans(text: string): boolean {
  const said = normalizeSpelling(text)
  return STILL_THERE.test(said) && !MEANS_AT_WORK.test(said) && !FOR_THE_CLINIC.test(said)
}

const PILLS = '(?:pills|tablets|pilules|pelules|comprimes)'
const WEAPON =
  '(?:ropes?|noose|guns?|rifles?|shotgun|pistol|firearms?|bullets|ammo|razors?|blades?|suicide note|goodbye (?:note|letter)s?|cordes?|noeud|fusils?|carabine|pistolet|rasoirs?|lames?|lettres? (?:de )?adieu)'
const MEANS = `(?:${PILLS}|${WEAPON})`
const NOT = '(?:have|had|did|do|could|can|will) not|never|not'
const HESITANT = '(?: (?:yet|actually|really|even|ever|still|been able to|able to|want to|going to|bring myself to))*'
const DESTROY = '(?:thr[eo]wn?|toss(?:ed)?|flush(?:ed)?|dump(?:ed)?|g[eo]t(?:ten)? rid|dispos(?:ed?)|destroy(?:ed)?)'
const HAND_IN = '(?:g[ai]ven?|hand(?:ed)?|return(?:ed)?|turn(?:ed)?|surrender(?:ed)?)'
/** "Je les ai pas", « je me suis pas ». */
const JE_PAS =
  'je (?:ne )?(?:(?:les?|la|l|me|m|y|en) )*(?:ai|suis|peux|veux|vais) (?:pas|jamais|toujours pas)(?: (?:encore|vraiment|pu|ose|voulu|capable de|ete capable de|reussi a))*'
/** "Jeté" reads "je ete", as it is typed in one word. */
const JETE = '(?:jet(?:er?|ee?s?)|je ete|garroche\\w*|flush\\w*|debarrass\\w*|vide\\w*|detruit\\w*)'
const RENDU = '(?:rend(?:re|ue?s?)|remis\\w*|remettre|donne[er]?s?|rapport\\w+)'
/** A word or four between, as in "away the rest of the". */
const FEW = '(?: (?!pain )\\w+){0,4}?'

const KEPT = new RegExp(
  [
    `(?<!(?:you|they|he|she|it|we) )(?:${NOT})${HESITANT} (?:${DESTROY}\\b${FEW} ${MEANS}|${HAND_IN}\\b${FEW} ${WEAPON})\\b`,
    `\\b${JE_PAS} (?:${JETE}\\b${FEW} ${MEANS}|${RENDU}\\b${FEW} ${WEAPON})\\b`,
    `\\b${MEANS} ${JE_PAS} (?:${JETE}|${RENDU})\\b`,
    `\\b(?:the|my|those|these|les|mes|ces) ${PILLS} (?:are|sont) (?:still|encore|toujours) (?:here|there|la|ici|icitte|in (?:the|my) \\w+|dans \\w+ \\w+)\\b`,
  ].join('|'),
)

const STILL_THERE = new RegExp(
  `\\bi (?:still|do|also) have (?:all )?(?:the|my|those|these|that|a) ${MEANS}\\b|\\bje (?:les? |la )?ai (?:encore|toujours) (?:toutes? |tous )?(?:les|mes|ces|le|la|mon|ma|une?) ${MEANS}\\b`,
)

/** What is said to a clinic about what it gave, and where one may bring it. */
const FOR_THE_CLINIC =
  /\b(?:lot|package|packaging|label|refund|recall\w*|expired?|seller|where (?:do|can|should)|how (?:do|can|should)|should i|do i|emballage|etiquette|rembours\w*|rappel\w*|perime\w*|vendeur|comment|est ce que|(?:must|should|faut|dois|doit) (?:not|pas)|oil|huile|carv\w*|scrap ?book\w*)\b/
