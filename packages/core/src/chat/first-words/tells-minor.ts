import { normalizeSpelling } from '@clinic/nlu/text/normalize-spelling'

/** True where someone says that they are under 18: "hi I'm 17, can I get medical", « j'ai 16 ans ». */
export function tellsMinor(text: string): boolean {
  return MINOR.test(normalizeSpelling(text))
}

const MINOR =
  /\b(?:i am|i just turned|i will be) (?:only |just |almost )?1[0-7](?: years? old| yo)?(?= (?:and|but|can|so|with|my|do|would|could|if|is that|am i)\b|$)|\bje (?:ai|viens de avoir) (?:juste |seulement )?1[0-7] ans\b(?! (?:de|d|depuis|que)\b)/
