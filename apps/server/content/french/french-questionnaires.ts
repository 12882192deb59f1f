import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { asyncIntakeFrench } from './async-intake.ts'
import { followUpFrench } from './follow-up.ts'
import { renewalFrench } from './renewal.ts'

/** The questionnaires that have French words, by key. Scored scales have none: a validated instrument is not ours to translate. */
export const FRENCH: Readonly<Partial<Record<string, QuestionnaireSegments>>> = {
  async: asyncIntakeFrench,
  renewal: renewalFrench,
  follow_up: followUpFrench,
}
