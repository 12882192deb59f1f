import { foldText } from '../shared/fold-text.ts'
import type { Condition } from './instrument.ts'

/** Patients’ words for conditions that instruments cover, rarer and more serious ones first. */
const WORDS: readonly (readonly [Condition, RegExp])[] = [
  ['cancer', /\b(cancers?|tumou?rs?|chemo(therapy)?|leukemia|lymphoma)\b/],
  ['epilepsy', /\b(epilep\w+|seizures?|convulsions?)\b/],
  ['bowel', /\b(crohns?|colitis|ibd|bowel disease)\b/],
  ['migraine', /\b(migraines?|headaches?)\b/],
  ['ptsd', /\b(ptsd|post ?traumatic)\b/],
  ['adhd', /\b(adhd|attention deficit)\b/],
  ['anxiety', /\b(anxiety|anxious|panic|worry|worries|worrying)\b/],
  ['mood', /\b(depress(ed|ion)|low mood|sadness)\b/],
  ['sleep', /\b(sleep\w*|insomnia)\b/],
  ['pain', /\b(pains?|painful|arthritis|fibromyalgia|neuropathy|sciatica|back ?aches?|endometriosis)\b/],
]

/** The conditions named in a label or free text, without duplicates. */
export function conditionsIn(text: string): Condition[] {
  const said = foldText(text)
  return WORDS.filter(([, words]) => words.test(said)).map(([condition]) => condition)
}
