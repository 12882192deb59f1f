import type { QuestionType } from '@clinic/core/questionnaires/types/question-types'
import type { ComponentType } from 'react'
import type { AskFieldProps } from './ask-field-props.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import { AskDrawing, AskPicture } from './shown-answer.tsx'
import { AskDate, AskNumber, TypedAnswer } from './typed-answer.tsx'

const CHOOSE = 'Choose an answer first.'
const WRITE = 'Write the answer down first.'

/** How each type of question is answered by phone. `missing`: what is said where nothing was given yet. */
export const ASK_FIELDS: Readonly<Record<QuestionType, { Field: ComponentType<AskFieldProps>; missing: string }>> = {
  'yes-no': { Field: ChoiceAnswer, missing: CHOOSE },
  one: { Field: ChoiceAnswer, missing: CHOOSE },
  several: { Field: ChoiceAnswer, missing: CHOOSE },
  words: { Field: TypedAnswer, missing: WRITE },
  number: { Field: AskNumber, missing: WRITE },
  date: { Field: AskDate, missing: WRITE },
  drawing: { Field: AskDrawing, missing: 'Draw it first, or write it in words.' },
  picture: { Field: AskPicture, missing: 'Choose a picture first, or write it in words.' },
  section: { Field: TypedAnswer, missing: WRITE },
}
