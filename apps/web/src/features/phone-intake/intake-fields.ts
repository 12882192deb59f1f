import type { QuestionType } from '@clinic/core/questionnaires/types/question-types'
import type { ComponentType } from 'react'
import { t } from '../../lib/messages/t.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import type { IntakeFieldProps } from './intake-field-props.ts'
import { DrawingAnswer, PictureAnswer } from './picture-answer.tsx'
import { DateAnswer, NumberAnswer, TypedAnswer } from './typed-answer.tsx'

const CHOOSE = t('Choose an answer first.')
const WRITE = t('Enter an answer first.')

/** How each type of question is answered by phone. `missing`: what is said where nothing was given yet. */
export const INTAKE_FIELDS: Readonly<Record<QuestionType, { Field: ComponentType<IntakeFieldProps>; missing: string }>> = {
  'yes-no': { Field: ChoiceAnswer, missing: CHOOSE },
  one: { Field: ChoiceAnswer, missing: CHOOSE },
  several: { Field: ChoiceAnswer, missing: CHOOSE },
  words: { Field: TypedAnswer, missing: WRITE },
  number: { Field: NumberAnswer, missing: WRITE },
  date: { Field: DateAnswer, missing: WRITE },
  drawing: { Field: DrawingAnswer, missing: t('Add a drawing first, or describe it in words.') },
  picture: { Field: PictureAnswer, missing: t('Choose a picture first, or write it in words.') },
  section: { Field: TypedAnswer, missing: WRITE },
}
