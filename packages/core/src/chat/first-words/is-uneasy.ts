import { bare } from '@clinic/nlu/text/normalize'

/** True where someone is uneasy about beginning here or about cannabis itself: "I'm scared to do this", « j’ai peur d’être gelée ». No danger is read from it. */
export function isUneasy(text: string): boolean {
  const said = bare(text)
  return PATTERNS.some((pattern) => pattern.test(said))
}

const FEARS = '(?:scared|afraid|nervous|anxious|worried|terrified|hesitant|unsure|embarrassed|ashamed|shy|uneasy)'
const TREATMENT = '(?:this|that|it|cannabis|weed|pot|marijuana|thc|cbd|edibles|getting high|being high|trying|starting|asking)'
const PEURS = '(?:peur|nerveu(?:x|se)|stressee?|inquiete?|inquiet|genee?|craintive|hesitante?|honte|mal a laise)'
const TRAITEMENT =
  '(?:ca|cela|le cannabis|cannabis|du cannabis|du pot|le pot|dessayer|de commencer|demander|etre gelee?|detre gelee?|gelee?)'
const PATTERNS = [
  `${FEARS} (?:(?:a bit|a little|really|very|to|of|about|even|just|death|do|try|start|ask|use|using|taking) )*${TREATMENT}`,
  `${FEARS} (?:to ask|to start|to try|asking|about asking)`,
  '(?:never|havent ever|have not ever) (?:tried|used|smoked|touched|done|had) (?:any |this |the )*(?:it|this|cannabis|weed|pot|marijuana|thc|cbd|edibles|anything like (?:it|this|that))',
  `${PEURS} (?:(?:un peu|vraiment|de|d|a|pour|juste|face|rapport) )*${TRAITEMENT}`,
  'ca me (?:stresse|gene|fait peur|inquiete|rend nerveuse)',
  'jamais (?:essaye|pris|fume|touche a|consomme)(?: (?:du|de|au|le|a))* ?(?:ca|cela|cannabis|pot|thc|cbd|drogue)',
].map((pattern) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`))
