import type { Slot } from '@clinic/contract/booking'
import { wantedSlots } from '../../booking/wanted-slots.ts'
import { matchOption } from '../../questionnaires/reading/match-option.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { enterQueue, offerTimes, patientZone } from '../state/next.ts'
import { renderedAppointment, renderedSlot } from '../state/rendered.ts'
import type { RequestResult } from '../state/requests.ts'
import type { ChatState } from '../state/state.ts'
import type { TentativeAppointment } from '../state/tentative-appointment.ts'
import { isGoAhead, type Outcome, type StageRules, say, type Turn } from '../state/turn.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { keepVisit, leaveVisit } from './leave-visit.ts'

const NONE =
  /\b(?:none|no thanks|no thank you|later|not now|nothing fits|call me|aucune?|non merci|plus tard|pas maintenant|rien ne convient|appelez[- ]moi)(?!\p{L})/iu

/** Free times to choose from (D-1); none of them is an answer too. */
export const appointment: StageRules = {
  hears: ({ text, state, today }) =>
    NONE.test(text) || OTHERS.test(text) || (wantedSlots(state.offered ?? [], text, today)?.length ?? 0) > 0,
  prompt: (state) => ({
    ACTION: 'OPENAPPOINTMENTWINDOW',
    text: textsOf(state).times,
    VIDEO: 'appointment',
    options: [labelsOf(state).noneOfThese],
    DATA: { slots: (state.offered ?? []).map((slot) => renderedSlot(state, slot)) },
  }),
  take(turn) {
    const { offered } = turn.state
    if (turn.context && 'appointment' in turn.context) {
      const { slotId } = turn.context.appointment
      return offered?.some((slot) => slot.slotId === slotId) ? hold(turn, slotId) : say(turn, textsOf(turn.state).outOfPlace)
    }
    if (offered === null || turn.text === '') return turn.text === 'ok' ? offerTimes(turn) : null
    if (LATER_TIME.test(turn.text)) return offerTimes(turn)
    if (NONE.test(turn.text) || readYesNo(turn.text) === false) return turn.state.moving ? keepVisit(turn) : withoutTime(turn)
    if (OTHERS.test(turn.text)) return offerTimes(turn)
    const wanted = wantedSlots(offered, turn.text, turn.today)
    if (wanted && wanted.length > 0) return choose(turn, wanted)
    const labels = offered.map((slot) => renderedSlot(turn.state, slot).localText)
    const match = matchOption(labels, turn.text)
    const meant = 'label' in match ? offered[labels.indexOf(match.label)] : undefined
    if (meant) return hold(turn, meant.slotId)
    return wanted ? say(turn, textsOf(turn.state).noTimeThen) : null
  },
}

/** "Do you have anything later in the day?" asks for a time; "later" alone puts off choosing one. */
const LATER_TIME =
  /(?<!\p{L})(?:(?:make|have|do|got|any\w*|some\w*|times?|slots?|come|bit|little) (?:\p{L}+ ){0,2}?(?:later|earlier)|(?:later|earlier) (?:in the|that day|times?|slots?|ones?|today)|(?:avez-vous|auriez-vous|quelque chose|une heure|un peu) (?:\p{L}+ ){0,2}?plus (?:tard|t[oô]t)|plus (?:tard|t[oô]t) (?:dans|le|en) )/iu

/** Asks for other times than those that are listed. */
const OTHERS =
  /\b(?:(?:other|another|different|more) (?:times?|days?|dates?|options?)|autres? (?:heures?|jours?|dates?|moments?|plages?|choix))\b/i

/** The one time that was asked for; of several, the list is only of these. */
function choose(turn: Turn, wanted: readonly Slot[]): Outcome {
  const [only, ...more] = wanted
  if (only && more.length === 0) return hold(turn, only.slotId)
  return { state: { ...turn.state, offered: [...wanted], misses: 0 }, lead: textsOf(turn.state).timesThatFit }
}

