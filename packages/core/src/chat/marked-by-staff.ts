import { INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import type { Attention } from './attention/attend.ts'
import { isOnTreatment } from './stages/ineligible.ts'
import type { ChatState, Stage } from './state/state.ts'
import type { MarkedByStaff } from './state/turn.ts'

type Marked = { eligible: boolean; ineligible_reason: string | null; eligible_date: string | null } | null

/** Where questions are still to come that would be of no use. */
const ON_THE_WAY: readonly Stage[] = ['begin', 'questionnaire', 'stop-check', 'stop', 'finish']

/**
 * What staff decided while they had the conversation. Who was not eligible before it began is asked again, and is not meant.
 */
export function markedByStaff(state: ChatState, { state: attention }: Pick<Attention, 'state'>, patient: Marked): MarkedByStaff | null {
  if (attention !== 'returned' || patient === null || patient.eligible) return null
  if (state.ineligible !== null || state.recognised?.eligible === false || !ON_THE_WAY.includes(state.stage)) return null
  const reason = INELIGIBLE_REASONS.find((known) => known === patient.ineligible_reason) ?? 'Other'
  return { reason, eligible_date: patient.eligible_date }
}

/** The conversation as it ends for patients who are not eligible. */
export function endMarked(state: ChatState, marked: MarkedByStaff): ChatState {
  const onTreatment = isOnTreatment(state) && { onTreatment: true as const }
  return { ...state, stage: 'ineligible', ineligible: { ...marked, ...onTreatment }, reopened: null, misses: 0 }
}
