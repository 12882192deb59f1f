import type { AuditEntry } from '@clinic/contract/audit'
import type { ask, ChatReply } from '@clinic/contract/chat'
import type { Parsed } from '@clinic/contract/endpoint'
import { type DialogState, newConversation } from '@clinic/core/dialog/state'
import { OPENING_MESSAGE, step } from '@clinic/core/dialog/step'
import type { Knowledge } from '@clinic/core/dialog/turn'
import { lookAt } from '../patients/look-at.ts'
import { type Changed, type Context, change, KEPT_AS_TURN } from '../platform/change.ts'
import { dayIn, later, minuteIn } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Notice } from '../platform/events.ts'
import { Problem } from '../platform/problem.ts'
import { applyEffect } from './apply-effect.ts'
import { noteOf, pinKnowledge } from './load-knowledge.ts'
import { presentReply } from './present-reply.ts'
import { hashRequest, hashText, makeKey, readKey, seal } from './seal.ts'
import { type Conversation, countStarted, findTurn, findTurns, isKnown, openConversation, type StoredReply, saveTurn } from './store.ts'

export type ChatRequest = Parsed<typeof ask>['body']
/** `secret` seals states and makes keys; `agent` is kept with a consent. */
export type ChatContext = Context & { secret: string; knowledge: Knowledge; agent: string }

const STARTS_PER_WINDOW = 300
const WINDOW_SECONDS = 600
const TURNS_PER_CONVERSATION = 2000
const FIRST_REPLY_SECONDS = 120

/**
 * One turn of the public chat: lock the conversation, tell a retry from a new turn, step, do the effects, keep everything, answer; all in one
 * transaction (DESIGN §2). Refusals: `conversation-key-invalid`, `state-chunk-invalid`, `too-many-attempts`; the conversation is then unharmed.
 */
export async function takeTurn(context: ChatContext, request: ChatRequest): Promise<ChatReply> {
  if (request.context && 'state' in request.context) throw new Problem('state-chunk-invalid')
  await refuseFlood(context, request)
  return change(context, async (tx): Promise<Changed<ChatReply>> => {
    const conversation = await openConversation(tx, {
      id: request.conversation_id,
      now: context.now,
      address: context.address,
      agent: context.agent,
    })
    const again = await findRetry(tx, { context, conversation, request })
    if (again) return { result: again, audit: KEPT_AS_TURN }
    if (conversation.turn >= TURNS_PER_CONVERSATION) throw new Problem('too-many-attempts', { seconds: WINDOW_SECONDS })
    return advance(tx, { context, conversation, request })
  })
}

type Job = { context: ChatContext; conversation: Conversation; request: ChatRequest }

async function advance(tx: Tx, { context, conversation, request }: Job): Promise<Changed<ChatReply>> {
  const { now, zone } = context
  const begun = conversation.fresh ? newConversation(conversation.patient_id) : conversation.state
  const knowledge = await pinKnowledge(context.sql, context.knowledge, begun.questionnaire)
  const event = { query: request.query, context: request.context, now, today: dayIn(zone, now) }
  const { state, reply, effects } = step(begun, event, knowledge)
  const facts = {
    conversation_id: conversation.id,
    patient_id: conversation.patient_id,
    now,
    at: minuteIn(zone, now),
    address: context.address,
    agent: context.agent,
    consentHash: hashText(knowledge.consent),
  }
  const entries: AuditEntry[] = []
  const live: Notice[] = []
  for (const effect of effects) {
    const applied = await applyEffect(tx, effect, facts)
    entries.push(...applied.entries)
    live.push(...applied.live)
  }
  const patient = await lookAt({ ...context, sql: tx as never }, conversation.patient_id)
  const stored: StoredReply = presentReply({ reply, state, patient, audited: entries.map((entry) => entry.action) })
  const turn = conversation.turn + 1
  await saveTurn(tx, {
    conversation_id: conversation.id,
    turn,
    at: now,
    request_hash: hashRequest(request.query, request.context),
    event: { ...event, context: request.context ?? null },
    knowledge: noteOf(knowledge),
    reply: stored,
    heard: isForm(request) ? null : reply.USER_TEXT,
    said: reply.text,
    state,
    closed: effects.some((effect) => effect.kind === 'close'),
  })
  const shown = request.query === OPENING_MESSAGE && !conversation.fresh ? await withTranscript(tx, stored, conversation.id) : stored
  const result = finish(context, conversation, { turn, state, reply: shown })
  const [first, ...rest] = entries
  return { result, audit: first ? [first, ...rest] : KEPT_AS_TURN, live }
}

/** The same message again, after a lost reply: the same reply, and nothing is done twice. Refusal: `conversation-key-invalid`. */
async function findRetry(tx: Tx, { context, conversation, request }: Job): Promise<ChatReply | null> {
  if (conversation.fresh) return null
  const heldTurn = readKey(context.secret, conversation, request.key)
  const last = await findTurn(tx, conversation.id, conversation.turn)
  const same = last?.request_hash.equals(hashRequest(request.query, request.context)) === true
  const stateNow = { turn: conversation.turn, state: conversation.state }
  if (heldTurn === null) {
    // The very first reply was lost, and with it the key: only then, and only for a moment, is the greeting given again without one.
    const lostGreeting = request.key === '' && same && conversation.turn === 1 && later(last.at, FIRST_REPLY_SECONDS) > context.now
    if (!lostGreeting) throw new Problem('conversation-key-invalid')
    return finish(context, conversation, { ...stateNow, reply: last.reply })
  }
  if (!last || !same || (heldTurn !== conversation.turn - 1 && !isForm(request))) return null
  return finish(context, conversation, { ...stateNow, reply: last.reply })
}

function finish(
  context: ChatContext,
  conversation: Conversation,
  { turn, state, reply }: { turn: number; state: DialogState; reply: StoredReply },
): ChatReply {
  return {
    ...reply,
    conversation_state: seal(context.secret, conversation.id, { turn, state }),
    key: makeKey(context.secret, conversation, turn),
  }
}

async function withTranscript(tx: Tx, reply: StoredReply, conversation_id: string): Promise<StoredReply> {
  const turns = await findTurns(tx, conversation_id)
  const transcript = turns
    .slice(0, -1)
    .flatMap(({ heard, said }) => [
      ...(heard ? [{ from: 'patient', text: heard }] : []),
      ...(said === '' ? [] : [{ from: 'assistant', text: said }]),
    ])
  return { ...reply, DATA: { ...reply.DATA, transcript } }
}

/** Forms are not words: the transcript leaves them out, and the same form twice is always a retry. */
function isForm({ context }: ChatRequest): boolean {
  return context !== undefined && ('consent' in context || 'personalInformation' in context)
}

async function refuseFlood({ sql, address, now }: ChatContext, { conversation_id }: ChatRequest): Promise<void> {
  if (await isKnown(sql, conversation_id)) return
  const started = await countStarted(sql, address, later(now, -WINDOW_SECONDS))
  if (started >= STARTS_PER_WINDOW) throw new Problem('too-many-attempts', { seconds: WINDOW_SECONDS })
}
