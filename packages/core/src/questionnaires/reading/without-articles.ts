import { foldText } from '../../shared/fold-text.ts'

/**
 * A French « un » or « une » that is an article counts nothing: « un appétit d'oiseau », « comme un coup de masse ». It counts before the words of
 * the unit, before a time or a measure, and where nothing that could be counted follows.
 */
export function withoutArticles(folded: string, unit: string): string {
  const asked = foldText(unit)
    .split(' ')
    .map((word) => word.slice(0, STEM))
    .filter((word) => word.length === STEM)
  return folded
    .replace(/\b(?:like|comme) (?:an?|une?|la|le|les|mon|ma|my|the) .*$/, ' ')
    .replace(/\bune? (\p{L}+)/gu, (whole, next: string) => (COUNTED.test(next) || asked.includes(next.slice(0, STEM)) ? whole : ` ${next}`))
}

const STEM = 4
const COUNTED =
  /^(?:fois|jour|journee|nuit|soir|soiree|matin|heure|h|minute|min|gramme?|g|gr|mg|once|oz|ml|goutte|joint|puff|capsule|pilule|jujube|bouffee|crise|convulsion|grosse|petite|petit|bonne?|grand|selle|migraine|mal|seule?|par|aux?|a|la|le|ce|cette|ou|et|pis|sur|de|demie?|quart|tiers|point|virgule|moins|genre|peut|je|j|c|mille|million|cent|douzaine|\w+aine|max|maximum|environ|toutes?|tous|chaque|hier|avant|apres|couple|peu)s?$/
