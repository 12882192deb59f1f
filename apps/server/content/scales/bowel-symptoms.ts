import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { alarm } from './rated-items.ts'

/** Stools and belly pain in our own words, with alarm questions. */
export const bowelSymptoms: Questionnaire = {
  key: 'bowel_symptoms',
  name: 'Questions about your bowels',
  version: 1,
  questions: buildQuestions([
    {
      tag: 'bowel_stools',
      text: 'In the past week, how many loose or watery stools did you have on a usual day?',
      subtext: 'Your best guess is fine; 0 if you had none.',
      input: 'number',
      unit: 'stools a day',
      minimum: 0,
      maximum: 50,
      natural_language: 'Loose stools: #answer.',
    },
    {
      tag: 'bowel_pain',
      text: 'How bad was your belly pain on a usual day of the past week?',
      one: ['No pain', 'Some pain', 'Clear pain', 'Very bad pain'],
      scores: { 'No pain': 0, 'Some pain': 1, 'Clear pain': 2, 'Very bad pain': 3 },
      natural_language: 'Belly pain: #answer.',
    },
    {
      tag: 'bowel_blood',
      text: 'Did you see blood in your stool in the past week?',
      subtext: 'If you are losing a lot of blood or feel faint, call 9-1-1.',
      one: ['No', 'Yes, a little', 'Yes, a lot'],
      scores: { No: 0, 'Yes, a little': 1, 'Yes, a lot': 2 },
      natural_language: 'Blood in the stool: #answer.',
    },
    alarm({ tag: 'bowel_fever', text: 'Have you had a fever in the past week?', natural_language: 'Fever in the past week: #answer.' }),
    alarm({
      tag: 'bowel_weight',
      text: 'Have you lost weight lately without meaning to?',
      natural_language: 'Losing weight without meaning to: #answer.',
    }),
  ]),
}
