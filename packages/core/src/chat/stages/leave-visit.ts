import { enterQueue } from '../state/next.ts'
import { resumeAt } from '../state/resume-at.ts'
import type { ChatState } from '../state/state.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { mournsPregnancy, reasonText } from './ineligible.ts'

/** The visit stays as it is. */
export function keepVisit(turn: Turn): Outcome {
  const outcome = leaveVisit(turn)
  return { ...outcome, lead: [textsOf(turn.state).visit.kept, outcome.lead].filter(Boolean).join('\n\n') }
}

/** Back to where the person was, or on to a follow-up that was asked for; with nothing else to do, the visit is shown again. */
export function leaveVisit(turn: Turn): Outcome {
  const state: ChatState = { ...turn.state, wish: null, moving: false, appointment: turn.state.booked, misses: 0 }
  const { resume, booked } = state
  const cleared = { ...turn, state: { ...state, resume: null } }
  if (booked && (resume === 'appointment' || resume === 'held')) return enterQueue(cleared)
  if (resume !== null) return resumeAt({ ...turn, state }, resume)
  const asked = state.visit === 'follow_up' && state.recognised?.followUp === true
  return arrive(cleared) ?? { state: { ...cleared.state, stage: booked && !asked ? 'visit' : 'welcome' } }
}

/** Where a known patient already waits, or why they can't continue yet; `null`: nothing holds them. */
export function arrive(turn: Turn): Outcome | null {
  const { recognised } = turn.state
  if (recognised?.queue) return { state: { ...turn.state, stage: 'waiting', queue: recognised.queue, misses: 0 } }
  const barred = recognised?.eligible === false && (recognised.eligible_date === null || recognised.eligible_date > turn.today)
  if (!recognised || !barred) return null
  const ineligible = { reason: recognised.reason ?? ('Other' as const), eligible_date: recognised.eligible_date }
  const state = { ...turn.state, stage: 'ineligible' as const, ineligible, misses: 0 }
  return mournsPregnancy(state) ? { state } : { state, lead: reasonText(state) }
}
