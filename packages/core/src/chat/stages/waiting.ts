import type { ChatAction } from '@clinic/contract/chat'
import { offerTimes } from '../state/next.ts'
import { renderedAppointment, renderedSlot, renderedWait } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import { isGoAhead, type StageRules } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { askForVisit } from './visit.ts'

const ACTIONS: Record<NonNullable<ChatState['queue']>, ChatAction> = {
  pcr: 'ENTERPCRQUEUE',
  np: 'ENTERNPQUEUE',
  'follow-up': 'ENTERPCRQUEUEFOLLOWUP',
}
const TIMES =
  /\b(?:appointments?|book|booking|reschedul\w+|re-?book|time slot|other time|cancel (?:it|my)|rendez-?\s?vous|r[eé]serv\w+|autre heure|annuler)\b/i

/** In line for the care team (REQ-141): nothing more is asked, everything may be. */
export const waiting: StageRules = {
  hears: ({ text, state }) => TIMES.test(text) && state.visit !== 'follow_up',
  prompt: (state, knowledge) => ({
    ACTION: ACTIONS[state.queue ?? 'pcr'],
    text: inLine(state, renderedWait(state, knowledge, state.queue ?? 'pcr')),
    VIDEO: 'queue',
    options: null,
    DATA: {
      expectedWait: renderedWait(state, knowledge, state.queue ?? 'pcr'),
      ...(state.appointment && { appointment: renderedAppointment(state) }),
    },
  }),
  take(turn) {
    if (isGoAhead(turn)) return { state: turn.state }
    const { appointment, visit } = turn.state
    if (!TIMES.test(turn.text) || visit === 'follow_up') return null
    return appointment ? askForVisit(turn, 'see') : offerTimes(turn)
  },
}

function inLine(state: ChatState, wait: string | null): string {
  const texts = textsOf(state)
  const queue = state.queue ?? 'pcr'
  return state.appointment ? texts.queueBooked(queue, renderedSlot(state, state.appointment.slot).localText) : texts.queue(queue, wait)
}
