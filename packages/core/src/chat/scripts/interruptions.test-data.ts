import { CLINIC, CONSENT, knowing, oneFree } from '../conversation.test-data.ts'
import { moveToVersion } from '../state/move-to-version.ts'
import { LABELS } from '../texts/texts.ts'
import { type Script, stateAfter } from './script.test-data.ts'
import { TO_CONFIRM, TO_CONSENT, TO_FINISH, TO_FOUND, TO_QUESTIONS, TO_TIMES } from './ways.test-data.ts'

const INTAKE = CLINIC.questionnaires.async
const { Reason } = INTAKE.questions
/** The intake with its first question asked in other words. */
const REWORDED = {
  ...INTAKE,
  version: 4,
  questions: { ...INTAKE.questions, ...(Reason && { Reason: { ...Reason, text: 'What may we do?' } }) },
}

/** What comes between: a wish for a person, small talk, broken messages, late ones, and coming back. */
export const INTERRUPTIONS: readonly Script[] = [
  {
    name: 'a person is called from the middle of the questions, and the questions wait',
    rows: ['REQ-143'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I want to speak to someone', sees: { ACTION: 'NEEDPCRHELP', effects: ['need-help'] } },
      { says: 'ok', sees: { asks: 'Reason', effects: [] } },
    ],
  },
  {
    name: 'a person is called before there is a record: a way to reach the patient is asked for and kept',
    rows: ['REQ-143'],
    turns: [
      ...TO_CONSENT,
      { says: 'can I talk to a human', sees: { ACTION: 'NEEDPCRHELP', text: /phone number or email/, effects: ['need-help'] } },
      { says: 'sure, 613 555 0199', sees: { text: /contact you there/, tells: [{ kind: 'need-help', contact: '6135550199' }] } },
      { says: 'ok', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
    ],
  },
  {
    name: 'anger is met with a way out, and no help is called over the head of the patient',
    rows: ['D-8'],
    turns: [...TO_QUESTIONS, { says: 'this is so annoying', sees: { asks: 'Reason', text: /sorry/, effects: [] } }],
  },
  {
    name: 'small talk and "are you real" are answered honestly',
    rows: ['D-7'],
    turns: [
      { says: 'hello', sees: { ACTION: 'GREETING', effects: [] } },
      { says: 'am I talking to a real person?', sees: { ACTION: 'GREETING', text: /a computer program/, effects: [] } },
      ...TO_QUESTIONS,
      { says: 'how are you?', sees: { asks: 'Reason', text: /glad/, effects: [] } },
    ],
  },
  {
    name: 'a number out of range, a number that is none and a date that is none each say what would be right',
    rows: ['REQ-110'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'no', 'Nausea'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: '36', sees: { asks: 'Hours', text: /from 0 to 24/ } },
      { says: 'not enough', sees: { asks: 'Hours', text: /a number, in hours/ } },
      { says: 'seven', sees: { asks: 'LastVisit' } },
      { says: 'some time ago', sees: { asks: 'LastVisit', text: /month as a word/ } },
    ],
  },
  {
    name: 'the answer that stands alone is not taken with others',
    rows: ['REQ-352'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'no'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { form: { selected: ['Nausea', 'None of these'] }, sees: { asks: 'Symptoms', text: /can’t combine/ } },
      { says: 'none', sees: { asks: 'Hours' } },
    ],
  },
  {
    name: 'an empty message, pictures alone and a very long one lose nothing',
    rows: ['REQ-110'],
    turns: [
      ...TO_QUESTIONS,
      { says: '', sees: { asks: 'Reason', answers: {} } },
      { says: '🌿🌿🌿', sees: { asks: 'Reason', answers: {} } },
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'well '.repeat(380), sees: { asks: 'Expecting', answers: { Reason: 'Sleep' } } },
    ],
  },
  {
    name: 'questions that changed while somebody was away are asked again, the rest is kept',
    rows: ['D-11'],
    knowledge: { ...CLINIC, questionnaires: { ...CLINIC.questionnaires, async: REWORDED } },
    clinic: knowing(
      {},
      moveToVersion(
        stateAfter([...TO_QUESTIONS, { says: 'Sleep', sees: {} }, { says: 'no', sees: { asks: 'Medicines' } }]),
        INTAKE,
        REWORDED,
      ),
    ),
    turns: [
      ...TO_FOUND,
      { says: 'ok', sees: { asks: 'Reason', text: /What may we do/, answers: { Expecting: false } } },
      { says: 'Sleep', sees: { asks: 'Medicines' } },
    ],
  },
  {
    name: 'a double click on Continue answers nothing twice',
    rows: ['D-3'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'ok', sees: { asks: 'Reason', answers: {}, effects: [] } },
      { says: 'ok', sees: { asks: 'Reason', answers: {}, effects: [] } },
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'ok', sees: { asks: 'Expecting', answers: { Reason: 'Sleep' }, effects: [] } },
    ],
  },
  {
    name: 'a form that comes late, from another tab, changes nothing',
    rows: ['A-4'],
    turns: [
      ...TO_QUESTIONS,
      { form: CONSENT, sees: { asks: 'Reason', text: /doesn’t work at this step/, effects: [] } },
      { form: { appointment: { slotId: '7.1' } }, sees: { asks: 'Reason', effects: [] } },
    ],
  },
  {
    name: 'the page’s own "ok" confirms no details',
    rows: ['D-3', 'REQ-152'],
    turns: [...TO_CONFIRM, { says: 'ok', sees: { ACTION: 'CONFIRMPERSONALINFORMATION', effects: [] } }],
  },
  {
    name: '"back" after the last question opens it, and "ok" leaves it as it was',
    rows: ['D-9'],
    turns: [
      ...TO_FINISH,
      { says: 'back', sees: { asks: 'Where', text: /Here is your last answer/ } },
      { says: 'ok', sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', text: /kept your answer/ } },
    ],
  },
  {
    name: 'once in line it is too late to go back, and a person is named',
    rows: ['REQ-141'],
    turns: [
      ...TO_FINISH,
      { says: 'ok', sees: { stage: 'waiting' } },
      { says: 'go back', sees: { stage: 'waiting', text: /ask for a person/ } },
    ],
  },
  {
    name: '"later" means a later time for the visit, not goodbye',
    rows: ['D-1'],
    clinic: oneFree,
    turns: [...TO_TIMES, { says: 'later', sees: { ACTION: 'ENTERPCRQUEUE', text: /without a time/ } }],
  },
  {
    name: 'help says what can be said, and the step stays',
    rows: ['REQ-110'],
    turns: [
      { says: 'help', sees: { ACTION: 'GREETING', text: /what you can do/ } },
      { says: LABELS.newPatient, sees: { ACTION: 'LAUNCHCONSENT' } },
    ],
  },
]
