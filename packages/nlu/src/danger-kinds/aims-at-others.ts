import { normalizeSpelling } from '../text/normalize-spelling.ts'

/** True where a danger is about someone else, and neither the writer’s own body or death nor what another says of theirs is named. */
export function aimsAtOthers(text: string): boolean {
  const said = normalizeSpelling(text)
  return OTHERS.test(said) && !OWN.test(said) && !THEIR_OWN.test(said)
}

const OTHERS =
  /\b(?:him|her|his|them|their|he|she|they|whoever|lui|elle|eux|ses|leur|sa|son|il|ils|y|boss|manager|neighbou?rs?|landlord|doctor|nurses?|judge|teacher|coworkers?|roommate|tenant|cousin|ex|cops?|officer|clerk|school|office|clinic|voisin\w*|proprio\w*|docteur|infirmieres?|juge|collegues?|coloc|commis|police|agente?|bureau|clinique|ecole|bum|gars)\b/

/** A body, a life, an end of one’s own; asking how; and whom it would spare. */
const OWN =
  /\b(?:die|dead|dying|myself|my (?:own |whole )?(?:life|head|wrists?|throat|temple|mouth|legs?|veins?|chest|heart|note|will|funeral|body|end)|end(?:ing)? (?:it|things)|kill me|of me|without me|goodbye|farewell|better off|anymore|tired of|bridge|rope|noose|hang\w*|jump\w*|pills?|overdose|sleep forever|suicid\w*|peacefully|helium|how (?:do|long|many|much|to)|mourir|morte?|crever|me (?:tuer|suicider|pendre|jeter|tirer|trancher)|ma (?:vie|tete|tempe|gorge|bouche|lettre|mort)|mon (?:cou|corps|coeur|testament)|mes (?:poignets?|veines|adieux|affaires)|sans moi|adieu|en finir|plus capable|pendre|pont|corde|pilules?|armoire|je pars|comment|combien|rejoin\w*|demain pour moi|finir sa vie|(?:can|may) have my|i am (?:done|gone|finished)|peuvent (?:prendre|garder) m[aeo]\w*)\b/

/** What someone else says of themselves, or does to themselves. */
const THEIR_OWN =
  /\b(?:says|said|writes|wrote|texted|told me|dit|ecrit|parle de|herself|himself|themselves|se (?:tuer|crisser|pendre|faire du mal|jeter|couper|tirer)|(?:lame|couteau|carabine|fusil) (?:sur|contre|a) (?:son|sa) (?:propre )?(?:cou|tempe|tete)|carabine pis (?:il|y) dit)\b/
