import type { CrisisKind } from '@clinic/contract/vocabulary'
import { normalizeSpelling } from '../text/normalize-spelling.ts'

/** What words are most likely about that only the classifier took for a crisis. Suicide where nothing else shows: its card fits most. */
export function likelyKind(text: string): CrisisKind {
  const said = normalizeSpelling(text)
  return KINDS.find(([, words]) => words.test(said))?.[0] ?? 'suicide'
}

const KINDS: readonly (readonly [CrisisKind, RegExp])[] = [
  [
    'suicide',
    /\b(?:kill (?:myself|himself|herself)|suicid\w*|want(?:s)? to die|end (?:it|my life)|goodbye|me tuer|se tuer|mourir|en finir|adieu|pont|bridge|rope|corde|wrists?|veines|poignets)\b/,
  ],
  [
    'child-ingestion',
    /\b(?:child|kid|kids|toddler|baby|year old|enfant|bebe|petite?|flo|garcon|fillette)\b(?=.*\b(?:ate|eaten|swallowed|drank|got into|mange|avale|bu)\b)/,
  ],
  ['overdose', /\b(?:overdose|too many|too much|pills|fentanyl|narcan|naloxone|surdose|pilules|trop pris|avale)\b/],
  [
    'abuse',
    /\b(?:hits?|beats?|raped?|chok\w+|assault\w*|threaten\w*|hiding|stalk\w*|hurts me|abus\w+|frappe|bat|viole\w*|agress\w*|menace|cachee?)\b/,
  ],
  [
    'violence',
    /\b(?:kill (?:him|her|them|my|the)|stab|shoot|hurt (?:someone|him|her|them|people)|tuer|poignarder|tirer sur|faire mal a)\b/,
  ],
  [
    'emergency',
    /\b(?:breath\w*|chest|heart|stroke|seizure|unconscious|bleed\w*|blood|face|numb|ambulance|pregnant|respir\w*|poitrine|coeur|avc|convuls\w*|inconscient\w*|saign\w*|sang|enceinte|911)\b/,
  ],
]
