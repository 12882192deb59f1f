import { expect } from 'vitest'
import { bookOf, CONSENT, knowing, nothingFree, oneFree } from '../conversation.test-data.ts'
import { LABELS } from '../texts/texts.ts'
import { type Script, stateAfter } from './script.test-data.ts'
import { details, TO_BEGIN, TO_CONSENT, TO_DETAILS, TO_FINISH, TO_FOUND, TO_QUESTIONS, TO_TIMES } from './ways.test-data.ts'

/** Every way through: new, renewing, following up, asking; with a time and without. */
export const FLOWS: readonly Script[] = [
  {
    name: 'a new patient answers everything and stands in line, where no time is free',
    rows: ['REQ-110', 'REQ-141', 'REQ-149', 'REQ-151'],
    turns: [
      ...TO_FINISH,
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE', text: /any times to offer/, effects: ['enter-pcr-queue'] } },
      { says: 'thank you', sees: { ACTION: 'ENTERPCRQUEUE', text: /welcome/, effects: [] } },
      { says: 'goodbye', sees: { ACTION: 'CLOSECHAT', effects: ['close'] } },
    ],
  },
  {
    name: 'a new patient chooses a time by the calendar and books it',
    rows: ['REQ-117', 'D-1'],
    clinic: oneFree,
    turns: [
      ...TO_TIMES,
      { form: { appointment: { slotId: '7.1' } }, sees: { stage: 'held', options: [LABELS.book, LABELS.otherTime], effects: [] } },
      { says: LABELS.book, sees: { ACTION: 'ENTERPCRQUEUE', text: /booked: Tuesday 24 November/, effects: ['enter-pcr-queue'] } },
    ],
  },
  {
    name: 'a new patient leaves the time to the care team, and asks for one later',
    rows: ['REQ-200', 'D-1'],
    clinic: oneFree,
    turns: [
      ...TO_TIMES,
      { says: 'none of these', sees: { ACTION: 'ENTERPCRQUEUE', text: /without a time/, effects: ['enter-pcr-queue'] } },
      { says: 'I would like to book an appointment after all', sees: { ACTION: 'OPENAPPOINTMENTWINDOW', effects: [] } },
      { says: 'the first one', sees: { stage: 'held' } },
      { says: 'yes please', sees: { ACTION: 'ENTERPCRQUEUE', text: /booked/, effects: [] } },
    ],
  },
  {
    name: 'a time that was taken meanwhile leads back to the times that are left',
    rows: ['D-1'],
    clinic: (ask) => (ask.kind === 'hold-slot' ? nothingFree(ask) : oneFree(ask)),
    turns: [
      ...TO_TIMES,
      { says: 'Tuesday 24 November, 10:00', sees: { ACTION: 'OPENAPPOINTMENTWINDOW', text: /someone just took/, effects: [] } },
    ],
  },
  {
    name: 'a time that was kept too long is offered anew, and another is chosen',
    rows: ['D-1'],
    clinic: (ask) => (ask.kind === 'book-slot' ? nothingFree(ask) : oneFree(ask)),
    turns: [
      ...TO_TIMES,
      { says: 'first', sees: { stage: 'held', text: /10 minutes/ } },
      { says: 'yes', sees: { ACTION: 'OPENAPPOINTMENTWINDOW', text: /any longer/ } },
      { says: 'first', sees: { stage: 'held' } },
      { says: LABELS.otherTime, sees: { ACTION: 'OPENAPPOINTMENTWINDOW', not: /any longer/ } },
    ],
  },
  {
    name: 'a booked visit can be seen and moved later in the same conversation',
    rows: ['REQ-117'],
    clinic: bookOf(null).clinic,
    turns: [
      ...TO_TIMES,
      { says: 'first', sees: { stage: 'held' } },
      { says: 'book it', sees: { stage: 'waiting' } },
      { says: 'can I reschedule?', sees: { ACTION: 'OPENAPPOINTMENTWINDOW', effects: [] } },
      { says: 'second', sees: { stage: 'held', text: /It replaces the visit you have/ } },
      { says: 'no', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
      { says: 'none of these', sees: { ACTION: 'ENTERPCRQUEUE', text: /stays as it is.*Your visit: November 25/s, effects: [] } },
    ],
  },
  {
    name: 'everything can be said in words instead of buttons',
    rows: ['REQ-123', 'REQ-156'],
    turns: [
      { says: "hi, I'd like to become a patient", sees: { ACTION: 'LAUNCHCONSENT' } },
      { says: "ok, let's go", sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
      { says: 'yes', sees: { ACTION: 'OPENCONSENTFORMWINDOW', text: /use the form/, effects: [] } },
      { form: CONSENT, sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW' } },
      { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yep, all correct', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: "I'm ready", sees: { asks: 'Reason' } },
      { says: 'it is mostly my sleep', sees: { asks: 'Expecting', answers: { Reason: 'Sleep' } } },
    ],
  },
  {
    name: 'no one is hurried: a no to "Ready?" shows the Continue widget and waits',
    rows: ['D-8', 'REQ-155'],
    turns: [
      { says: 'New Patient Intake', sees: { ACTION: 'LAUNCHCONSENT' } },
      { says: 'not yet', sees: { ACTION: 'OPENQUESTIONCHECKREADY', text: /No rush/ } },
      ...TO_BEGIN.slice(1),
      { says: 'no', sees: { ACTION: 'OPENQUESTIONCHECKREADY', text: /No rush/, effects: [] } },
      { says: 'give me a minute', sees: { ACTION: 'OPENQUESTIONCHECKREADY', stage: 'begin', effects: [] } },
      { says: 'continue', sees: { asks: 'Reason' } },
    ],
  },
  {
    name: 'who asks questions first can begin afterwards',
    rows: ['REQ-125', 'D-7'],
    turns: [
      { says: 'Ask questions', sees: { ACTION: 'GREETING', text: /What would you like to know/ } },
      { says: 'does it smell', sees: { ACTION: 'GREETING', text: /cannot answer/, effects: ['Misunderstood User Message'] } },
      { says: LABELS.newPatient, sees: { ACTION: 'LAUNCHCONSENT' } },
    ],
  },
  {
    name: 'an incomplete consent form stays open and says what is missing',
    rows: ['REQ-164', 'REQ-165'],
    turns: [
      ...TO_CONSENT,
      {
        form: { consent: { consentOption: 'yes', signature: '', dateOfBirth: '' } },
        sees: { ACTION: 'OPENCONSENTFORMWINDOW', text: /complete the consent form/, effects: [] },
      },
      { form: CONSENT, sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', effects: ['record-consent'] } },
    ],
  },
  {
    name: 'a declined consent is recorded, leaves two ways, and may be read again',
    rows: ['REQ-168', 'D-4'],
    turns: [
      ...TO_CONSENT,
      {
        form: { consent: { consentOption: 'no', signature: '', dateOfBirth: '' } },
        sees: { stage: 'declined', options: [LABELS.person, LABELS.readConsent], tells: [{ kind: 'record-consent' }] },
      },
      { says: 'what is THC?', sees: { stage: 'declined', effects: [] } },
      { says: 'I changed my mind', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
      { form: CONSENT, sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW' } },
    ],
  },
  {
    name: 'details with faults come back marked, and are looked over before they count',
    rows: ['REQ-175', 'REQ-152'],
    turns: [
      ...TO_DETAILS,
      { form: details({ email: 'noor at example', zipcode: 'D5V 2T6' }), sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', effects: [] } },
      { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION', effects: [] } },
      { says: 'no, my phone is wrong', sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: /form again/ } },
      { form: details({ phone: '604 555 0100' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES', tells: [{ kind: 'create-patient', dateOfBirthMismatch: false }] } },
    ],
  },
  {
    name: 'two dates of birth go to the care team with a note',
    rows: ['D-4'],
    turns: [
      ...TO_DETAILS,
      { form: details({ dateOfBirth: '1984-03-05' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { tells: [{ kind: 'create-patient', dateOfBirthMismatch: true }] } },
      { says: 'ok', sees: { asks: 'Reason' } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'enter-pcr-queue', note: expect.stringMatching(/Date of birth differs/) }] } },
    ],
  },
  {
    name: 'a renewal without a record goes the way of a new one, marked as seen before',
    rows: ['REQ-124', 'A-3'],
    turns: [
      { says: 'Renew a medical document', sees: { stage: 'who' } },
      { says: LABELS.noRecord, sees: { ACTION: 'LAUNCHCONSENT', text: /without it/ } },
      ...TO_BEGIN.slice(1, -1),
      { says: 'yes', sees: { tells: [{ kind: 'create-patient', isNew: false }] } },
      { says: 'ok', sees: { asks: 'Changes' } },
      { says: 'no', sees: { tells: [{ kind: 'finish-questionnaire', field: 'renewal_answers' }] } },
      { says: 'ok', sees: { tells: [{ kind: 'enter-pcr-queue', appointment_type: 'Renewal' }] } },
    ],
  },
  {
    name: 'a renewal of somebody who proved who they are goes straight to the practitioners',
    rows: ['REQ-137', 'REQ-139', 'REQ-140'],
    clinic: knowing(),
    turns: [
      ...TO_FOUND,
      { says: 'ok', sees: { ACTION: 'LOGINELIGIBLE' } },
      { says: 'ok', sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES', effects: ['confirm-details', 'start-questionnaire'] } },
      { says: 'ok', sees: { asks: 'Changes' } },
      { says: 'no', sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
      { says: 'first', sees: { stage: 'held' } },
      { says: 'yes', sees: { ACTION: 'ENTERNPQUEUE', effects: ['enter-np-queue'] } },
    ],
  },
  {
    name: 'a follow-up asks how it goes and hands over to the care team',
    rows: ['REQ-142', 'REQ-145'],
    clinic: knowing({ followUp: true }),
    turns: [
      ...TO_FOUND,
      { says: 'ok', sees: { ACTION: 'LOGINELIGIBLE', text: /follow-up/ } },
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'Better' } },
      { says: 'yes, a bit', sees: { ACTION: 'FINISHFOLLOWUP', tells: [{ field: 'follow_up_answers' }] } },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUEFOLLOWUP', effects: ['enter-follow-up'] } },
    ],
  },
  {
    name: 'who stopped on the way goes on at the same question after proving who they are',
    rows: ['REQ-137', 'A-3'],
    clinic: knowing({}, stateAfter([...TO_QUESTIONS, { says: 'Sleep', sees: { asks: 'Expecting' } }])),
    turns: [
      ...TO_FOUND,
      { says: 'yes', sees: { asks: 'Expecting', text: /where we were/, answers: { Reason: 'Sleep' } } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
    ],
  },
  {
    name: 'a wrong code says so, a new one is sent, the right one opens the record and not before',
    rows: ['A-3'],
    clinic: knowing(),
    turns: [
      ...TO_FOUND.slice(0, 3),
      { says: '654321', sees: { stage: 'code', text: /doesn’t match/, not: /Noor/ } },
      { says: LABELS.newCode, sees: { stage: 'code', text: /on its way/, not: /Noor/ } },
      { says: '123456', sees: { ACTION: 'CHECKFORSESSION', text: /Noor/, effects: ['adopt-patient'] } },
    ],
  },
  {
    name: 'who stands in line already is told so and keeps the place',
    rows: ['REQ-139'],
    clinic: knowing({ queue: 'pcr' }),
    turns: [...TO_FOUND, { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE', effects: [] } }],
  },
  {
    name: 'a consent text that changed since is read again',
    rows: ['D-4', 'REQ-149'],
    clinic: knowing({ consentVersion: '2025-9' }),
    turns: [
      ...TO_FOUND,
      { says: 'ok', sees: { ACTION: 'LOGINELIGIBLE' } },
      { says: 'ok', sees: { ACTION: 'LAUNCHCONSENT' } },
      { says: 'ok', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
      { form: CONSENT, sees: { ACTION: 'CONFIRMPERSONALINFORMATION', effects: ['record-consent'] } },
    ],
  },
]
