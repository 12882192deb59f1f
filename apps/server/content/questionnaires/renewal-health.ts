import type { Draft } from '@clinic/core/questionnaires/question-map/build'
import { MEDICINE_FLAGS, MEDICINE_KINDS, NONE_OF_THESE, NOT_SURE } from './shared-options.ts'

/** What may have changed in a person's health since the last visit. */
export const RENEWAL_HEALTH: readonly Draft[] = [
  {
    tag: 'health_changes',
    text: 'Has your health changed since your last visit?',
    yesNo: true,
    natural_language: 'Health changed since the last visit: #answer.',
    branches: {
      yes: [{ tag: 'health_changes_story', text: 'What has changed?', natural_language: 'What changed: #answer' }],
    },
  },
  {
    tag: 'new_diagnosis',
    text: 'Since your last visit, has a doctor told you that you have any of these?',
    several: [
      'Schizophrenia or psychosis',
      'Bipolar disorder',
      'Heart disease',
      'Lung disease',
      'Liver disease',
      'Kidney disease',
      NONE_OF_THESE,
    ],
    exclusive: [NONE_OF_THESE],
    flags: {
      'Schizophrenia or psychosis': ['psychosis_personal'],
      'Bipolar disorder': ['bipolar_mania'],
      'Heart disease': ['cardiovascular_unstable'],
      'Lung disease': ['respiratory_severe'],
      'Liver disease': ['liver_disease'],
      'Kidney disease': ['renal_disease'],
    },
    natural_language: 'New diagnoses: #answer.',
    branches: {
      'Schizophrenia or psychosis': [
        {
          tag: 'schizophrenia',
          text: 'Did the doctor call it schizophrenia?',
          yesNo: true,
          variable: 'schizophrenia_personal',
          natural_language: 'Schizophrenia: #answer.',
        },
      ],
    },
  },
  {
    tag: 'new_medication',
    text: 'Have you started or changed any medicine since your last visit?',
    yesNo: true,
    natural_language: 'New or changed medicine: #answer.',
    branches: {
      yes: [
        {
          tag: 'medications',
          text: 'Please list all the medicines you take now, with the amount if you know it.',
          subtext: 'Put a comma between them.',
          variable: 'medications',
          natural_language: 'Medicines: #answer.',
        },
        {
          tag: 'medicine_kinds',
          text: 'Is any of them one of these?',
          several: MEDICINE_KINDS,
          exclusive: [NONE_OF_THESE, NOT_SURE],
          flags: MEDICINE_FLAGS,
          natural_language: 'Medicines to check against cannabis: #answer.',
        },
      ],
    },
  },
  {
    tag: 'pregnant_or_breastfeeding',
    text: 'Are you pregnant or breastfeeding right now?',
    subtext: 'We ask everyone. If this is not about you, choose No.',
    yesNo: true,
    variable: 'pregnant_or_breastfeeding',
    flags: { yes: ['pregnant_breastfeeding'] },
    natural_language: 'Pregnant or breastfeeding: #answer.',
  },
  {
    tag: 'mental_health',
    text: 'How has your mental health been since your last visit?',
    one: ['About the same', 'Better', 'Harder than before'],
    natural_language: 'Mental health since the last visit: #answer.',
    branches: {
      'Harder than before': [
        {
          tag: 'mental_health_story',
          text: 'What has been harder?',
          subtext: 'Share only what you are comfortable with. If you need someone right away, call or text 9-8-8 at any hour.',
          natural_language: 'What has been harder: #answer',
        },
      ],
    },
  },
  {
    tag: 'current_addiction',
    text: 'Are you living with an addiction to alcohol or drugs right now?',
    subtext: 'We ask everyone, and without judgement.',
    yesNo: true,
    variable: 'current_addiction',
    flags: { yes: ['substance_use_current'] },
    natural_language: 'Current addiction: #answer.',
  },
]
