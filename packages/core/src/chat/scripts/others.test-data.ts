import { expect } from 'vitest'
import { CONSENT, knowing, nothingFree, oneFree } from '../conversation.test-data.ts'
import type { RequestResult, StepRequest } from '../state/requests.ts'
import { LABELS } from '../texts/texts.ts'
import { LABELS_FR } from '../texts/texts-fr.ts'
import { ENGLISH, IN_FRENCH_CLINIC, TO_FRENCH_QUESTIONS } from './french-clinic.test-data.ts'
import type { Script } from './script.test-data.ts'
import { details, TO_CONFIRM, TO_FINISH, TO_QUESTIONS, TO_TIMES } from './ways.test-data.ts'

const isNo = { kind: 'record-consent', consent: expect.objectContaining({ option: 'no', version: '2026-1' }) }
const creston = { city: 'Creston', province: 'British Columbia', zipcode: 'V0B 1G0' }

/** Two records of one name and birthday under one e-mail address: only the patient id names one of them. */
function twins(ask: StepRequest): RequestResult {
  const sent = ask.kind === 'send-code' && ask.who === 'TCN-7'
  return sent || ask.kind === 'check-code' ? knowing()(ask) : nothingFree(ask)
}

/** Times are only found for those who are asked for in the zone of Creston, which no other town of the province has. */
function inCreston(ask: StepRequest): RequestResult {
  return 'zone' in ask && ask.zone !== 'America/Creston' ? nothingFree(ask) : oneFree(ask)
}

