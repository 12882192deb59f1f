import { foldText } from '../shared/fold-text.ts'
import type { Condition } from './instrument.ts'

/** Patients’ words for conditions that instruments cover, in both languages, rarer and more serious ones first. */
const WORDS: readonly (readonly [Condition, RegExp])[] = [
  ['cancer', /\b(cancers?|tumou?rs?|tumeurs?|chemo(therapy)?|chimio(therapie)?|leukemia|leucemie|lymphom[ae])\b/],
  ['epilepsy', /\b(epilep\w+|seizures?|convulsions?)\b/],
  ['bowel', /\b(crohns?|colitis|colite|ibd|bowel disease|maladie inflammatoire)\b/],
  ['migraine', /\b(migraines?|headaches?|(maux|mal) de tete)\b/],
  ['ptsd', /\b(ptsd|tspt|sspt|post ?traumati(c|que))\b/],
  ['adhd', /\b(adhd|tdah?|attention deficit|deficit de( l)? ?attention)\b/],
  ['anxiety', /\b(anxiety|anxious|anxiete|anxieu(x|se)|angoisses?|panic|panique|worry|worries|worrying|inquietudes?)\b/],
  ['mood', /\b(depress(ed|ion)|deprim(e|ee|er)|low mood|moral bas|sadness|tristesse)\b/],
  ['sleep', /\b(sleep\w*|insomnia|insomnie|sommeil|dor(s|t|mir|mais) (pas|plus|mal)|(mal|pas capable) (a |de )?dormir)\b/],
  [
    'pain',
    /\b(pains?|painful|arthritis|arthrite|arthrose|fibromyalgi[ae]|neuropath(y|ie)|sciatica|sciatique|back ?aches?|endometrios(is|e)|douleurs?|douloureu(x|se)|mal (au|aux|a la|dans le|de) (dos|genoux?|hanches?|epaules?|cou|jambes?|ventre|os))\b/,
  ],
]

/** "l’anxiété", "d’épilepsie": the article is no part of the word. */
const ELIDED = /(?<![\p{L}])(?:[dljmnst]|qu)['’](?=\p{L})/giu

/** The conditions named in a label or free text, without duplicates. */
export function conditionsIn(text: string): Condition[] {
  const said = foldText(text.replace(ELIDED, ' '))
  return WORDS.filter(([, words]) => words.test(said)).map(([condition]) => condition)
}
