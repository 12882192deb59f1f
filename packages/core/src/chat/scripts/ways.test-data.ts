import type { PersonalInformation } from '@clinic/contract/chat'
import { CONSENT, PERSON } from '../conversation.test-data.ts'
import type { ScriptTurn } from './script.test-data.ts'

/** The form with the usual person's details, or others. */
export function details(known: Partial<PersonalInformation> = {}): { personalInformation: PersonalInformation } {
  return { personalInformation: { ...PERSON, ...known } }
}

/** From the greeting to the consent form. */
export const TO_CONSENT: readonly ScriptTurn[] = [
  { says: 'New Patient Intake', sees: { ACTION: 'LAUNCHCONSENT' } },
  { says: 'ok', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
]
export const TO_DETAILS: readonly ScriptTurn[] = [
  ...TO_CONSENT,
  { form: CONSENT, sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', effects: ['record-consent'] } },
]
export const TO_CONFIRM: readonly ScriptTurn[] = [...TO_DETAILS, { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } }]
export const TO_BEGIN: readonly ScriptTurn[] = [
  ...TO_CONFIRM,
  { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES', effects: ['create-patient', 'start-questionnaire'] } },
]
export const TO_QUESTIONS: readonly ScriptTurn[] = [...TO_BEGIN, { says: 'ok', sees: { stage: 'questionnaire' } }]
/** The whole small intake, plainly answered. */
export const TO_FINISH: readonly ScriptTurn[] = [...TO_QUESTIONS, { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } }]
/** With the clinic that has one free time. */
export const TO_TIMES: readonly ScriptTurn[] = [...TO_FINISH, { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } }]
/** Somebody the clinic knows, up to where the record is found. */
export const TO_FOUND: readonly ScriptTurn[] = [
  { says: 'Renew a medical document', sees: { stage: 'who' } },
  { says: 'my id is TCN-7', sees: { stage: 'born' } },
  { says: '3 May 1984', sees: { stage: 'code' } },
  { says: '123 456', sees: { ACTION: 'CHECKFORSESSION' } },
]
