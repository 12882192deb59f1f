import type { CrisisKind } from '@clinic/contract/vocabulary'
import { normalizeSpelling } from '../../text/normalize-spelling.ts'
import { FRENCH_DANGERS } from './french-dangers.ts'
import { LONG_AGO } from './french-words.ts'

/** The danger that a message in French tells of; `null` for none, and for what is long past. */
export function frenchDanger(text: string): CrisisKind | null {
  const said = normalizeSpelling(text)
  if (!FRENCH.test(said) || LONG_AGO.test(said)) return null
  return FRENCH_DANGERS.find(({ of, not }) => of.every((part) => part.test(said)) && !not?.test(said))?.kind ?? null
}

/** Spares English messages the larger patterns, which take long to compile. */
const FRENCH =
  /\b(?:je|me|se|ce|ca|mon|ma|mes|son|sa|ses|il|elle|ils|y|le|la|les|un|une|du|de|des|pas|plus|dans|sur|pour|avec|pis|et|depuis|toutes?|en|au|aux|est|ai|comptee?s|devant|prete?|sortie?s?|soir)\b/
