import { type ChatState, upToDate } from '@clinic/core/chat/state/state'
import type { ChatEvent, Knowledge } from '@clinic/core/chat/state/turn'
import { step } from '@clinic/core/chat/step'
import { Problem } from '../../../platform/http/problem.ts'
import { breaksSilence } from './attended-reply.ts'

type Said = {
  patient: { death_recorded_at: string | null } | null
  state: ChatState
  event: ChatEvent
  knowledge: () => Promise<Knowledge>
}

/**
 * A conversation of someone who has died takes no more messages: its page offers a new one, which knows no name. Danger, a withdrawn consent and
 * leaving are heard as ever. Refusal: `conversation-key-invalid`.
 */
export async function refuseAfterDeath({ patient, state, event, knowledge }: Said): Promise<void> {
  if (!patient || patient.death_recorded_at === null) return
  const before = upToDate(state)
  if (!breaksSilence(before, step(before, event, await knowledge()))) throw new Problem('conversation-key-invalid')
}
