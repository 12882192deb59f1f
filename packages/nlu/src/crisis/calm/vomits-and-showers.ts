import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True for vomiting that keeps coming back and that hot water eases or that is told beside years of cannabis, told without any sign of danger. It is a known picture of heavy cannabis use and
 * has an article; the classifier, which has seen few such sentences, takes it for a crisis. Rules are asked first all the same.
 */
export function vomitsAndShowers(text: string): boolean {
  const said = normalizeSpelling(text)
  return VOMITING.test(said) && (HOT_WATER.test(said) || (CANNABIS.test(said) && AGAIN.test(said))) && !DANGER.test(said)
}

const VOMITING =
  /\b(?:vomi\w*|throw\w* up|threw up|puk(?:e|es|ed|ing)|barf\w*|heav(?:e|ing)|retch\w*|nausea\w*|sick|renvoie|renvoyer|degueule\w*|mal de coeur|nausees?|malade)\b/
const HOT_WATER =
  /\b(?:hot|warm|boiling|scalding) (?:\w+ ){0,2}?(?:showers?|baths?|water|tubs?)\b|\b(?:showers?|baths?) (?:\w+ ){0,4}?(?:hot|helps?|eases?|calms?|settles?|only)\b|\bbains? chauds?\b|\b(?:douches?|bains?|eau) (?:\w+ ){0,3}?(?:chaudes?|bouillantes?|brulantes?|tres chaude|aident?|soulage\w*|calme\w*)\b/
const CANNABIS = /\b(?:weed|pot|cannabis|marijuana|thc|smok\w*|joints?|bong|vap\w*|fum\w*|puff\w*|edibles?|jujubes?)\b/
const AGAIN =
  /\b(?:every|each|cyclic\w*|keeps?|always|all the time|for (?:\w+ )?(?:months|weeks|years)|again and again|on and off|comes back|chaque|tous les|toutes les|a repetition|tout le temps|depuis (?:\w+ )?(?:mois|semaines|annees|ans)|revien\w*|a tout bout de champ|cyclique\w*)\b/
const DANGER =
  /\b(?:blood|sang|faint\w*|pass(?:ed|ing) out|black(?:ed|ing) out|can not (?:keep|breathe|stand|wake|stop (?:throwing|vomiting|puking|bleeding))|nothing stays|keeps? nothing|chest|heart|seizure|numb|confus\w*|die|dying|dead|death|kill|end it|tonight|right now|pills?|overdos\w*|cut|hurt myself|pregnant|evanoui\w*|perds? connaissance|garde rien|garde plus|arrete pas|poitrine|coeur qui|mourir|mort|tuer|en finir|ce soir|pilules?|enceinte|poignets?|veines)\b/
