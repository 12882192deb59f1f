import type { Choice, Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { answerText } from './answer-text.ts'
import type { Answers, AnswerValue } from './answers.ts'
import { liveAnswers } from './live-answers.ts'
import { chosenLabels } from './question-map/options.ts'

/** A sentence for a note, with the question and the answer in words that it stands for. */
export type NoteSentence = { tag: string; question: string; answer: string; sentence: string }

/**
 * The answers as sentences for a note, in the order asked (REQ-418 to REQ-420). A question's `natural_language` holds the answer in place of
 * `#answer`; a choice with words of its own stands there in those words. A choice that overrides, or one of a question without a sentence,
 * makes a sentence of its own, where `#answer` is its label.
 */
export function noteSentences(questions: Questions, answers: Answers): NoteSentence[] {
  return liveAnswers(questions, answers).flatMap(({ tag, question, answer }) => {
    const said = answerText(question, answer.value)
    return sentencesOf(question, answer.value).map((sentence) => ({ tag, question: question.text, answer: said, sentence }))
  })
}

function sentencesOf(question: Question, value: AnswerValue): string[] {
  const template = question.natural_language
  const chosen = chosenLabels(question, value).map((label) => ({ label, words: segmentsOf(question, label) }))
  if (!chosen.some(({ words }) => words)) return template ? [filled(template, answerText(question, value))] : []
  const alone = chosen.filter(({ words }) => words && (words.overrides || !template))
  const shared = chosen.filter((one) => template && !alone.includes(one))
  const named = shared.map(({ label, words }) => (words ? filled(words.text, shown(question, label)) : shown(question, label)))
  return [
    ...(template && named.length > 0 ? [filled(template, answerText(question, named))] : []),
    ...alone.map(({ label, words }) => filled(words?.text ?? '', shown(question, label))),
  ]
}

type ChoiceWords = { text: string; overrides: boolean }

function segmentsOf(question: Question, label: string): ChoiceWords | null {
  const choice: Choice | undefined = getOwnProperty(question.choices ?? {}, label)
  return choice?.natural_language ? { text: choice.natural_language, overrides: choice.override_natural_language === true } : null
}

function shown(question: Question, label: string): string {
  return answerText(question, label)
}

function filled(template: string, answer: string): string {
  return template.replaceAll('#answer', () => answer)
}
