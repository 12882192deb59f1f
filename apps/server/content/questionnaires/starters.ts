import type { Questionnaire } from '@clinic/contract/questionnaires'
import { SCALE_QUESTIONNAIRES } from '../scales/scale-questionnaires.ts'
import { asyncIntake } from './async-intake.ts'
import { followUp } from './follow-up.ts'
import { renewal } from './renewal.ts'

/** What a clinic begins with: the visits' own questionnaires, in our words, and the scales that may be shipped. */
export const STARTERS: readonly Questionnaire[] = [asyncIntake, renewal, followUp, ...SCALE_QUESTIONNAIRES]
