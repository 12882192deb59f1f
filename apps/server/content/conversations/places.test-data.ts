import { oneFree, PERSON } from '@clinic/core/chat/conversation.test-data'
import type { Script } from '@clinic/core/chat/scripts/script.test-data'
import { expect } from 'vitest'
import { newPatient } from './clinic.test-data.ts'

/** People by where they live and what they speak, with the real questionnaires. */
export const PLACES: readonly Script[] = [
  {
    name: 'a name with accents and a hyphen, in French from the first word to the line',
    rows: ['REQ-110', 'D-10'],
    language: 'fr',
    turns: [
      ...newPatient({ firstName: 'Noëlle', lastName: 'Thériault-Côté' }).slice(0, -2),
      {
        says: 'oui',
        sees: { ACTION: 'BEGINQUESTIONNAIRES', tells: [{ personal: expect.objectContaining({ lastName: 'Thériault-Côté' }) }] },
      },
      { says: 'ok', sees: { asks: 'main_reason', text: /Quel problème/ } },
      { says: 'douleur chronique', sees: { asks: 'pain_place' } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES', text: /Questions sur la douleur/ } },
      { says: 'ok', sees: { asks: 'pain_1', text: /intensité de votre douleur/ } },
      { answers: {}, sees: { ACTION: 'FINISHSCALEQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES', tells: [{ kind: 'start-questionnaire', key: 'phq9' }] } },
      { says: 'ok', sees: { asks: 'phq9_1', text: /Peu d’intérêt ou de plaisir/ } },
      { answers: {}, sees: { ACTION: 'FINISHSCALEQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE', tells: [{ note: expect.stringMatching(/^Speaks French\.(?! Still)/) }] } },
    ],
  },
  {
    name: 'trauma in French: the scale without French words is left to the team, and the PHQ-9 is asked all the same',
    rows: ['REQ-146', 'F-14'],
    language: 'fr',
    turns: [
      ...newPatient({ firstName: 'Noëlle', lastName: 'Roy' }).slice(0, -2),
      { says: 'oui', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'main_reason' } },
      { answers: { main_reason: 'PTSD' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { effects: ['start-questionnaire'], tells: [{ kind: 'start-questionnaire', key: 'phq9' }] } },
      { says: 'ok', sees: { asks: 'phq9_1' } },
      ...Array.from({ length: 8 }, () => ({ says: 'jamais', sees: {} })),
      {
        says: 'plusieurs jours',
        sees: { text: /mettre fin à vos jours|vous faire du mal/, effects: ['keep-answers', 'need-help, urgent', 'Crisis Words Noticed'] },
      },
    ],
  },
  {
    name: 'Nunavut: a time is looked for with those who may treat there',
    rows: ['D-1', 'D-5'],
    clinic: (ask) => (ask.kind === 'find-slots' && ask.province !== 'NU' ? { kind: 'find-slots', slots: [] } : oneFree(ask)),
    turns: [
      ...newPatient({ province: 'Nunavut', city: 'Iqaluit', zipcode: 'X0A 0H0' }),
      { answers: { main_reason: 'Something else' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
    ],
  },
  {
    name: 'no province: the form says so and nothing is made',
    rows: ['REQ-187'],
    turns: [
      ...newPatient().slice(0, 3),
      {
        form: { personalInformation: { ...PERSON, province: '' } },
        sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', effects: [] },
      },
    ],
  },
  {
    name: 'somebody of Quebec who was a patient before: told kindly, and passed on',
    rows: ['D-5'],
    turns: [
      ...newPatient({ province: 'Quebec', city: 'Montréal', zipcode: 'H2X 1Y4' }).slice(0, -2),
      { says: 'yes', sees: { stage: 'unserved', text: /Quebec/, effects: ['create-patient', 'need-help'] } },
    ],
  },
]
