import { expect } from 'vitest'
import { buildQuestions } from '../../questionnaires/question-map/build.ts'
import { CLINIC, knowing } from '../conversation.test-data.ts'
import type { Knowledge } from '../state/turn.ts'
import { LABELS } from '../texts/texts.ts'
import type { Script } from './script.test-data.ts'
import { details, TO_DETAILS, TO_FOUND, TO_QUESTIONS } from './ways.test-data.ts'

const BARRED = { eligible: false, reason: 'Pregnant or Breastfeeding' } as const

const CHECKED = { stage: 'stop-check', text: /You answered “Yes” to: “Are you pregnant or breastfeeding\?”\n\nIs that right/ } as const
const ANSWERED_YES = expect.objectContaining({ value: true })

/** The small clinic with other questions for one visit. */
function clinicAsking(asked: Parameters<typeof buildQuestions>[0], visit: 'async' | 'renewal' = 'async'): Knowledge {
  const questionnaire = { ...CLINIC.questionnaires[visit], questions: buildQuestions(asked) }
  return { ...CLINIC, questionnaires: { ...CLINIC.questionnaires, [visit]: questionnaire } }
}

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
    name: 'pregnancy is read back right after the answer; confirmed, it counts for sixteen months and the patient chooses',
    rows: ['REQ-160', 'D-9', 'F-19'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      {
        says: 'yes',
        sees: {
          ...{ stage: 'stop', effects: ['mark-ineligible'], not: /baby|pregnan|21 March/i },
          options: [LABELS.continueForPractitioner, LABELS.askReview, LABELS.person, LABELS.endHere],
          tells: [
            {
              ...{ rule: 'pregnant-or-breastfeeding', reason: 'Pregnant or Breastfeeding', eligible_date: '2028-03-21' },
              because: { tag: 'Expecting', question: 'Are you pregnant or breastfeeding?', answer: 'Yes' },
            },
          ],
        },
      },
      { says: 'ok', sees: { stage: 'stop', effects: [] } },
      { says: LABELS.person, sees: { ACTION: 'NEEDPCRHELP', effects: ['need-help'] } },
    ],
  },
  {
    name: 'the reason is told when asked, before and after the end, and not otherwise',
    rows: ['F-19'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { says: 'why?', sees: { stage: 'stop-check', text: /for your safety.*Is that right/s, effects: [] } },
      { says: LABELS.rightAnswer, sees: { stage: 'stop' } },
      { says: 'why?', sees: { stage: 'stop', text: /not considered safe for the baby/, effects: [] } },
      {
        says: LABELS.endHere,
        sees: { stage: 'ineligible', not: /considered safe/, options: [LABELS.askReview, LABELS.person, LABELS.end] },
      },
      { says: 'what is the reason', sees: { stage: 'ineligible', text: /not considered safe for the baby/ } },
      { says: LABELS.end, sees: { ACTION: 'CLOSECHAT', effects: ['close'] } },
    ],
  },
  {
    name: 'a patient who continues for the practitioner is asked the rest, with the specified outcome and all answers',
    rows: ['F-19', 'REQ-160'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { says: 'yes, that is right', sees: { stage: 'stop' } },
      {
        says: LABELS.continueForPractitioner,
        sees: {
          ...{ asks: 'Medicines', effects: ['request-review'], text: /27 November 2026/ },
          tells: [{ kind: 'request-review', due_on: '2026-11-27', reason: 'Pregnant or Breastfeeding', appointment_type: 'New Patient' }],
        },
      },
      {
        answers: {},
        sees: {
          ...{ ACTION: 'FINISHINITIALQUESTIONNAIRE', text: /for the practitioner/ },
          tells: [{ kind: 'finish-questionnaire', field: 'async_answers', answers: expect.objectContaining({ Expecting: ANSWERED_YES }) }],
        },
      },
      { says: 'ok', sees: { stage: 'ineligible', effects: [], text: /27 November 2026/, options: [LABELS.person, LABELS.end] } },
    ],
  },
  {
    name: 'a review is asked for once, without more questions',
    rows: ['F-19'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { says: 'yes', sees: { stage: 'stop' } },
      {
        says: LABELS.askReview,
        sees: {
          ...{ stage: 'stop', effects: ['request-review'], text: /by 27 November 2026/ },
          options: [LABELS.continueForPractitioner, LABELS.person, LABELS.endHere],
        },
      },
      { says: 'please review this', sees: { stage: 'stop', effects: [], text: /27 November 2026/ } },
      { says: LABELS.continueForPractitioner, sees: { asks: 'Medicines', effects: [] } },
    ],
  },
  {
    name: 'a pregnancy that was a slip of the finger is corrected before it counts',
    rows: ['REQ-160', 'D-9', 'F-19'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { says: LABELS.wrongAnswer, sees: { asks: 'Expecting', effects: [] } },
      { says: 'no', sees: { asks: 'Medicines', effects: ['keep-answers'] } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE', effects: ['enter-pcr-queue'] } },
    ],
  },
  {
    name: 'also by naming it, and by "I meant no"; an answer left as it was is asked about again',
    rows: ['F-19'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { says: 'change my answer about pregnancy', sees: { asks: 'Expecting', text: /You said: Yes/ } },
      { says: 'ok', sees: CHECKED },
      { says: 'back', sees: { asks: 'Expecting' } },
      { says: 'yes', sees: CHECKED },
      { says: 'I meant no', sees: { asks: 'Medicines', answers: { Reason: 'Seizures', Expecting: false } } },
    ],
  },
  {
    name: 'an answer corrected after it counted makes the patient eligible again',
    rows: ['F-19', 'D-9'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { says: 'yes', sees: { stage: 'stop', effects: ['mark-ineligible'] } },
      { says: 'I meant no', sees: { asks: 'Medicines', effects: ['keep-answers', 'mark-eligible'] } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', not: /practitioner/ } },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE' } },
    ],
  },
  {
    name: 'an answer that tells of self-harm comes first, then the one that stops',
    rows: ['F-5', 'F-19'],
    knowledge: clinicAsking([
      {
        tag: 'Both',
        text: 'Are you living with an addiction?',
        one: ['Yes, and I want to die', 'No'],
        variable: 'current_addiction',
        flags: { 'Yes, and I want to die': ['suicidality'] },
      },
      { tag: 'More', text: 'Anything else?' },
    ]),
    turns: [
      ...TO_QUESTIONS,
      {
        answers: { Both: 'Yes, and I want to die' },
        sees: { text: /9-8-8/, effects: ['keep-answers', 'need-help, urgent', 'Crisis Words Noticed'] },
      },
      { says: 'no', sees: { text: /In the last two weeks/ } },
      { says: 'no', sees: { stage: 'stop-check', text: /Is that right/ } },
      { says: 'yes', sees: { stage: 'stop', effects: ['mark-ineligible'] } },
    ],
  },
  {
    name: 'two answers that stop are each read back; the first rule gives the reason, and the choice is not asked twice',
    rows: ['REQ-690', 'F-19'],
    knowledge: clinicAsking([
      { tag: 'Told', text: 'Did a doctor speak of schizophrenia?', yesNo: true, variable: 'schizophrenia_personal' },
      { tag: 'Expecting', text: 'Are you pregnant?', yesNo: true, variable: 'pregnant_or_breastfeeding' },
      { tag: 'More', text: 'Anything else?' },
    ]),
    turns: [
      ...TO_QUESTIONS,
      { says: 'yes', sees: { stage: 'stop-check', text: /schizophrenia/ } },
      { says: 'yes', sees: { stage: 'stop', tells: [{ kind: 'mark-ineligible', reason: 'Schizophrenia', eligible_date: null }] } },
      { says: LABELS.continueForPractitioner, sees: { asks: 'Expecting' } },
      { says: 'yes', sees: { stage: 'stop-check', text: /pregnant/ } },
      { says: 'yes', sees: { asks: 'More', tells: [{ kind: 'mark-ineligible', reason: 'Pregnant or Breastfeeding' }] } },
      { says: 'I meant no', sees: { asks: 'More', tells: [{ kind: 'mark-ineligible', reason: 'Schizophrenia', eligible_date: null }] } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { stage: 'ineligible', effects: [] } },
    ],
  },
  {
    name: 'a patient on treatment is not sent away: a practitioner decides, and the rest may be answered for them',
    rows: ['F-19'],
    clinic: knowing(),
    knowledge: clinicAsking(
      [
        { tag: 'Expecting', text: 'Are you pregnant?', yesNo: true, variable: 'pregnant_or_breastfeeding' },
        { tag: 'More', text: 'Anything else?' },
      ],
      'renewal',
    ),
    turns: [
      ...TO_FOUND,
      ...(['ok', 'ok', 'yes', 'ok'] as const).map((says) => ({ says, sees: {} })),
      { says: 'yes', sees: { stage: 'stop-check', text: /You answered “Yes”/ } },
      {
        says: 'yes',
        sees: {
          ...{ stage: 'stop', text: /this does not end your care/, tells: [{ kind: 'mark-ineligible', onTreatment: true }] },
          options: [LABELS.continueForPractitioner, LABELS.person, LABELS.endHere],
        },
      },
      { says: LABELS.continueForPractitioner, sees: { asks: 'More', effects: [] } },
      {
        says: 'nothing',
        sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', tells: [{ kind: 'finish-questionnaire', field: 'renewal_answers' }] },
      },
      { says: 'ok', sees: { stage: 'ineligible', text: /this does not end your care/, effects: [] } },
    ],
  },
  {
    name: 'whoever may not go on cannot talk the assistant round, and ends with a goodbye',
    rows: ['REQ-160'],
    turns: [
      ...TO_QUESTIONS,
      { answers: { Expecting: 'yes' }, sees: CHECKED },
      { form: { selected: ['no'] }, sees: { stage: 'stop-check', effects: [] } },
      { says: 'yes', sees: { stage: 'stop' } },
      { says: 'please just let me in', sees: { stage: 'stop' } },
      { says: LABELS.endHere, sees: { stage: 'ineligible', effects: [] } },
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
