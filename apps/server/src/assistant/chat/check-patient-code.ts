import { CODE_TRIES } from '@clinic/contract/auth'
import { INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import { mergePhoneAnswers } from '@clinic/core/chat/merge-phone-answers'
import { moveToVersion } from '@clinic/core/chat/state/move-to-version'
import type { RequestResult, StepRequest } from '@clinic/core/chat/state/requests'
import { type ChatState, type Recognised, stoppedAt, upToDate } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { defaultEligibleDate } from '@clinic/core/eligibility/rules'
import { instrumentOf } from '@clinic/core/scales/instruments'
import { reportsOf } from '@clinic/core/scales/reports-of'
import { addDays } from '@clinic/core/shared/dates'
import { findDecision } from '../../care/next-steps/find-decision.ts'
import { findSurvivor } from '../../care/patients/merging/find-survivor.ts'
import type { NamedPatient } from '../../care/patients/present.ts'
import { readPatient } from '../../care/patients/read-patient.ts'
import { readPersonal } from '../../care/patients/read-personal.ts'
import { opensCode } from '../../identity/auth/credentials/tokens.ts'
import { dayIn, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { loadVersion } from '../questionnaires/load-version.ts'
import { findLastFinished } from './answer-store.ts'
import type { Answered, AskFacts } from './send-patient-code.ts'
import { countTry, findCode, findConsentVersion, findEarlier, spendCode } from './store.ts'
import { takePhoneAnswers } from './take-phone-answers.ts'

type Checked = Extract<RequestResult, { kind: 'check-code' }>
/** An unfinished conversation is taken up again for half a year. Seconds. */
const TAKEN_UP = 182 * 86_400
/** One that ended for silence waits for its patient. */
const EVER = '1970-01-01T00:00:00.000Z'

/** Whether the code is the one that was mailed, and then what the record says of its patient. Five tries, once, ten minutes. */
export async function checkPatientCode(tx: Tx, { code }: Extract<StepRequest, { kind: 'check-code' }>, facts: AskFacts): Promise<Answered> {
  const { conversation_id, now } = facts
  const kept = await findCode(tx, conversation_id)
  if (!kept || kept.spent_at !== null || kept.expires_at <= now || kept.tries >= CODE_TRIES) return refused(facts, 'spent')
  if (!opensCode(kept, code, facts.codeSecret) || kept.patient_id === null) {
    await countTry(tx, conversation_id)
    return refused(facts, 'wrong')
  }
  const patient = await readPatient(tx, await findSurvivor(tx, kept.patient_id))
  if (!patient || patient.death_recorded_at !== null) return refused(facts, 'spent')
  await spendCode(tx, conversation_id, now)
  const entry = {
    action: 'Patient Recognised' as const,
    description: 'Proved by a code to the address on file who they are',
    entity: { kind: 'conversation' as const, id: conversation_id },
    patient_id: patient.patient_id,
  }
  return { told: await recognise(tx, patient, facts), applied: { entries: [entry], live: [] } }
}

function refused({ conversation_id }: AskFacts, outcome: 'wrong' | 'spent'): Answered {
  const description = outcome === 'wrong' ? 'A code did not match' : 'A code that does not work any more'
  const entry = { action: 'Patient Code Refused' as const, description, entity: { kind: 'conversation' as const, id: conversation_id } }
  return { told: { kind: 'check-code', outcome }, applied: { entries: [entry], live: [] } }
}

async function recognise(tx: Tx, patient: NamedPatient, { conversation_id, now, zone, knowledge }: AskFacts): Promise<Checked> {
  const { patient_id } = patient
  const away = patient.abandoned_at !== null
  const earlier = await findEarlier(tx, { patient_id, conversation_id, since: away ? EVER : later(now, -TAKEN_UP) })
  return {
    kind: 'check-code',
    outcome: 'right',
    patient_id,
    personal: await readPersonal(tx, patient_id),
    unfinished: earlier && stoppedAt(upToDate(earlier.state)) !== null ? await takenUp(tx, earlier, knowledge) : null,
    recognised: {
      ...recognisedAs(patient, await findConsentVersion(tx, patient_id)),
      ...(isCalculated(patient, zone) && { calculated: true as const }),
      ...(await answeredBefore(tx, patient_id, zone)),
      planned: await plannedStep(tx, patient_id, dayIn(zone, now)),
      ...(away && { away }),
    },
  }
}

/** What the last visit's answers name, and when each scale was answered last: a renewal asks for what it can be compared with, and not too soon. */
async function answeredBefore(tx: Tx, patient_id: string, zone: string): Promise<Pick<Recognised, 'conditions' | 'answered'>> {
  const finished = await findLastFinished(tx, patient_id)
  const visits = finished.filter(({ key }) => key === 'async' || key === 'renewal')
  const reports = await Promise.all(
    visits.map(async ({ key, version, answers }) => {
      const asked = await loadVersion(tx as never, key, version)
      return asked ? reportsOf(asked.questions, answers) : []
    }),
  )
  return {
    conditions: [...new Set(reports.flat().map(({ condition }) => condition))],
    answered: Object.fromEntries(
      finished.filter(({ key }) => instrumentOf(key)).map(({ key, finished_at }) => [key, dayIn(zone, finished_at)]),
    ),
  }
}

/** Where an earlier conversation stopped, with what staff have asked by phone since. */
async function takenUp(tx: Tx, { state, started_at }: { state: ChatState; started_at: string }, knowledge: Knowledge) {
  const stopped = upToDate(state)
  const asked = await takePhoneAnswers(tx, stopped, started_at)
  return carried(tx, asked ? mergePhoneAnswers(stopped, asked) : stopped, knowledge)
}

/** The questions as they are asked now (D-11). */
async function carried(tx: Tx, state: ChatState, { questionnaires }: Knowledge): Promise<ChatState> {
  const { questionnaire } = state
  const newest = questionnaire ? questionnaires[questionnaire.key] : undefined
  if (!questionnaire || !newest || newest.version === questionnaire.version) return state
  const asked = await loadVersion(tx as never, questionnaire.key, questionnaire.version)
  return asked ? moveToVersion(state, asked, newest) : state
}

function recognisedAs(patient: NamedPatient, consentVersion: string | null): Recognised {
  const { first_name, eligible, ineligible_reason, eligible_date } = patient
  return {
    ...{ firstName: first_name, consentVersion, eligible, eligible_date },
    reason: INELIGIBLE_REASONS.find((reason) => reason === ineligible_reason) ?? null,
    followUp: patient.follow_up_questionnaire_required && !patient.follow_up_questionnaire_complete,
    queue: placeOf(patient),
  }
}

/** A date that is only counted from the day the patient was marked; their day may be the one before or after the clinic's. */
function isCalculated({ ineligible_reason, marked_ineligible_at, eligible_date }: NamedPatient, zone: string): boolean {
  if (ineligible_reason !== PREGNANT || marked_ineligible_at === null || eligible_date === null) return false
  const day = dayIn(zone, marked_ineligible_at)
  return [-1, 0, 1].some((days) => defaultEligibleDate(PREGNANT, addDays(day, days)) === eligible_date)
}

const PREGNANT = 'Pregnant or Breastfeeding'

/** In line with everything answered. Who stands there to be reminded still has something to do here. */
function placeOf({ in_np_queue, in_pcr_queue, appointment_type, questionnaire_in_progress }: NamedPatient): 'pcr' | 'np' | null {
  if (in_np_queue) return 'np'
  const answered = ['New Patient', 'Renewal', 'Follow Up'].includes(appointment_type) && !questionnaire_in_progress
  return in_pcr_queue && answered ? 'pcr' : null
}

/** The next step of the last visit, as long as it is ahead. */
async function plannedStep(tx: Tx, patient_id: string, today: string): Promise<NonNullable<Recognised['planned']> | null> {
  const decision = await findDecision(tx, patient_id)
  if (!decision || decision.next_on === null || decision.next_on < today) return null
  return { kind: decision.kind, on: decision.next_on }
}
