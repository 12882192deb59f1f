import type { Draft } from '@clinic/core/questionnaires/question-map/build'
import { MEDICINE_FLAGS, MEDICINE_KINDS, NONE_OF_THESE, NOT_SURE } from './shared-options.ts'

/** Medicines, allergies and the parts of a person's health that decide whether cannabis is safe for them. */
export const INTAKE_HEALTH: readonly Draft[] = [
  {
    tag: 'takes_medication',
    text: 'Do you take any medicine?',
    subtext: 'Please count pills, patches, inhalers, and what you buy without a prescription.',
    yesNo: true,
    natural_language: 'Takes medicine: #answer.',
    branches: {
      yes: [
        {
          tag: 'medications',
          text: 'Which ones? Please list them, with the amount if you know it.',
          subtext: 'Put a comma between them. The label on the bottle helps.',
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
    tag: 'has_allergies',
    text: 'Are you allergic to anything?',
    yesNo: true,
    natural_language: 'Allergies: #answer.',
    branches: {
      yes: [{ tag: 'allergies', text: 'What are you allergic to?', variable: 'allergies', natural_language: 'Allergic to: #answer.' }],
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
    tag: 'planning_pregnancy',
    text: 'Are you or your partner hoping to have a baby in the next year?',
    yesNo: true,
    flags: { yes: ['planning_pregnancy'] },
    natural_language: 'Planning a pregnancy: #answer.',
  },
  {
    tag: 'schizophrenia',
    text: 'Has a doctor ever told you that you have schizophrenia?',
    subtext: 'We ask because cannabis can make it harder to stay well with it.',
    yesNo: true,
    variable: 'schizophrenia_personal',
    flags: { yes: ['psychosis_personal'] },
    natural_language: 'Schizophrenia: #answer.',
    branches: {
      no: [
        {
          tag: 'psychosis',
          text: 'Have you ever had a time of psychosis, such as seeing or hearing things that others did not?',
          yesNo: true,
          variable: 'psychosis_personal',
          flags: { yes: ['psychosis_personal'] },
          natural_language: 'Past psychosis: #answer.',
        },
      ],
    },
  },
  {
    tag: 'family_psychosis',
    text: 'Has a parent, brother, sister or child of yours had schizophrenia or psychosis?',
    one: ['Yes', 'No', NOT_SURE],
    flags: { Yes: ['psychosis_family'] },
    natural_language: 'Schizophrenia or psychosis in the close family: #answer.',
  },
  {
    tag: 'bipolar',
    text: 'Has a doctor ever told you that you have bipolar disorder?',
    yesNo: true,
    flags: { yes: ['bipolar_mania'] },
    natural_language: 'Bipolar disorder: #answer.',
  },
  {
    tag: 'heart',
    text: 'Have you had any of these with your heart or blood vessels?',
    several: [
      'Chest pain (angina)',
      'Heart attack or stroke',
      'Uneven heartbeat',
      'Heart failure',
      'High blood pressure that is hard to control',
      NONE_OF_THESE,
    ],
    exclusive: [NONE_OF_THESE],
    flags: {
      'Chest pain (angina)': ['cardiovascular_unstable'],
      'Heart attack or stroke': ['cardiovascular_unstable'],
      'Uneven heartbeat': ['cardiovascular_unstable'],
      'Heart failure': ['cardiovascular_unstable'],
      'High blood pressure that is hard to control': ['cardiovascular_unstable'],
    },
    natural_language: 'Heart and blood vessels: #answer.',
  },
  {
    tag: 'organs',
    text: 'Do you live with any of these?',
    several: ['Lung disease (such as COPD or severe asthma)', 'Liver disease', 'Kidney disease', NONE_OF_THESE],
    exclusive: [NONE_OF_THESE],
    flags: {
      'Lung disease (such as COPD or severe asthma)': ['respiratory_severe'],
      'Liver disease': ['liver_disease'],
      'Kidney disease': ['renal_disease'],
    },
    natural_language: 'Lungs, liver, kidneys: #answer.',
  },
]
