import { bare } from '../../text/normalize.ts'

/** "Dizzy since I started", « le cœur qui débat après l'huile »: something felt in the body that is told beside the use of cannabis. */
export function speaksOfEffects(text: string): boolean {
  const said = bare(text)
  return FELT.test(said) && USED.test(said) && !ELSEWHERE.test(said)
}

const FELT =
  /\b(?:dizz\w*|light ?headed\w*|faint\w*|heart (?:is |was |keeps |starts |going |feels |goes )?(?:\w+ )?(?:rac\w+|pound\w*|beat\w*|flutter\w*|skip\w*)|rac\w+ heart|palpitations?|chest (?:\w+ )?(?:tight\w*|hurt\w*|pains?|pressure)|tight(?:ness)? (?:in )?(?:my |the )?chest|nause\w*|itch\w*|rash|hives|headaches?|dry mouth|mouth is (?:so |always )?dry|foggy|brain fog|paranoi\w*|shak(?:y|ing)|sweat\w*|tingl\w*|blurry|groggy|etourdi\w*|tete (?:me |qui )?tourne|coeur (?:qui |me |ma |mon )?(?:\w+ )?(?:debat\w*|bat|palpite\w*|semballe\w*|accelere\w*)|serre\w* (?:dans )?la poitrine|poitrine (?:\w+ )?serr\w*|oppress\w*|nausees?|mal (?:au|de) coeur|demange\w*|rougeurs?|maux? de tete|mal a la tete|bouche (?:\w+ )?seche|dans (?:le brouillard|la brume)|trembl\w*|sueurs?|engourdi\w*)\b/
const PRODUCT = '(?:it|oil|gumm(?:y|ies)|edibles?|weed|pot|cannabis|marijuana|cbd|thc|joint|puff|vape|treatment|product|dose|capsules?)'
const PRODUIT = '(?:huile|jujubes?|cannabis|pot|cbd|thc|joint|bouffees?|gelules?|capsules?|traitement|produit|dose)'
const USED = new RegExp(
  [
    '\\bsince (?:i )?(?:\\w+ )?(?:start(?:ed|ing)?|began|beginning)\\b(?! (?:my|a|the|this) (?:job|period|diet|school|new))',
    `\\b(?:after|since|when(?:ever)?|every ?time|each time|as soon as|once|from|on) (?:\\w+ ){0,3}?${PRODUCT}\\b`,
    '\\b(?:after|since|when(?:ever)?|every ?time|each time|as soon as) (?:i )?(?:smok\\w*|vap\\w*)\\b',
    '\\bdepuis (?:que jai )?(?:commence|debute)\\w*\\b|\\bdepuis que jen (?:prends|ai pris)\\b',
    `\\b(?:depuis|apres|quand|chaque fois|des que|avec)(?: \\w+){0,4}? ${PRODUIT}\\b`,
    '\\b(?:depuis que|apres (?:avoir|que)|quand|chaque fois que|des que) (?:\\w+ ){0,2}?(?:fum\\w*|vap\\w*|jen (?:prends|prend|ai pris))\\b',
  ].join('|'),
)
/** What others did, what helps, and danger that is more than an effect. */
const ELSEWHERE =
  /\b(?:help\w*|aide\w*|soulag\w*|works? (?:for|on)|better|mieux|less|moins|pregnan\w*|enceinte|kids?|child|toddler|baby|son|daughter|fils|fille|enfants?|bebe|die|dying|dead|kill|suicid\w*|end it|mourir|tuer|en finir|too (?:much|many)|trop pris|overdos\w*)\b/
