import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True where someone says no more than that they are not well, or that they do not want to die. It changes no level of risk: it only keeps such words
 * from being answered like a typing error.
 */
export function feelsLow(text: string): boolean {
  return LOW.test(normalizeSpelling(text))
}

const LOW =
  /\bi (?:am|do|feel|am feeling|am doing) (?:really |just |so )?not (?:\w+ )?(?:ok|okay|alright|well|good|great|myself|doing)\b|\b(?:am|doing|feeling|feel|things are) (?:\w+ )?(?:awful|terrible|horrible|rough|bad|crappy)\b|\bnot want to die\b|\b(?:je (?:ne )?(?:suis|vais|me sens|me feel|feel|file)|ca (?:ne )?va|ca (?:ne )?file) (?:\w+ )?(?:pas (?:\w+ )?(?:bien|ben|fort|top)|mal|tres mal|mauvais coton)\b|\b(?:je |j )?(?:suis|chu|sus) (?:\w+ )?(?:a bout(?:te)?|epuisee?|au bout du rouleau)\b|\b(?:ne )?(?:je )?veux pas mourir\b/
