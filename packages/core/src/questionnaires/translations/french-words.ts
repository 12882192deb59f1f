import type { FrenchWords } from '@clinic/contract/chart'
import type { Questionnaire, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { answerText } from '../answer-text.ts'
import type { Answers } from '../answers.ts'
import { answerInWords } from '../in-words.ts'
import { liveAnswers } from '../live-answers.ts'
import { labelsOf } from '../question-map/options.ts'
import type { Speech } from '../types/type-rules.ts'

/** Answers to a version of a questionnaire, and its words in French; null where none are approved. */
export type Worded = { asked: Pick<Questionnaire, 'name' | 'questions'>; answers: Answers; words: QuestionnaireSegments | null }

const FRENCH: Speech = { language: 'fr', yes: 'Oui', no: 'Non', and: 'et' }

/** The French of every questionnaire and question on record, of its options and of its answer, by the English. Without French: none, and the English is read (F-14). */
export function frenchWords(sets: readonly Worded[]): FrenchWords {
  const french: FrenchWords = { names: {}, questions: {} }
  for (const { asked, answers, words } of sets) {
    if (words?.name) french.names[asked.name] = words.name
    for (const { tag, question, answer } of liveAnswers(asked.questions, answers)) {
      const own = getOwnProperty(words?.questions ?? {}, tag) ?? null
      if (!own) continue
      const known = french.questions[question.text]?.answers ?? {}
      // Several that were chosen are also read one by one, as preferences on the record, and what was chosen before in the history of a flag.
      const values = [...(question.yes_no_options ? [] : labelsOf(question)), answer.value]
      const said = values.map((value) => [answerText(question, value), answerInWords(question, own, { value, speech: FRENCH })])
      french.questions[question.text] = { text: own.text, answers: { ...known, ...Object.fromEntries(said) } }
    }
  }
  return french
}
