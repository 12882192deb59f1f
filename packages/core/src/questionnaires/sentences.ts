import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from './answers.ts'
import { noteSentences } from './note-sentences.ts'

/** The answers as sentences for a note, in the order asked, without what they stand for. */
export function sentences(questions: Questions, answers: Answers): string[] {
  return noteSentences(questions, answers).map(({ sentence }) => sentence)
}
