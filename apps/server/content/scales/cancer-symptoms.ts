import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { zeroToTen } from './rated-items.ts'

const SYMPTOMS = [
  ['symptom_pain', 'How much pain do you have today?', 'Pain'],
  ['symptom_tired', 'How worn out do you feel today?', 'Worn out'],
  ['symptom_nausea', 'How sick to your stomach do you feel today?', 'Sick to the stomach'],
  ['symptom_appetite', 'How hard is it to eat today?', 'Hard to eat'],
  ['symptom_sleep', 'How badly did you sleep last night?', 'Slept badly'],
  ['symptom_mood', 'How heavy is worry or low mood today?', 'Worry or low mood'],
] as const

/** A short list of our own: asked until the clinic has loaded a symptom sheet of its choice. */
export const cancerSymptoms: Questionnaire = {
  key: 'cancer_symptoms',
  name: 'How you feel today',
  version: 1,
  questions: buildQuestions(
    SYMPTOMS.map(([tag, text, note]) =>
      zeroToTen({ tag, text, natural_language: `${note}: #answer of 10.` }, ['not at all', 'as bad as it can be']),
    ),
  ),
}
