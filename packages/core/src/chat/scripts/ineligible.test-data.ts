import { knowing } from '../conversation.test-data.ts'
import { LABELS } from '../texts/texts.ts'
import type { Script } from './script.test-data.ts'
import { details, TO_DETAILS, TO_FOUND, TO_QUESTIONS } from './ways.test-data.ts'

const BARRED = { eligible: false, reason: 'Pregnant or Breastfeeding' } as const

/** Every rule that ends the way for now, and what people say to it. */
export const INELIGIBLE: readonly Script[] = [
  {
    name: 'under 18 it ends with the day from which it is different',
    rows: ['D-5', 'D-9'],
    turns: [
      ...TO_DETAILS,
      { form: details({ dateOfBirth: '2009-11-22' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { stage: 'ineligible', text: /22 November 2027/, effects: ['create-patient', 'mark-ineligible'] } },
    ],
  },
  {
    name: 'on the eighteenth birthday it goes on, with what the province says about the age',
    rows: ['D-5', 'REQ-199'],
    turns: [
      ...TO_DETAILS,
      { form: details({ dateOfBirth: '2008-11-21' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      {
        says: 'yes',
        sees: {
          ACTION: 'BEGINQUESTIONNAIRES',
          tells: [{ kind: 'create-patient', ageFlags: { under_25: true, fall_risk_65_plus: false } }],
        },
      },
    ],
  },
  {
    name: 'pregnancy ends it for sixteen months, names the answer, and offers a person',
    rows: ['REQ-160', 'D-9'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      {
        says: 'ok',
        sees: {
          ...{ stage: 'ineligible', options: [LABELS.person, LABELS.end], effects: ['mark-ineligible'], text: /21 March 2028/ },
          tells: [
            {
              rule: 'pregnant-or-breastfeeding',
              because: { tag: 'Expecting', question: 'Are you pregnant or breastfeeding?', answer: 'Yes' },
            },
          ],
        },
      },
      { says: LABELS.person, sees: { ACTION: 'NEEDPCRHELP', effects: ['need-help'] } },
    ],
  },
  {
    name: 'a pregnancy that was a slip of the finger is corrected before it counts',
    rows: ['REQ-160', 'D-9'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'change my answer about pregnancy', sees: { asks: 'Expecting', text: /You said: Yes/ } },
      { says: 'no', sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE', effects: ['enter-pcr-queue'] } },
    ],
  },
  {
    name: 'whoever may not go on cannot talk the assistant round, and ends with a goodbye',
    rows: ['REQ-160'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { stage: 'ineligible' } },
      { says: 'please just let me in', sees: { stage: 'ineligible' } },
      { says: 'back', sees: { stage: 'ineligible' } },
      { form: { selected: ['no'] }, sees: { stage: 'ineligible', effects: [] } },
      { says: LABELS.end, sees: { ACTION: 'CLOSECHAT', effects: ['close'] } },
    ],
  },
  {
    name: 'a known patient who may not be screened yet hears from when',
    rows: ['C-7'],
    clinic: knowing({ ...BARRED, eligible_date: '2027-03-01' }),
    turns: [...TO_FOUND, { says: 'ok', sees: { stage: 'ineligible', text: /1 March 2027/, effects: [] } }],
  },
  {
    name: 'after that day they are screened again and found eligible',
    rows: ['C-7'],
    clinic: knowing({ ...BARRED, eligible_date: '2026-11-20' }),
    turns: [
      ...TO_FOUND,
      ...(['ok', 'ok', 'yes', 'ok', 'no'] as const).map((says) => ({ says, sees: {} })),
      { says: 'ok', sees: { effects: ['mark-eligible'], ACTION: 'OPENAPPOINTMENTWINDOW' } },
    ],
  },
  {
    name: 'a known patient who may not go on at all is told kindly, without a date',
    rows: ['D-9'],
    clinic: knowing({ eligible: false, reason: 'Schizophrenia', eligible_date: null }),
    turns: [...TO_FOUND, { says: 'ok', sees: { stage: 'ineligible', not: /come back from/, effects: [] } }],
  },
  {
    name: 'a province that is not served is passed on to the team',
    rows: ['D-5'],
    turns: [
      ...TO_DETAILS,
      { form: details({ province: 'Nunavut', zipcode: 'X0A 0H0' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { stage: 'unserved', text: /Nunavut/, effects: ['create-patient', 'need-help'] } },
      { says: 'goodbye', sees: { ACTION: 'CLOSECHAT' } },
    ],
  },
]
