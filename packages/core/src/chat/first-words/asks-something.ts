import { bare } from '@clinic/nlu/text/normalize'

/**
 * True where a first message asks something, also behind what it tells: "I was in hospital in 2015, does that disqualify me". Inside the
 * questionnaire such words are more often part of an answer, and `detectIntent` decides.
 */
export function asksSomething(text: string): boolean {
  return text.includes('?') || ASKS.test(bare(text)) || ASKS_AFTER.test(text)
}

/** « j’étais dans l’armée, qui paye » */
const ASKS_AFTER = /[,.;]\s*(?:(?:and|but|so|et|pis|mais) )?(?:who|why|when|where|how|qui|quand|combien|comment|pourquoi|où)\s/iu
const ASKS =
  /(?:^|(?<=(?<!(?:^| )to) ))(?:(?:can|could|should|may|would|do|does|did|will|is|are|am) (?:i|you|youse|yous|yall|ya|we|they|it|that|this|there|my|cannabis|cbd|thc|vaping|smoking|wcb|wsib|insurance|somebody|someone|anybody|anyone|he|she)|does [a-z]+ (?:pay|cover|charge|deliver|ship|matter)|who (?:handles|pays|do|does|can|should)|(?:what|which) strains?|(?:what|how|when|where|which) (?:is|are|do|does|can|should|would|much|many|long)|am i|avez vous|est ce que|quest ce que?|cest quoi|c (?:tu|quoi|quand|combien|ou)|puis je|cest (?:tu )?(?:normal|grave|correct|dangereux|securitaire)|jai (?:tu )?le droit|faut il|comment (?:faire|on|je|ca)|(?!rendez )[a-z]+ez vous)(?= |$)/
