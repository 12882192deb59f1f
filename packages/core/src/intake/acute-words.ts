import type { Question } from '@clinic/contract/questionnaires'
import type { CrisisKind } from '@clinic/contract/vocabulary'
import { assessRisk } from '@clinic/nlu/crisis/assess-risk'
import type { AnswerValue } from '../questionnaires/answers.ts'
import { kindOf } from '../questionnaires/question-map/kind.ts'

/** The danger that the words of an answer tell of; null for none, for choices, and where only a classifier would decide (F-5). */
export function acuteWords({ tag, question }: { tag: string; question: Question }, value: AnswerValue): CrisisKind | null {
  if (typeof value !== 'string' || kindOf(question) !== 'none') return null
  const risk = assessRisk(value, { asked: { tag, text: question.text } })
  return risk?.level === 'acute' ? risk.kind : null
}