/** Consent taken back, somebody who helps, people who are hard to tell apart, and a town with a time of its own. */
export const OTHERS: readonly Script[] = [
  {
    name: 'consent taken back in the middle of the questions stops everything, and agreeing again goes on at the same question',
    rows: ['REQ-168', 'D-4'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      {
        says: 'I want to withdraw my consent',
        sees: { stage: 'declined', text: /withdraw your consent/, effects: ['record-consent', 'need-help'], tells: [isNo] },
      },
      { says: 'no', sees: { stage: 'declined', effects: [] } },
      { says: 'what does it cost?', sees: { stage: 'declined', effects: [] } },
      { says: LABELS.readConsent, sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
      { form: CONSENT, sees: { asks: 'Expecting', effects: ['record-consent'], answers: { Reason: 'Sleep' } } },
    ],
  },
  {
    name: 'consent taken back before there is a record: nothing is made, nobody is called',
    rows: ['REQ-168'],
    turns: [
      ...TO_CONFIRM,
      { says: 'I no longer consent to this', sees: { stage: 'declined', effects: ['record-consent'], tells: [isNo] } },
      { says: LABELS.readConsent, sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
      { form: CONSENT, sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', effects: ['record-consent'] } },
    ],
  },
  {
    name: 'consent taken back while times are on offer: agreeing again looks for times anew',
    rows: ['REQ-168', 'D-1'],
    clinic: oneFree,
    turns: [
      ...TO_TIMES,
      { says: 'I revoke my consent', sees: { stage: 'declined', effects: ['record-consent', 'need-help'] } },
      { says: 'read it again', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
      { form: CONSENT, sees: { ACTION: 'OPENAPPOINTMENTWINDOW', effects: ['record-consent'] } },
    ],
  },
  {
    name: 'to ask whether consent can be taken back takes nothing back',
    rows: ['D-7'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'can I withdraw my consent?', sees: { asks: 'Reason', effects: ['Misunderstood User Message'] } },
      { says: 'Sleep', sees: { asks: 'Expecting' } },
    ],
  },
  {
    name: 'in French: consent taken back, and given again',
    rows: ['REQ-168', 'D-10'],
    ...IN_FRENCH_CLINIC,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      {
        says: 'je retire mon consentement',
        sees: { stage: 'declined', text: /Votre consentement est retiré/, not: ENGLISH, effects: ['record-consent', 'need-help'] },
      },
      { says: LABELS_FR.readConsent, sees: { ACTION: 'OPENCONSENTFORMWINDOW', not: ENGLISH } },
      { form: CONSENT, sees: { asks: 'Reason', not: ENGLISH } },
    ],
  },
  {
    name: 'a daughter who fills it in for her mother: the answers stay the mother’s, and the care team reads of it',
    rows: ['D-4', 'D-9'],
    turns: [
      { says: 'hello, I am filling this in for my mother', sees: { ACTION: 'GREETING', text: /let the patient sign/, effects: [] } },
      ...TO_FINISH,
      { says: 'ok', sees: { tells: [{ kind: 'enter-pcr-queue', note: expect.stringContaining('Somebody else fills this in') }] } },
    ],
  },
  {
    name: 'a father for his daughter of fifteen: told to ask for a person, and a child’s date of birth ends it kindly',
    rows: ['D-5'],
    turns: [
      { says: 'this is for my daughter', sees: { text: /under 18/ } },
      ...TO_CONFIRM.slice(0, -1),
      { form: details({ dateOfBirth: '2011-04-02' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { stage: 'ineligible', tells: [{ kind: 'mark-ineligible', reason: 'Paediatric Patient' }] } },
    ],
  },
  {
    name: 'a carer who says so in the middle of the questions: the question stays, and free words about others stay an answer',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I am answering for my client', sees: { asks: 'Reason', text: /patient’s own/, effects: [] } },
      {
        answers: { Where: 'I do this for my mother, it hurts her hip' },
        sees: { answers: expect.objectContaining({ Where: expect.any(String) }) },
      },
    ],
  },
  {
    name: 'a consent signed with somebody else’s name is read by the care team',
    rows: ['D-4'],
    turns: [
      ...TO_CONFIRM.slice(0, -1),
      { form: details({ firstName: 'Wanda', lastName: 'Nowak' }), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'Reason' } },
      { answers: {}, sees: {} },
      { says: 'ok', sees: { tells: [{ kind: 'enter-pcr-queue', note: expect.stringContaining('not the patient’s') }] } },
    ],
  },
  {
    name: 'in French: somebody who helps a relative',
    rows: ['D-10'],
    ...IN_FRENCH_CLINIC,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      {
        says: 'je remplis le formulaire pour ma mère',
        sees: { asks: 'Reason', text: /la signature doivent être les siennes/, not: ENGLISH },
      },
      { answers: {}, sees: {} },
      { says: 'ok', sees: { tells: [{ note: expect.stringMatching(/^Speaks French\. Somebody else/) }] } },
    ],
  },
  {
    name: 'two people of one name and birthday: a name proves nothing, the shared address reaches nobody, the patient id one of them',
    rows: ['A-3', 'REQ-137'],
    clinic: twins,
    turns: [
      { says: 'Renew a medical document', sees: { stage: 'who' } },
      { says: 'Noor Haddad', sees: { stage: 'who', effects: ['Misunderstood User Message'] } },
      { says: 'noor@example.ca', sees: { stage: 'born' } },
      { says: '3 May 1984', sees: { stage: 'code', text: /If what you typed matches/ } },
      { says: 'TCN-7', sees: { stage: 'code', text: /If what you typed matches/, effects: [] } },
      { says: '123456', sees: { ACTION: 'CHECKFORSESSION', effects: ['adopt-patient'] } },
    ],
  },
  {
    name: 'Creston keeps a time of its own: times are looked for and kept by its clock',
    rows: ['D-1', 'E-10'],
    clinic: inCreston,
    turns: [
      ...TO_CONFIRM.slice(0, -1),
      { form: details(creston), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'Reason' } },
      { answers: {}, sees: {} },
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
      { says: 'first', sees: { stage: 'held' } },
      { says: LABELS.book, sees: { ACTION: 'ENTERPCRQUEUE' } },
    ],
  },
]
