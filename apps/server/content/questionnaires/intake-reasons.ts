import type { Draft } from '@clinic/core/questionnaires/question-map/build'
import { NONE_OF_THESE } from './shared-options.ts'

/** What is asked further about each main reason. Wording is the clinic's own; scored scales are separate questionnaires. */
export const REASON_BRANCHES: Readonly<Record<string, readonly Draft[]>> = {
  'Chronic pain': [
    {
      tag: 'pain_place',
      text: 'Where do you feel the pain, and what is it like?',
      subtext: 'A few words are enough, for example "burning in my lower back".',
      natural_language: 'Pain: #answer',
    },
    {
      tag: 'pain_days',
      text: 'How often does pain keep you from things you want to do?',
      one: ['Now and then', 'Several days a week', 'Every day'],
      natural_language: 'Pain keeps the patient from activities: #answer.',
    },
  ],
  'Trouble sleeping': [
    {
      tag: 'sleep_trouble',
      text: 'What makes your nights hard?',
      several: ['Getting to sleep', 'Waking up during the night', 'Being awake too early', 'Feeling worn out in the morning', 'Bad dreams'],
      natural_language: 'Sleep trouble: #answer.',
    },
    {
      tag: 'sleep_nights',
      text: 'In a usual week, how many nights go badly?',
      input: 'number',
      unit: 'nights a week',
      minimum: 0,
      maximum: 7,
      natural_language: 'Poor sleep on #answer.',
    },
  ],
  Anxiety: [
    {
      tag: 'anxiety_story',
      text: 'How does anxiety show up in your daily life?',
      subtext: 'Share only what you are comfortable with.',
      natural_language: 'Anxiety in daily life: #answer',
    },
    {
      tag: 'anxiety_support',
      text: 'Do you see anyone about it, such as a doctor or counsellor?',
      yesNo: true,
      natural_language: 'Sees someone about anxiety: #answer.',
    },
  ],
  PTSD: [
    {
      tag: 'ptsd_hardest',
      text: 'What is hardest for you these days?',
      subtext: 'You do not need to tell us what happened. Share only what you are comfortable with.',
      natural_language: 'Hardest with PTSD at present: #answer',
    },
    {
      tag: 'ptsd_support',
      text: 'Do you see anyone about it, such as a doctor or counsellor?',
      yesNo: true,
      natural_language: 'Sees someone about PTSD: #answer.',
    },
  ],
  'Cancer-related symptoms': [
    {
      tag: 'cancer_symptoms',
      text: 'Which of these would you like help with?',
      several: ['Pain', 'Nausea', 'Small appetite', 'Poor sleep', 'Worry or low mood', 'Something else'],
      natural_language: 'Cancer-related symptoms: #answer.',
    },
    {
      tag: 'cancer_treatment',
      text: 'Are you having cancer treatment at the moment?',
      yesNo: true,
      natural_language: 'In cancer treatment now: #answer.',
    },
  ],
  'Epilepsy or seizures': [
    {
      tag: 'seizure_count',
      text: 'About how many seizures have you had in the last four weeks?',
      input: 'number',
      unit: 'seizures in four weeks',
      minimum: 0,
      maximum: 1000,
      natural_language: 'Frequency: #answer.',
    },
    {
      tag: 'seizure_change',
      text: 'Have your seizures changed lately, or become longer?',
      yesNo: true,
      natural_language: 'Seizures changed lately: #answer.',
    },
  ],
  "Crohn's or colitis": [
    {
      tag: 'bowel_symptoms',
      text: 'Which of these have you had in the last month?',
      several: ['Belly pain', 'Loose or frequent stools', 'Blood in the stool', 'Losing weight', 'Fever', NONE_OF_THESE],
      exclusive: [NONE_OF_THESE],
      natural_language: 'Bowel symptoms in the last month: #answer.',
    },
  ],
  Migraine: [
    {
      tag: 'migraine_days',
      text: 'About how many days a month do you have a migraine?',
      input: 'number',
      unit: 'days a month',
      minimum: 0,
      maximum: 31,
      natural_language: 'Migraine on #answer.',
    },
    {
      tag: 'migraine_change',
      text: 'Are your headaches new, or quite different from before?',
      yesNo: true,
      natural_language: 'Headaches new or different: #answer.',
    },
  ],
  ADHD: [
    {
      tag: 'adhd_story',
      text: 'How does ADHD make your days harder?',
      natural_language: 'ADHD in daily life: #answer',
    },
    {
      tag: 'adhd_treatment',
      text: 'Are you having any treatment for ADHD now?',
      yesNo: true,
      natural_language: 'In treatment for ADHD: #answer.',
    },
  ],
  'Something else': [
    {
      tag: 'other_reason',
      text: 'What would you like help with?',
      variable: 'other_condition',
      natural_language: 'Other reason: #answer',
    },
  ],
}
