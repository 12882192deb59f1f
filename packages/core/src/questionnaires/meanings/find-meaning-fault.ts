import type { Question, Questions } from '@clinic/contract/questionnaires'
import { assessRisk } from '@clinic/nlu/crisis/assess-risk'
import type { EditRefused } from '../edits/edit-result.ts'
import { labelsOf } from '../question-map/options.ts'
import { MEANING_LANGUAGES, type MeaningFault } from './meaning-faults.ts'
import { plainFault, taughtFor } from './plain-fault.ts'
import { needsExplicitChoice } from './read-meaning.ts'
import { NEGATIONS } from './spans-in.ts'
import { spokenWords } from './spoken-words.ts'

export type RefusedMeaning = Extract<EditRefused, { refused: 'meaning-refused' }>

/** The first phrase that may not be taught among these questions, and why; `null` where all may. */
export function findMeaningFault(questions: Questions, tags: readonly string[]): RefusedMeaning | null {
  for (const tag of tags) {
    const question = Object.hasOwn(questions, tag) ? questions[tag] : undefined
    const found = question && faultIn(tag, question)
    if (found) return found
  }
  return null
}

function faultIn(tag: string, question: Question): RefusedMeaning | null {
  for (const label of labelsOf(question)) {
    const taught = taughtFor(question, label)
    for (const language of MEANING_LANGUAGES) {
      for (const [place, phrase] of (taught[language] ?? []).entries()) {
        const fault = faultOf({ tag, question, label }, phrase)
        if (fault) return { refused: 'meaning-refused', tag, label, language, place, ...fault }
      }
    }
  }
  return null
}

type Place = { tag: string; question: Question; label: string }

function faultOf({ tag, question, label }: Place, phrase: string): { why: MeaningFault; other: string } | null {
  if (needsExplicitChoice(question)) return { why: 'explicit', other: '' }
  const plain = plainFault(question, label, phrase)
  if (plain) return plain
  const risks = [assessRisk(phrase, {}), assessRisk(phrase, { asked: { tag, text: question.text } })]
  if (risks.some((risk) => risk !== null && risk.level !== 'distress')) return { why: 'danger', other: '' }
  return denies(label, phrase) ? { why: 'denies', other: '' } : null
}

/** "not chronic pain" may never mean "Chronic pain". */
function denies(label: string, phrase: string): boolean {
  const meant = spokenWords(label).map(({ word }) => word)
  const said = spokenWords(phrase).map(({ word }) => word)
  if (meant.length === 0 || meant.some((word) => NEGATIONS.has(word))) return false
  return said.some((word) => NEGATIONS.has(word)) && meant.every((word) => said.includes(word))
}
