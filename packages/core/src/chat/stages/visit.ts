import { bare } from '@clinic/nlu/text/normalize'
import { readSlotId } from '../../booking/slot-id.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { enterQueue, offerTimes } from '../state/next.ts'
import { renderedSlot } from '../state/rendered.ts'
import type { RequestResult } from '../state/requests.ts'
import { resumeAt } from '../state/resume-at.ts'
import type { ChatState, Stage, Visit, VisitWish } from '../state/state.ts'
import type { TentativeAppointment } from '../state/tentative-appointment.ts'
import { type Outcome, type StageRules, say, type Turn } from '../state/turn.ts'
import type { Label } from '../texts/texts-of.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { arrive, keepVisit } from './leave-visit.ts'
import { asksOfShownVisit, readVisitWish } from './read-visit-wish.ts'

const OF_VISIT: readonly Stage[] = ['visit', 'visit-cancel', 'visit-cancelled']

const isButton = ({ text }: Turn): boolean => BUTTONS.includes(labelText(text) ?? 'end')

/** The visit that is booked: keep, move or cancel it. */
const visit: StageRules = {
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: visitText(state),
    VIDEO: null,
    options: [
      labelsOf(state).keepVisit,
      labelsOf(state).moveVisit,
      labelsOf(state).cancelVisit,
      ...(mayRenew(state) ? [labelsOf(state).renewal] : []),
    ],
    DATA: { appointment: shownVisit(state) },
  }),
  hears: (turn) => isButton(turn) || asksOfShownVisit(turn),
  take(turn) {
    if (turn.text === 'ok' || asksOfShownVisit(turn)) return say(turn, '')
    const label = labelText(turn.text)
    if (label === 'renewal' && mayRenew(turn.state)) return { state: { ...turn.state, stage: 'welcome', visit: 'renewal', misses: 0 } }
    const wish = label === 'moveVisit' ? 'move' : label === 'cancelVisit' ? 'cancel' : readVisitWish(turn)
    if (wish) return askForVisit(turn, wish)
    const keeps = label === 'keepVisit' || turn.intent === 'continue' || /\b(?:keep|garde[rz]?|conserve[rz]?)\b/i.test(turn.text)
    return keeps || readYesNo(turn.text) !== null ? keepVisit(turn) : null
  },
}

const BUTTONS: readonly Label[] = ['keepVisit', 'moveVisit', 'cancelVisit', 'cancelIt', 'keepIt', 'anotherTime', 'notNow']

/** Nothing is cancelled without a yes to exactly that visit. */
const visitCancel: StageRules = {
  hears: (turn) => isButton(turn) || agreesToCancel(turn),
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).visit.cancelCheck(whenOf(state)),
    VIDEO: null,
    options: [
      { label: labelsOf(state).cancelIt, value: labelsOf(state).cancelIt },
      { label: labelsOf(state).keepIt, value: labelsOf(state).keepIt },
    ],
    DATA: { appointment: shownVisit(state) },
  }),
  take(turn) {
    if (turn.text === 'ok') return say(turn, '')
    const label = labelText(turn.text)
    const { booked } = turn.state
    if (label === 'moveVisit' || readVisitWish(turn) === 'move') return askForVisit(turn, 'move')
    if (label === 'keepIt' || label === 'keepVisit' || turn.intent === 'back' || readYesNo(turn.text) === false) return keepVisit(turn)
    const agrees =
      label === 'cancelIt' ||
      label === 'cancelVisit' ||
      readYesNo(turn.text) === true ||
      readVisitWish(turn) === 'cancel' ||
      agreesToCancel(turn)
    return agrees && booked ? { state: turn.state, ask: { kind: 'cancel-visit', slotId: booked.slot.slotId } } : null
  },
}

/** "Yes cancel", « oui annulez-le ». "Cancel" alone may mean this step, which is asked again. */
function agreesToCancel({ context, text }: Turn): boolean {
  return context === null && AGREES.test(bare(text))
}

const YES = '(?:yes|yeah|yep|yup|ya|sure|ok|okay|oui|ouais|ouin|go ahead and)'
const IT = '(?: (?:it|that|my (?:visit|appointment)|the (?:visit|appointment)|le|la|ca|mon (?:rendez vous|rdv)))'
const AGREES = new RegExp(
  `^(?:${YES} (?:please |just )*(?:cancel|annule[rz]?)${IT}?|(?:please |just )*(?:cancel|annule[rz]?)${IT}|(?:oui )?(?:annule[rz]?|lannuler))(?: (?:please|svp|s il vous plait|thanks|merci))*$`,
)

