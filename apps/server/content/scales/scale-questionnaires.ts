import type { Questionnaire } from '@clinic/contract/questionnaires'
import { adhdScale } from './adhd-scale.ts'
import { adultEpilepsyScale } from './adult-epilepsy-scale.ts'
import { bowelSymptoms } from './bowel-symptoms.ts'
import { cancerSymptoms } from './cancer-symptoms.ts'
import { cuditr } from './cuditr.ts'
import { gad7 } from './gad7.ts'
import { midasScale } from './midas-scale.ts'
import { painScale } from './pain-scale.ts'
import { phq9 } from './phq9.ts'
import { ptsdScale } from './ptsd-scale.ts'
import { sleepQuestions } from './sleep-questions.ts'

/** The questionnaire of every instrument that may be shipped (E-11), under the key of its scoring. */
export const SCALE_QUESTIONNAIRES: readonly Questionnaire[] = [
  cuditr,
  phq9,
  gad7,
  ptsdScale,
  adhdScale,
  painScale,
  midasScale,
  sleepQuestions,
  adultEpilepsyScale,
  cancerSymptoms,
  bowelSymptoms,
]
