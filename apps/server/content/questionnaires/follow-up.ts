import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'

/** A few weeks after the start: how it goes, and what the care team has to know before the next visit. */
export const followUp: Questionnaire = {
  key: 'follow_up',
  name: 'Follow-up',
  version: 1,
  questions: buildQuestions([
    {
      tag: 'change',
      text: 'Since you started, how has your main problem changed?',
      one: ['Much better', 'A little better', 'About the same', 'Worse'],
      natural_language: 'Main problem since the start: #answer.',
    },
    {
      tag: 'uses_now',
      text: 'Are you using what was agreed with your nurse practitioner?',
      yesNo: true,
      branches: {
        no: [
          {
            tag: 'why_not',
            text: 'What kept you from it?',
            one: ['Side effects', 'It did not help', 'Cost', 'I could not get it', 'I no longer need it', 'Something else'],
            natural_language: 'Does not use it: #answer.',
          },
        ],
      },
    },
    {
      tag: 'side_effects',
      text: 'Have you noticed side effects?',
      yesNo: true,
      branches: {
        yes: [
          {
            tag: 'side_effect_kinds',
            text: 'Which ones?',
            subtext: 'Choose all that you had.',
            several: [
              'Dizziness',
              'Tiredness',
              'Dry mouth',
              'Fast heartbeat',
              'Feeling anxious or panicky',
              'Seeing or hearing things that others did not',
              'Upset stomach',
              'Something else',
            ],
            flags: { 'Seeing or hearing things that others did not': ['prior_adverse_reaction'] },
            natural_language: 'Side effects: #answer.',
          },
        ],
      },
    },
    {
      tag: 'self_harm',
      text: 'In the last two weeks, have you had thoughts of hurting yourself or of not wanting to live?',
      yesNo: true,
      flags: { yes: ['suicidality'] },
    },
    {
      tag: 'new_medicines',
      text: 'Have you started, stopped or changed any other medicine?',
      yesNo: true,
      branches: {
        yes: [{ tag: 'medicine_changes', text: 'Which ones, and what changed?', natural_language: 'Medicines changed: #answer.' }],
      },
    },
    {
      tag: 'anything_else',
      text: 'Is there anything else that your care team should know?',
      yesNo: true,
      branches: { yes: [{ tag: 'what_else', text: 'Please tell us.', natural_language: 'Also: #answer.' }] },
    },
    {
      tag: 'go_on',
      text: 'How would you like to go on?',
      one: ['The same as now', 'I would like to talk about a change', 'I would like to stop'],
      natural_language: 'Wants to go on: #answer.',
    },
  ]),
}
