import type { CrisisKind } from '@clinic/contract/vocabulary'
import { normalizeSpelling } from '../../text/normalize-spelling.ts'
import { BODIES_IN_DANGER } from './bodies-in-danger.ts'
import { EVERYDAY_DANGERS } from './everyday-dangers.ts'
import { FAREWELLS, farewellSigns } from './farewells.ts'
import { happensStill, tellsOfAnAge } from './happens-still.ts'
import { HELD_OR_HURT } from './held-or-hurt.ts'
import { SICK_CHILDREN } from './sick-children.ts'
import { SWALLOWED_AMOUNTS } from './swallowed-amounts.ts'
import { TAKEN_BACK } from './taken-back.ts'
import { THREATS_TOLD } from './threats-told.ts'
import type { Situation } from './words.ts'

/** The danger that the facts of a message amount to; `null` for none, and for what is long past. Both languages. */
export function situationOf(text: string): CrisisKind | null {
  const said = normalizeSpelling(text.replace(WILL, '$1 will'))
  if ((OVER.test(said) && !happensStill(said)) || tellsOfAnAge(said) || ASKED_IN_GENERAL.test(said)) return null
  const found = SITUATIONS.find(({ of, not }) => of.every((part) => part.test(said)) && !not?.test(said))
  return found?.kind ?? (farewellSigns(said) >= ENOUGH_SIGNS ? 'suicide' : null)
}

const ASKED_IN_GENERAL =
  /^(?:what|how|why|which|can|could|does|do|is it|are there|quels?|quelles?|comment|pourquoi|peut on)\b(?!.*\b(?:i|my|we|he|she|help me die|now|je|mon|ma|on|il|elle)\b)/

const WILL = /\b(he|she|they|you|it|we)['’]ll\b/gi

/** One sign of settling one's affairs is ordinary: people move, give pets away and pay their rent. */
const ENOUGH_SIGNS = 3

const SITUATIONS: readonly Situation[] = [
  ...SWALLOWED_AMOUNTS,
  ...SICK_CHILDREN,
  ...BODIES_IN_DANGER,
  ...HELD_OR_HURT,
  ...THREATS_TOLD,
  ...FAREWELLS,
  ...TAKEN_BACK,
  ...EVERYDAY_DANGERS,
]

const OVER =
  /\b(?:years? ago|months? ago|last (?:year|winter|summer|spring|fall|month)|in (?:19|20)\d\d|since (?:19|20)\d\d|when i was (?:a |an |in |young|little|\d\b)|as a (?:kid|child|teen\w*|baby)|used to|back then|growing up|long ago|il y a (?:\w+ ){0,3}(?:ans?|annees|mois|longtemps)|(?:en|depuis) (?:19|20)\d\d|quand (?:je|on) (?:etais|etait|avais|avait)|a (?:le )?epoque|dans (?:le temps|ma jeunesse|mon enfance)|(?:an|annee|ete|hiver|mois) (?:passe|passee|dernier|derniere)|autrefois|jadis)\b/
