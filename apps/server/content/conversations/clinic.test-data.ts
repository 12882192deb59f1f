import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import { CONSENT, knowing, PERSON } from '@clinic/core/chat/conversation.test-data'
import type { ScriptTurn } from '@clinic/core/chat/scripts/script.test-data'
import type { RequestResult, StepRequest } from '@clinic/core/chat/state/requests'
import type { ChatState, Recognised } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { consentFrench, consentText } from '../consent.ts'
import { emergencyNumbers } from '../emergency-numbers.ts'
import { FRENCH } from '../french-questionnaires.ts'
import { medicineKnowledge } from '../medicine-knowledge.ts'
import { asyncIntake, followUp, renewal, STARTERS } from '../starters.ts'

const SERVED: readonly ProvinceCode[] = ['ON', 'AB', 'BC', 'NS', 'NU', 'NT']
const byKey: Partial<Record<string, Questionnaire>> = Object.fromEntries(STARTERS.map((one) => [one.key, one]))

/** What the assistant of a clinic that has just begun knows: its real questionnaires, scales and French words. */
export const REAL_CLINIC: Knowledge = {
  brand: 'TCN',
  consent: consentText,
  questionnaires: { ...byKey, async: asyncIntake, renewal, follow_up: followUp },
  french: { consent: consentFrench, questionnaires: FRENCH },
  provincesServed: SERVED,
  numbers: emergencyNumbers,
  medicines: medicineKnowledge,
  expectedWait: { pcr: null, np: null },
}

type Known = Partial<typeof PERSON>

/** Somebody new, up to their first question. */
export function newPatient(known: Known = {}): ScriptTurn[] {
  const personal = { ...PERSON, ...known }
  return [
    { says: 'New Patient Intake', sees: { ACTION: 'LAUNCHCONSENT' } },
    { says: 'ok', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
    {
      form: { consent: { ...CONSENT.consent, signature: `${personal.firstName} ${personal.lastName}`, dateOfBirth: personal.dateOfBirth } },
      sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW' },
    },
    { form: { personalInformation: personal }, sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
    { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
    { says: 'ok', sees: { asks: 'main_reason' } },
  ]
}

/** Somebody whom the clinic knows, up to the first question of their renewal. */
export const RENEWING: readonly ScriptTurn[] = [
  { says: 'Renew a medical document', sees: { stage: 'who' } },
  { says: 'noor@example.ca', sees: { stage: 'born' } },
  { says: '3 May 1984', sees: { stage: 'code' } },
  { says: '123456', sees: { ACTION: 'CHECKFORSESSION' } },
  { says: 'ok', sees: { ACTION: 'LOGINELIGIBLE' } },
]

/** The record of somebody who agreed to the text as it is now. */
export function knownAs(recognised: Partial<Recognised>, unfinished: ChatState | null = null): (ask: StepRequest) => RequestResult {
  return knowing({ consentVersion: consentText.version, ...recognised }, unfinished)
}
