import type { ChatReply } from '@clinic/contract/chat'
import { type Attention, type AttentionEvent, attend, isHeld, isWaiting } from '@clinic/core/chat/attention/attend'
import { endsPlainly } from '@clinic/core/chat/attention/ends-plainly'
import type { KnownOpening } from '@clinic/core/chat/attention/opening-text'
import type { ChatState } from '@clinic/core/chat/state/state'
import type { Step } from '@clinic/core/chat/step'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { type Attended, insertLine, saveAttention } from '../holding/attention-store.ts'
import { conversationNotice } from '../holding/conversation-notice.ts'
import { noteTold } from './told-store.ts'

/** The conversation of a turn, under its lock. */
export type Attending = { id: string; patient_id: string; attention: Attention; patient: Attended['patient']; now: string }
type Reply = Omit<ChatReply, 'key' | 'conversation_state'>

/** What stays the assistant’s while a person has the conversation: danger, a withdrawn consent, and leaving in plain words. */
export function breaksSilence(before: ChatState, { state, effects, prediction, reply }: Step): boolean {
  if (before.crisis || state.crisis) return true
  if (effects.some((effect) => effect.kind === 'record-consent' && effect.consent.signature === '' && effect.consent.option === 'no'))
    return true
  const leaves = prediction?.intent === 'stop' && prediction.by === 'rule' && reply.ACTION === 'CLOSECHAT'
  return leaves && endsPlainly(reply.USER_TEXT ?? '')
}

/** The card that waits (`DATA.waits`: its ACTION), without a word of the assistant: an outside client can show it again. */
export function attendedReply({ DATA, ...last }: Reply, { turn, heard }: { turn: number; heard: string | null }): Reply {
  const { source: _source, transcript: _transcript, ...data } = DATA ?? {}
  return {
    ...last,
    ...{
      ACTION: 'ATTENDED',
      text: '',
      VIDEO: null,
      DATA: { waits: last.ACTION, ...data, turn },
      AUDITLOG: [],
      USER_TEXT: heard,
      PREDICTED_INTENT: null,
    },
  }
}

/** Notes words to the person who has the conversation. `concern`: they may mean danger, which staff see. */
export async function noteAttended(
  tx: Tx,
  attending: Attending,
  { turn, heard, concern }: { turn: number; heard: string | null; concern: boolean },
): Promise<Notice[]> {
  const { id, now } = attending
  if (heard !== null) await moveAttention(tx, attending, { type: 'patient-line' })
  if (concern) await insertLine(tx, { conversation_id: id, turn, at: now, user_id: null, role: 'team', mark: 'concern', internal: true })
  return [conversationNotice(attending)]
}

/** Moves the attention with a turn that the assistant answered, and tells staff who watch. */
export async function followTurn(tx: Tx, attending: Attending, turn: FollowedTurn): Promise<Notice[]> {
  const { state } = attending.attention
  const event = nextEvent(isHeld(attending.attention), turn)
  if (event && (state !== 'bot' || event.type === 'ask')) await moveAttention(tx, attending, event)
  if (event?.type === 'ask' && !isWaiting(attending.attention)) await noteAsked(tx, attending, turn.opening)
  return state === 'bot' && event?.type !== 'ask' ? [] : [conversationNotice(attending)]
}

/** `opening`: what the patient was told of the team’s hours. */
type FollowedTurn = { helped: boolean; closed: boolean; cancelled: boolean; opening: KnownOpening | null }

function nextEvent(held: boolean, { helped, closed, cancelled, opening }: FollowedTurn): AttentionEvent | null {
  if (closed) return { type: 'complete' }
  if (held) return { type: 'patient-line' }
  if (cancelled) return { type: 'cancel-ask' }
  return helped ? { type: 'ask', open: opening?.open ?? true } : null
}

/** The reply of this turn tells of the hours; anything offered or wished before is over. */
function noteAsked(tx: Tx, { id, now }: Attending, opening: KnownOpening | null): Promise<void> {
  return noteTold(tx, id, {
    told_opens_at: opening && !opening.open ? opening.at : null,
    told_at: now,
    offered_at: null,
    contact_wish: null,
  })
}

async function moveAttention(tx: Tx, { id, attention: was, now }: Attending, event: AttentionEvent): Promise<void> {
  const outcome = attend(was, event, now)
  if ('attention' in outcome && outcome.attention !== was) await saveAttention(tx, id, outcome.attention)
}