/** The chosen time is kept for ten minutes (D-1): book it, or choose another. */
export const held: StageRules = {
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: keptText(state),
    VIDEO: null,
    options: [state.booked ? labelsOf(state).moveIt : labelsOf(state).book, labelsOf(state).otherTime],
    DATA: { appointment: renderedAppointment(state) },
  }),
  take(turn) {
    if (labelText(turn.text) === 'otherTime' || turn.intent === 'back' || turn.intent === 'change' || readYesNo(turn.text) === false)
      return letGo(turn)
    if (turn.text === 'ok') return { state: turn.state }
    const label = labelText(turn.text)
    const said = label === 'book' || isGoAhead(turn) || readYesNo(turn.text) === true || /\b(?:book|r[eé]serve[rz]?)\b/i.test(turn.text)
    const { booked } = turn.state
    return said || label === 'moveIt' ? { state: turn.state, ask: { kind: 'book-slot', replaces: booked?.slot.slotId ?? null } } : null
  },
}

/** What came of looking for times, keeping one, booking it. A time that is gone leads to those that are left. */
export function renderedTimes(
  turn: Turn,
  told: Extract<RequestResult, { kind: 'find-slots' | 'hold-slot' | 'book-slot' | 'release-slot' }>,
): Outcome {
  const { state } = turn
  switch (told.kind) {
    case 'find-slots':
      if (told.slots.length > 0) return { state: { ...state, stage: 'appointment', offered: told.slots, appointment: null } }
      return state.moving
        ? { ...keepVisit(turn), lead: textsOf(state).visit.noOtherTime }
        : { ...enterQueue(turn), lead: textsOf(state).noTimes }
    case 'hold-slot':
      if (told.appointment)
        return { state: { ...state, stage: 'held', appointment: told.appointment, booked: told.booked ?? null, misses: 0 } }
      return { ...offerTimes(turn), lead: textsOf(turn.state).taken }
    case 'book-slot':
      return told.appointment ? booked(turn, told.appointment) : notBooked(turn, told.booked)
    case 'release-slot':
      return offerTimes({ ...turn, state: { ...state, appointment: null } })
  }
}

/** A visit that was moved is where the person came from; a first one leads into line. */
function booked(turn: Turn, appointment: TentativeAppointment): Outcome {
  const { state } = turn
  const when = renderedSlot(state, appointment.slot).localText
  const lead = state.booked ? textsOf(state).visit.moved(when) : textsOf(state).booked(when)
  const after: ChatState = { ...state, appointment, booked: appointment, moving: false, misses: 0 }
  return state.moving ? { ...leaveVisit({ ...turn, state: after }), lead } : { ...enterQueue({ ...turn, state: after }), lead }
}

/** The hold is over; or another visit is booked than the one the person agreed to give up, so they are asked again. */
function notBooked(turn: Turn, standing: TentativeAppointment | null | undefined): Outcome {
  const { state } = turn
  if (standing === undefined) return { ...offerTimes(turn), lead: textsOf(state).holdOver }
  return { state: { ...state, booked: standing, misses: 0 }, lead: textsOf(state).visit.changedMeanwhile }
}

/** Nothing fits: in line without a time, the care team finds one. */
export function withoutTime(turn: Turn): Outcome {
  return { ...enterQueue(turn), lead: textsOf(turn.state).withoutTime }
}

function hold(turn: Turn, slotId: string): Outcome {
  return { state: turn.state, ask: { kind: 'hold-slot', slotId, zone: patientZone(turn.state) } }
}

function letGo(turn: Turn): Outcome {
  return { state: turn.state, ask: { kind: 'release-slot' } }
}

function keptText(state: ChatState): string {
  const slot = state.appointment?.slot
  if (!slot) return textsOf(state).times
  const [to, who] = [renderedSlot(state, slot), providerOf(slot)]
  if (!state.booked) return textsOf(state).held(to.localText, who)
  const from = renderedSlot(state, state.booked.slot)
  return textsOf(state).visit.heldInstead({ from: from.localText, to: to.localText, who, kinds: [from.visitType, to.visitType] })
}

function providerOf({ provider_firstName, provider_lastName }: { provider_firstName: string; provider_lastName: string }): string {
  return `${provider_firstName} ${provider_lastName}`.trim()
}
