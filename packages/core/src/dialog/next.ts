import type { VisitKind } from '@clinic/contract/booking'
import type { AppointmentType } from '@clinic/contract/vocabulary'
import { ageWarning } from '../patients/personal-information.ts'
import { provinceCode } from '../reference/provinces.ts'
import type { Effect } from './effects.ts'
import type { DialogState, Visit } from './state.ts'
import { TEXTS } from './texts.ts'
import type { Outcome, Turn } from './turn.ts'

/** The next questionnaire of the plan; after the last one a time for the visit. */
export function beginNext(turn: Turn): Outcome {
  const { state, knowledge } = turn
  const [key, ...plan] = state.plan
  if (key === undefined) return offerTimes(turn)
  const next = knowledge.questionnaires[key]
  if (!next) return beginNext({ ...turn, state: { ...state, plan } })
  const questionnaire = { key, name: next.name, version: next.version }
  return {
    state: { ...state, stage: 'begin', questionnaire, plan, answers: {}, reopened: null, misses: 0 },
    effects: [{ kind: 'start-questionnaire', ...questionnaire }],
  }
}

/** Looks for times with somebody who may treat where the patient lives (D-1). A follow-up goes to the care team, who call. */
export function offerTimes(turn: Turn): Outcome {
  const { state } = turn
  const province = provinceCode(state.personal?.province ?? '')
  if (province === null || state.visit === 'follow_up') return enterQueue(turn)
  return {
    state: { ...state, stage: 'appointment', offered: null, misses: 0 },
    ask: { kind: 'find-slots', province, visit: visitKind(state.visit) },
  }
}

/**
 * Into line: a follow-up and a new patient go to the PCRs, a renewal of somebody who proved who they are, with nothing to look at, straight to
 * the practitioners (REQ-139 to REQ-142). Whoever is in line already keeps their place.
 */
export function enterQueue(turn: Turn): Outcome {
  const { state } = turn
  const note = queueNote(turn)
  const queue = state.queue ?? (state.visit === 'follow_up' ? 'follow-up' : isKnownRenewal(state) && note === '' ? 'np' : 'pcr')
  const effects = state.queue === null ? [entry(queue, state, note)] : []
  return { state: { ...state, stage: 'waiting', queue, offered: null, misses: 0 }, effects }
}

function entry(queue: NonNullable<DialogState['queue']>, state: DialogState, note: string): Effect {
  if (queue === 'follow-up') return { kind: 'enter-follow-up' }
  return { kind: queue === 'np' ? 'enter-np-queue' : 'enter-pcr-queue', appointment_type: appointmentType(state.visit), note }
}

function isKnownRenewal({ recognised, visit }: DialogState): boolean {
  return visit === 'renewal' && recognised !== null
}

/** What a PCR has to look at: two dates of birth (D-4), an age below the province's (D-5). */
function queueNote({ state, today }: Turn): string {
  const { personal, consent } = state
  if (!personal || !consent) return ''
  const differs = personal.dateOfBirth !== consent.dateOfBirth
  const notes = [differs ? TEXTS.notes.birthDiffers : null, ageWarning(personal, today)]
  return notes.filter((note) => note !== null).join(' ')
}

/** How a visit is called in the record. */
export function appointmentType(visit: Visit | null): AppointmentType {
  return visit === 'renewal' ? 'Renewal' : visit === 'follow_up' ? 'Follow Up' : 'New Patient'
}

function visitKind(visit: Visit | null): VisitKind {
  return visit === null || visit === 'async' ? 'new' : visit
}
