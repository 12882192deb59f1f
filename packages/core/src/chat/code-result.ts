import type { RequestResult } from './state/requests.ts'
import { type ChatState, type Recognised, stoppedAt, upToDate, type Visit } from './state/state.ts'
import { type Outcome, say, type Turn } from './state/turn.ts'
import { textsOf } from './texts/texts-of.ts'

/** What came of sending or checking a code. */
export function codeResult(turn: Turn, told: Extract<RequestResult, { kind: 'send-code' | 'check-code' }>): Outcome {
  return told.kind === 'send-code' ? codeSent(turn, told) : codeChecked(turn, told)
}

/** What came of sending a code: the words are the same whether or not somebody was found. */
function codeSent(turn: Turn, { outcome }: Extract<RequestResult, { kind: 'send-code' }>): Outcome {
  if (outcome === 'sent') return say(turn, textsOf(turn.state).codeSent)
  return say(turn, outcome === 'too-soon' ? textsOf(turn.state).codeTooSoon : textsOf(turn.state).codeTooMany)
}

/** What came of a code. A right one makes the conversation the patient's own; an unfinished one of theirs goes on where it was. */
function codeChecked(turn: Turn, told: Extract<RequestResult, { kind: 'check-code' }>): Outcome {
  if (told.outcome !== 'right') {
    return {
      ...say(turn, told.outcome === 'wrong' ? textsOf(turn.state).codeWrong : textsOf(turn.state).codeSpent),
      state: { ...turn.state, misses: 0 },
    }
  }
  const { patient_id, recognised, personal, unfinished } = told
  const base: ChatState = unfinished ? upToDate(unfinished) : { ...turn.state, visit: visitOf(recognised) }
  const resume = unfinished ? stoppedAt(base) : null
  const state: ChatState = {
    ...base,
    ...{ patient_id, recognised, resume, stage: 'found', started: true, created: true, claim: null },
    ...{ personal: base.personal ?? personal, asking: false, misses: 0, crisis_check: false, contact_wanted: false },
    ...(turn.state.lost_pregnancy && { lost_pregnancy: true as const }),
    ...{ wish: turn.state.wish, booked: null, moving: false },
    ...{ language: turn.state.language, language_followed: turn.state.language_followed },
    language_chosen: turn.state.language_chosen === true,
  }
  return { state, effects: [{ kind: 'adopt-patient', patient_id }] }
}

function visitOf({ followUp, away }: Recognised): Visit {
  if (followUp) return 'follow_up'
  return away ? 'async' : 'renewal'
}
