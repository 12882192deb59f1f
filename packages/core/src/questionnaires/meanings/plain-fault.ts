import type { Question, TaughtMeanings } from '@clinic/contract/questionnaires'
import { digitsForWords } from '../../shared/digits-for-words.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { labelsOf } from '../question-map/options.ts'
import { MEANING_LANGUAGES, type MeaningFault } from './meaning-faults.ts'
import { plainWords } from './spoken-words.ts'

/** The phrases taught for an option. */
export function taughtFor(question: Question, label: string): TaughtMeanings {
  return getOwnProperty(question.choices ?? {}, label)?.meanings ?? {}
}

/** True where the clinic taught any of its options. */
export function isTaught(question: Question): boolean {
  return Object.values(question.choices ?? {}).some(({ meanings }) => countMeanings(meanings) > 0)
}

function countMeanings(meanings: TaughtMeanings = {}): number {
  return MEANING_LANGUAGES.reduce((sum, language) => sum + (meanings[language]?.length ?? 0), 0)
}

/** What is wrong with a phrase, danger apart: `other` names the option that has it already. */
export function plainFault(question: Question, label: string, phrase: string): { why: MeaningFault; other: string } | null {
  const said = plainWords(phrase)
  if (!/\p{L}/u.test(said)) return { why: /\d/.test(said) ? 'amount' : 'blank', other: '' }
  if (/\d/.test(said) || AMOUNT.test(digitsForWords(said.split(' ')).join(' '))) return { why: 'amount', other: '' }
  const has = (other: string) => phrasesFor(question, other).some((one) => plainWords(one) === said)
  const other = labelsOf(question).find((one) => one !== label && has(one))
  return other === undefined ? null : { why: 'taken', other }
}

function phrasesFor(question: Question, label: string): string[] {
  const { en = [], fr = [] } = taughtFor(question, label)
  return [label, ...en, ...fr]
}

const AMOUNT =
  /\b\d+ (?:years?|months?|weeks?|days?|nights?|hours?|minutes?|times?|ans?|annees?|mois|semaines?|jours?|nuits?|heures?|fois)\b/
