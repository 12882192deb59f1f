import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { alarm } from './rated-items.ts'

const NO_SEIZURE = 'I had no seizure'

/** Our own seizure diary of the last 28 days. */
export const adultEpilepsyScale: Questionnaire = {
  key: 'adult_epilepsy_scale',
  name: 'Seizure diary',
  version: 1,
  questions: buildQuestions([
    {
      tag: 'diary_seizures',
      text: 'How many seizures have you had in the last 28 days?',
      subtext: 'Count every kind. Your best guess is fine; 0 if you had none.',
      input: 'number',
      unit: 'seizures',
      minimum: 0,
      maximum: 1000,
      natural_language: 'In the last 28 days: #answer.',
    },
    {
      tag: 'diary_kinds',
      text: 'What were they like?',
      several: [
        'My whole body stiffened or shook',
        'Part of my body moved by itself',
        'I stared or was not aware',
        'I fell suddenly',
        'Another way',
        NO_SEIZURE,
      ],
      exclusive: [NO_SEIZURE],
      natural_language: 'Kinds of seizures: #answer.',
    },
    {
      tag: 'diary_longest',
      text: 'How long did the longest one last?',
      subtext: 'If a seizure goes on for 5 minutes, those around you should call 9-1-1.',
      one: [NO_SEIZURE, 'Less than a minute', '1 to 5 minutes', 'More than 5 minutes', 'Not sure'],
      scores: { [NO_SEIZURE]: 0, 'Less than a minute': 1, '1 to 5 minutes': 2, 'More than 5 minutes': 3 },
      natural_language: 'Longest seizure: #answer.',
    },
    alarm({
      tag: 'diary_no_recovery',
      text: 'Did one seizure follow another before you had come round?',
      natural_language: 'Seizures without recovery between them: #answer.',
    }),
    alarm({
      tag: 'diary_new_kind',
      text: 'Was any of them of a kind that is new for you?',
      natural_language: 'A new kind of seizure: #answer.',
    }),
    {
      tag: 'diary_rescue',
      text: 'How many times did you need a rescue medicine?',
      subtext: 'A medicine that is given to stop a seizure. 0 if you needed none or have none.',
      input: 'number',
      unit: 'times',
      minimum: 0,
      maximum: 100,
      natural_language: 'Rescue medicine: #answer.',
    },
    alarm({
      tag: 'diary_driving',
      text: 'Have you driven in the last 28 days?',
      natural_language: 'Has driven in the last 28 days: #answer.',
    }),
    alarm({
      tag: 'diary_medicine',
      text: 'Do you take clobazam or valproate?',
      subtext: 'The label on the bottle helps. They can be sold as Frisium, Epival or Depakene.',
      flags: { yes: ['interacting_medication_major'] },
      natural_language: 'Takes clobazam or valproate: #answer.',
    }),
  ]),
}
