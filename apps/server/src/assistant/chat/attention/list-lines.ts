import type { ChatLine, listLines as contract, ShownAttention, StaffRole } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import { offersTo, offersWhileHeld } from '@clinic/core/chat/attention/tell-waiting'
import { type Context, change, KEPT_AS_SIGN } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type Attended, findAttended, findLines, type StoredLine } from '../holding/attention-store.ts'
import { staffNotice } from '../holding/conversation-notice.ts'
import { findReads, type Reads, saveRead } from './reads-store.ts'
import { findTold } from './told-store.ts'

export type HeardLines = Output<typeof contract>
export type IsOwn = (conversation: { id: string; started_at: string }) => boolean

/**
 * What staff said since a line and who has the conversation, for the patient’s page: first names and roles, nothing
 * internal. Who asks for what follows a line has it: it is delivered. Refusal: `conversation-key-invalid`, also for a
 * conversation that does not exist.
 */
export async function listLines(
  context: Context,
  { conversation_id, after }: Pick<Parsed<typeof contract>['body'], 'conversation_id' | 'after'>,
  isOwn: IsOwn,
): Promise<HeardLines> {
  const { sql } = context
  const [lines, reads, told] = await Promise.all([
    findLines(sql, conversation_id),
    findReads(sql, conversation_id),
    findTold(sql, conversation_id),
  ])
  // Read last: that someone joined is never said beside a state from before.
  const held = await findAttended(sql, conversation_id)
  if (!held || !isOwn(held)) throw new Problem('conversation-key-invalid')
  const delivered = Math.min(after, lines.at(-1)?.seq ?? 0)
  if (delivered > reads.patient.delivered_seq) await noteDelivered(context, held, delivered)
  const offers = offersTo({ attention: held.attention, ...told })
  const instead = offersWhileHeld({ attention: held.attention, ...told })
  const attention = {
    ...shownAttention(held, lines, reads.patient),
    ...(offers.length > 0 && { offers }),
    ...(instead.length > 0 && { instead }),
  }
  return {
    lines: shownLines(lines.filter(({ seq }) => seq > after)),
    ...{ attention, read_turn: reads.team_turn, typing: false },
    known: [attention.state, reads.team_turn, [...offers, ...instead].join(), attention.name].join(' ').slice(0, 100),
  }
}

/** Lines as the patient sees them. */
export function shownLines(lines: readonly StoredLine[]): ChatLine[] {
  return lines.flatMap(({ seq, turn, at, first_name, role, mark, internal, text, pictured }) =>
    internal ? [] : [{ seq, turn, at, name: first_name ?? '', role, mark, text, ...(pictured && { picture: true as const }) }],
  )
}

/** Lines of the team that were not on the patient’s screen. */
export function countUnseen(lines: readonly StoredLine[], { read_seq }: Pick<Reads, 'read_seq'>): number {
  return lines.filter(({ seq, mark, internal }) => !internal && mark === null && seq > read_seq).length
}

function shownAttention(held: Attended, lines: readonly StoredLine[], reads: Reads): Omit<ShownAttention, 'offers' | 'instead'> {
  const state = held.attention.state
  const unread = countUnseen(lines, reads)
  const role: StaffRole = lines.findLast(({ name }) => name === held.holder)?.role ?? 'team'
  return held.holder ? { state, name: held.holder_first, role, unread } : { state, name: null, role: null, unread }
}

function noteDelivered(context: Context, held: Attended, delivered_seq: number): Promise<void> {
  return change(context, async (tx) => {
    const news = await saveRead(tx, { conversation_id: held.id, user_id: null }, { delivered_seq })
    return { result: undefined, audit: KEPT_AS_SIGN, live: news ? [staffNotice(held)] : [] }
  })
}
