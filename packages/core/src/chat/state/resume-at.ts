import { offerTimes } from './next.ts'
import type { ChatState, Stage } from './state.ts'
import type { Outcome, Turn } from './turn.ts'

/** On where the conversation stopped. A time that was kept then is gone: times are looked up anew. */
export function resumeAt(turn: Turn, stage: Stage): Outcome {
  const state: ChatState = { ...turn.state, stage, resume: null, misses: 0 }
  return stage === 'appointment' || stage === 'held' ? offerTimes({ ...turn, state: { ...state, appointment: null } }) : { state }
}
