import type { VisitKind } from '@clinic/contract/booking'
import type { PersonalInformation } from '@clinic/contract/chat'
import type { AppointmentType } from '@clinic/contract/vocabulary'
import { readSlotId } from '../../booking/slot-id.ts'
import { reviewReasons } from '../../eligibility/review-reasons.ts'
import { medicineReasons } from '../../medicines/medicine-findings.ts'
import { ageWarning } from '../../patients/personal-information.ts'
import { provinceCode } from '../../reference-data/provinces.ts'
import { timeZoneOf } from '../../reference-data/time-zone-of.ts'
import { ageOn } from '../../shared/dates.ts'
import { foldText } from '../../shared/fold-text.ts'
import { NOTES } from '../texts/texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { Effect } from './effects.ts'
import { renderedName } from './rendered.ts'
import type { ChatState, Visit } from './state.ts'
import type { Outcome, Turn } from './turn.ts'

/** The next questionnaire of the plan; after the last one a time for the visit. */
export function beginNext(turn: Turn): Outcome {
  const { state, knowledge } = turn
  const [key, ...plan] = state.plan
  if (key === undefined) return offerTimes(turn)
  const next = knowledge.questionnaires[key]
  if (!next) return beginNext({ ...turn, state: { ...state, plan } })
  if (renderedName(state, knowledge, key) === null) return passUntranslated(turn, next.key)
  const questionnaire = { key, name: next.name, version: next.version }
  return {
    state: {
      ...state,
      stage: key === SAFETY_QUESTION ? 'questionnaire' : 'begin',
      questionnaire,
      plan,
      begun: [...state.begun, key],
      answers: {},
      reopened: null,
      misses: 0,
    },
    effects: [{ kind: 'start-questionnaire', ...questionnaire }],
  }
}

/** A form without an approved translation is not asked by halves: the care team sees that it is still to do, and a person is offered. */
function passUntranslated(turn: Turn, key: string): Outcome {
  const { state } = turn
  const plan = withSafetyQuestion(turn, state.plan.slice(1))
  const outcome = beginNext({ ...turn, state: { ...state, plan, untranslated: [...state.untranslated, key] } })
  const passed: Effect = { kind: 'audit', action: 'Questionnaire Passed Over', description: `${key}, not in the patient's language` }
  const { scale } = textsOf(state).notInFrench
  const lead = outcome.lead?.startsWith(scale) ? outcome.lead : [scale, outcome.lead].filter(Boolean).join('\n\n')
  return { ...outcome, lead, effects: [passed, ...(outcome.effects ?? [])] }
}

/** Asked at once where a scale is left to the care team: else no one may ask about self-harm for days. */
const SAFETY_QUESTION = 'safety_question'
/** The question of the intake and the renewal that asks the same. */
const SELF_HARM = 'self_harm'

function withSafetyQuestion({ state, knowledge }: Turn, plan: readonly string[]): string[] {
  const answered = SELF_HARM in state.intake || state.begun.includes(SAFETY_QUESTION)
  const isAsked = answered || renderedName(state, knowledge, SAFETY_QUESTION) === null
  return isAsked ? [...plan] : [SAFETY_QUESTION, ...plan.filter((key) => key !== SAFETY_QUESTION)]
}

/** Looks for times with somebody who may treat where the patient lives (D-1). A follow-up goes to the care team, who call. */
export function offerTimes(turn: Turn): Outcome {
  const { state } = turn
  const province = provinceCode(state.personal?.province ?? '')
  const moved = state.moving ? readSlotId(state.booked?.slot.slotId ?? '') : null
  if (province === null || (state.visit === 'follow_up' && !moved)) return enterQueue(turn)
  return {
    state: { ...state, stage: 'appointment', offered: null, misses: 0 },
    ask: { kind: 'find-slots', province, visit: moved?.visit ?? visitKind(state.visit), zone: patientZone(state) },
  }
}

/**
 * Into line: a follow-up and a new patient go to the PCRs, a renewal of somebody who proved who they are, with nothing to look at, straight to
 * the practitioners (REQ-139 to REQ-142). Whoever is in line already keeps their place.
 */
export function enterQueue(turn: Turn): Outcome {
  const { state } = turn
  const toCheck = queueNote(turn)
  const queue = state.queue ?? (state.visit === 'follow_up' ? 'follow-up' : isKnownRenewal(state) && toCheck === '' ? 'np' : 'pcr')
  const note = [toCheck, reviewNote(turn)].filter(Boolean).join(' ')
  const effects = state.queue === null ? [entry(queue, state, note)] : []
  return { state: { ...state, stage: 'waiting', queue, offered: null, misses: 0 }, effects }
}

function entry(queue: NonNullable<ChatState['queue']>, state: ChatState, note: string): Effect {
  if (queue === 'follow-up') return { kind: 'enter-follow-up' }
  return { kind: queue === 'np' ? 'enter-np-queue' : 'enter-pcr-queue', appointment_type: appointmentType(state.visit), note }
}

function isKnownRenewal({ recognised, visit }: ChatState): boolean {
  return visit === 'renewal' && recognised !== null
}

/** What a PCR has to look at: two dates of birth (D-4), an age below the province's (D-5), forms that are not in the patient's language. */
function queueNote({ state, today }: Turn): string {
  const { personal, consent, language, untranslated, helped } = state
  const french = language === 'fr' ? NOTES.french : null
  const toDo = untranslated.length > 0 ? NOTES.untranslated(untranslated) : null
  const differs = personal && consent && personal.dateOfBirth !== consent.dateOfBirth
  const birth = differs ? NOTES.birthDiffers : null
  const signed = personal && consent && isSignedByAnother(personal, consent.signature) ? NOTES.signedByAnother : null
  const age = personal && consent ? ageWarning(personal, today) : null
  const notes = [french, toDo, helped ? NOTES.helped : null, signed, birth, age]
  return notes.filter((note) => note !== null).join(' ')
}

/** What the practitioner has to decide on before treatment begins or continues (F-19). */
function reviewNote({ state, knowledge, today }: Turn): string {
  const { questions } = knowledge.questionnaires[state.visit ?? 'async']
  const age = state.personal ? ageOn(state.personal.dateOfBirth, today) : null
  const medicines = medicineReasons({ knowledge: knowledge.medicines, questions, answers: state.intake, age })
  const province = provinceCode(state.personal?.province ?? '')
  const reasons = [...reviewReasons({ questions, answers: state.intake, age, province }), ...medicines]
  return reasons.length > 0 ? NOTES.review(reasons) : ''
}

/** Neither name is part of the signature. */
function isSignedByAnother({ firstName, lastName }: PersonalInformation, signature: string): boolean {
  const signed = foldText(signature)
  return ![firstName, lastName].some((name) => signed.includes(foldText(name)))
}

/** How a visit is called in the record. */
export function appointmentType(visit: Visit | null): AppointmentType {
  return visit === 'renewal' ? 'Renewal' : visit === 'follow_up' ? 'Follow Up' : 'New Patient'
}

/** The zone of the place where the patient lives; `null` while that is not known. */
export function patientZone({ personal }: ChatState): string | null {
  return personal && timeZoneOf(personal)
}

function visitKind(visit: Visit | null): VisitKind {
  return visit === null || visit === 'async' ? 'new' : visit
}
