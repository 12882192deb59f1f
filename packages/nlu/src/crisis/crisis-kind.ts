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
    /\b(?:kill (?:myself|himself|herself)|suicid\w*|want(?:s)? to (?:die|go)|to die|end (?:it|my life)|goodbye|good for good|breathing for good|me tuer|se tuer|mourir|en finir|veux partir|je veux partir|de respirer pour de bon|adieu|pont|bridge|rope|corde|wrists?|veines|poignets|in heaven|au ciel)\b/,
  ],
  [
    'child-ingestion',
    /\b(?:child|kid|kids|toddler|baby|niece|neice|nephew|grandson|granddaughter|is [1-9]|years? old|enfant|bebe|petite?|flo|garcon|fillette|neveu|jumeaux)\b(?=.*\b(?:ate|eaten|swallowed|drank|got into|mange|avale|bu|suce|leche)\b)/,
  ],
  [
    'adverse-reaction',
    /\b(?:since|after|depuis|avec|on) (?:\w+ ){0,4}(?:oil|thc|cbd|cannabis|drops|gummies|huile|gouttes|jujubes)\b(?=.*\b(?:prophet\w*|voices|things|slept|god|paranoi\w*|voix|dormi|prophete|dieu|yellow|jaune\w*)\b)|\b(?:not slept|pas dormi)\b/,
  ],
  [
    'abuse',
    /\b(?:hit|hits?|hitting|beats?|beating|raped?|chok\w+|punch\w*|slap\w*|assault\w*|threaten\w*|hiding|stalk\w*|hurts me|abus\w+|frappe|bat|coup de poing|viole\w*|agress\w*|menace|cachee?|enferm\w+|defonce)\b(?!.*\bto (?:his|her|their) (?:house|work|place)\b)/,
  ],
  [
    'violence',
    /\b(?:kill (?:him|her|them|my|the)|stab|shoot|hurt (?:someone|him|her|them|people)|to (?:his|her|their|your|ur) (?:house|work|place|clinic)|run (?:my|him|her|them) (?:\w+ )?over|smash\w*|skull|on fire|urges? to hurt|tells? me to|ecraser|etrangler|mettre le feu|peter la (?:tete|gueule)|clinique avec|poignarder|tuer|poignarder|tirer sur|faire mal a)\b/,
  ],
  [
    'overdose',
    /\b(?:overdose|too many|too much|doubled|double|pills|fentanyl|narcan|naloxone|insulin|edibles|(?:drank|took|bu|pris)\b(?=.*\b(?:xanax|ativan|pills|pilules|meds|morphine|edibles|insuline?)\b)|surdose|pilules|trop pris|avale|insuline)\b/,
  ],
  [
    'emergency',
    /\b(?:breath\w*|chest|heart|stroke|seizure|unconscious|bleed\w*|blood|face|numb|ambulance|pregnant|not answering|fell|fever|swell\w*|shock\w*|respir\w*|poitrine|coeur|avc|crise|convuls\w*|inconscient\w*|saign\w*|sang|enceinte|repond pas|tombe|enfle\w*|gonfle|fievre|911)\b/,
  ],
]