/** After a cancellation: another time, or the care team calls. */
const visitCancelled: StageRules = {
  hears: isButton,
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).visit.anotherTime,
    VIDEO: null,
    options: [labelsOf(state).anotherTime, labelsOf(state).notNow],
    DATA: null,
  }),
  take(turn) {
    if (turn.text === 'ok') return say(turn, '')
    const label = labelText(turn.text)
    if (label === 'anotherTime' || readYesNo(turn.text) === true) return offerTimes(ofItsKind(turn))
    return label === 'notNow' || readYesNo(turn.text) === false ? withoutVisit(ofItsKind(turn)) : null
  },
}

export const visitStages: Record<'visit' | 'visit-cancel' | 'visit-cancelled', StageRules> = {
  visit,
  'visit-cancel': visitCancel,
  'visit-cancelled': visitCancelled,
}

/** A wish about a visit, from anywhere. A person who is not known yet says who they are first. */
export function askForVisit(turn: Turn, wish: VisitWish): Outcome {
  const state: ChatState = { ...turn.state, wish, misses: 0 }
  if (state.created) return { state, ask: { kind: 'find-visit' } }
  const identifying = state.stage === 'who' || state.stage === 'born' || state.stage === 'code'
  return { state: identifying ? state : { ...state, stage: 'who', asking: false }, lead: textsOf(state).visit.whoFirst }
}

/** The result of looking a visit up, or cancelling it. */
export function visitResult(turn: Turn, told: Extract<RequestResult, { kind: 'find-visit' | 'cancel-visit' }>): Outcome {
  if (told.kind === 'find-visit') return told.appointment ? showVisit(turn, told.appointment) : noVisit(turn)
  if (told.outcome === 'changed') return { ...askForVisit(turn, 'see'), lead: textsOf(turn.state).visit.changedMeanwhile }
  const state: ChatState = { ...turn.state, stage: 'visit-cancelled', appointment: null, misses: 0 }
  return { state, lead: textsOf(state).visit.cancelled(whenOf(state)) }
}

function showVisit(turn: Turn, booked: TentativeAppointment): Outcome {
  const { wish, stage, resume } = turn.state
  const behind = stage === 'found' || OF_VISIT.includes(stage) ? resume : stage
  const state: ChatState = { ...turn.state, booked, resume: behind, wish: null, moving: wish === 'move', misses: 0 }
  if (wish === 'move') return offerTimes({ ...turn, state })
  return { state: { ...state, stage: wish === 'cancel' ? 'visit-cancel' : 'visit' } }
}

function noVisit(turn: Turn): Outcome {
  const { wish, stage, resume } = turn.state
  const state: ChatState = { ...turn.state, wish: null, booked: null, moving: false, misses: 0 }
  const lead = wish === null ? '' : textsOf(state).visit.none
  if (stage === 'waiting' && wish === 'move') return { ...offerTimes({ ...turn, state }), lead }
  if (stage !== 'found' && !OF_VISIT.includes(stage)) return { state, lead }
  if (resume !== null) return { ...resumeAt({ ...turn, state }, resume), lead: lead || textsOf(state).resumed }
  const outcome = arrive({ ...turn, state }) ?? { state: { ...state, stage: 'welcome' as const } }
  return { ...outcome, lead: [lead, outcome.lead].filter(Boolean).join('\n\n') }
}

const VISIT_OF: Readonly<Record<'new' | 'renewal' | 'follow_up', Visit>> = { new: 'async', renewal: 'renewal', follow_up: 'follow_up' }

/** Another time is for the same kind of visit. */
function ofItsKind(turn: Turn): Turn {
  const { booked } = turn.state
  const kind = readSlotId(booked?.slot.slotId ?? '')?.visit
  return kind ? { ...turn, state: { ...turn.state, visit: VISIT_OF[kind], booked: null, moving: false } } : turn
}

/** In line, so that the care team calls: no one is left with neither a visit nor a place. */
function withoutVisit(turn: Turn): Outcome {
  const { state } = turn
  const outcome = state.visit === 'follow_up' ? enterQueue({ ...turn, state: { ...state, visit: 'async' } }) : enterQueue(turn)
  return { ...outcome, state: { ...outcome.state, visit: state.visit, resume: null }, lead: textsOf(state).withoutTime }
}

function mayRenew({ recognised, resume, booked }: ChatState): boolean {
  return recognised !== null && recognised.queue === null && resume === null && readSlotId(booked?.slot.slotId ?? '')?.visit !== 'renewal'
}

function whenOf(state: ChatState): string {
  return state.booked ? renderedSlot(state, state.booked.slot).localText : ''
}

function visitText(state: ChatState): string {
  if (!state.booked) return textsOf(state).choose
  const slot = renderedSlot(state, state.booked.slot)
  const who = `${slot.provider_firstName} ${slot.provider_lastName}`.trim()
  return textsOf(state).visit.shown({ kind: slot.visitType, when: slot.localText, who, where: slot.location_name })
}

function shownVisit(state: ChatState) {
  return state.booked && { ...state.booked, slot: renderedSlot(state, state.booked.slot) }
}
