import type { ChatLanguage } from '@clinic/contract/chat'
import type { Question, Widget } from '@clinic/contract/questionnaires'
import type { ChatTexts } from '../../chat/texts/texts.ts'
import type { AnswerValue, Given, ReadAnswer } from '../answers.ts'
import type { FhirAnswer, FhirExtension, FhirItemType } from '../interchange/fhir-questionnaire.ts'
import type { QuestionKind } from '../question-map/kind.ts'

/** Fields that only some types of question have a use for. */
export type NumberField = 'unit' | 'unit_singular' | 'unit_plural' | 'minimum' | 'maximum' | 'use_input_for_scoring'

/** What a type is known by: its map of options, what it asks for, or how it is shown. */
export type KnownBy = { kind: Exclude<QuestionKind, 'none'> } | { input: NonNullable<Question['input']> } | { widget: Widget }

/** The words that answers are told in. */
export type Speech = { language: ChatLanguage; yes: string; no: string; and: string }

/** What is said to somebody whose answer could not be read. `detail`: as in `ReadAnswer`. */
export type ProblemText = (words: ChatTexts['problems'], question: Question, detail: readonly string[]) => string

/** Problems that an answer to any type can have. */
export type AnyProblem = 'empty' | 'not-an-option'

/** Everything that differs from one type of question to another. `Problem`: what can be wrong with an answer; each needs its text. */
export type TypeRules<Problem extends string = string> = {
  knownBy: KnownBy
  /** How a question of this type is shown that names no widget. */
  widget: Widget
  /** How it is answered, as staff read it when versions are compared. Types with the same words are answered alike. */
  answered: string
  /** True where anything typed is an answer, so that only plain commands may interrupt. */
  acceptsFreeText: boolean
  /** What an answer takes on average. */
  seconds: number
  /** The fields of this type that others may not have set. */
  fields: readonly NumberField[]
  /** Whether an answer can be a yes to a rule of eligibility. */
  hearsYes: (question: Question) => boolean
  read: (question: Question, given: Given) => ReadAnswer<Problem | AnyProblem>
  problems: Readonly<Record<Problem | AnyProblem, ProblemText>>
  /** A kept answer as people read it, also one that another type left behind. */
  say: (question: Question, value: AnswerValue, speech: Speech) => string
  /** Whether a kept answer, neither skipped nor empty, could be given to this question. */
  isPossible: (question: Question, value: AnswerValue) => boolean
  fhir: {
    type: FhirItemType
    /** Types of items in other systems' resources that become this one. Choices are told by their options. */
    reads: readonly string[]
    extensions: (question: Question) => FhirExtension[]
    /** An answer that is no option; `null`: it is told as words. */
    answer: (value: AnswerValue) => FhirAnswer | null
  }
  /** What stands on paper under the question: a box for each option, or one blank that `takes` something, with a hint for the pen. */
  paper: 'tick-one' | 'tick-any' | 'nothing' | { takes: 'words' | 'number' | 'date' | 'drawing'; hint: string | null }
  /** An answer for tests and demonstrations: any whole number gives one that can be read, near numbers different ones. */
  sample: (question: Question, choice: number) => AnswerValue
}
