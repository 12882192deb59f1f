import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { zeroToTen } from './rated-items.ts'

/** Our own short questions about the past week: shown to the practitioner one by one, never added up. */
export const sleepQuestions: Questionnaire = {
  key: 'sleep_questions',
  name: 'Questions about your nights',
  version: 1,
  questions: buildQuestions([
    {
      tag: 'sleep_bad_nights',
      text: 'How many nights of the past week went badly?',
      input: 'number',
      unit: 'nights',
      minimum: 0,
      maximum: 7,
      natural_language: 'Bad nights in the past week: #answer.',
    },
    {
      tag: 'sleep_minutes',
      text: 'After turning off the light, how many minutes did you lie awake on a usual night?',
      subtext: 'Your best guess is fine.',
      input: 'number',
      unit: 'minutes',
      minimum: 0,
      maximum: 600,
      natural_language: 'Awake before sleep: #answer.',
    },
    {
      tag: 'sleep_hours',
      text: 'How many hours did you really sleep on a usual night?',
      input: 'number',
      unit: 'hours',
      minimum: 0,
      maximum: 24,
      natural_language: 'Sleep a night: #answer.',
    },
    zeroToTen({ tag: 'sleep_tired', text: 'How tired were you during the day?', natural_language: 'Tired by day: #answer of 10.' }, [
      'not at all',
      'hardly able to stay awake',
    ]),
  ]),
}
