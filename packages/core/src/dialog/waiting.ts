import type { ChatAction } from '@clinic/contract/vocabulary'
import { offerTimes } from './next.ts'
import type { DialogState } from './state.ts'
import { TEXTS } from './texts.ts'
import { isGoAhead, type StageRules, say } from './turn.ts'

const ACTIONS: Record<NonNullable<DialogState['queue']>, ChatAction> = {
  pcr: 'ENTERPCRQUEUE',
  np: 'ENTERNPQUEUE',
  'follow-up': 'ENTERPCRQUEUEFOLLOWUP',
}
const TIMES = /\b(?:appointments?|book|booking|reschedul\w+|re-?book|time slot|other time|cancel (?:it|my))\b/i

/** In line for the care team (REQ-141): nothing more is asked, everything may be. */
export const waiting: StageRules = {
  hears: ({ text, state }) => TIMES.test(text) && state.visit !== 'follow_up',
  prompt: ({ queue, appointment }, { expectedWait }) => ({
    ACTION: ACTIONS[queue ?? 'pcr'],
    text: appointment ? TEXTS.queueBooked(queue ?? 'pcr', appointment.slot.localText) : TEXTS.queue(queue ?? 'pcr', expectedWait),
    VIDEO: 'queue',
    options: null,
    DATA: { expectedWait, ...(appointment && { appointment }) },
  }),
  take(turn) {
    if (isGoAhead(turn)) return { state: turn.state }
    const { appointment, visit } = turn.state
    if (!TIMES.test(turn.text) || visit === 'follow_up') return null
    return appointment ? { ...say(turn, TEXTS.changeByLink), data: { appointment } } : offerTimes(turn)
  },
}
