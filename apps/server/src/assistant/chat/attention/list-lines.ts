import type { ChatLine, listLines as contract, ShownAttention, StaffRole } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import { offersTo } from '@clinic/core/chat/attention/tell-waiting'
import type { Context } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type Attended, findAttended, findLines, type StoredLine } from './attention-store.ts'
import { findTold } from './told-store.ts'

/**
 * What staff said since a line and who has the conversation, for the patient’s page: first names and roles, nothing
 * internal. Refusal: `conversation-key-invalid`, also for a conversation that does not exist.
 */
export async function listLines(
  { sql }: Context,
  { conversation_id, after }: Pick<Parsed<typeof contract>['body'], 'conversation_id' | 'after'>,
  isOwn: (conversation: { id: string; started_at: string }) => boolean,
): Promise<Output<typeof contract>> {
  const held = await findAttended(sql, conversation_id)
  if (!held || !isOwn(held)) throw new Problem('conversation-key-invalid')
  const [lines, told] = await Promise.all([findLines(sql, conversation_id), findTold(sql, conversation_id)])
  const offers = offersTo({ attention: held.attention, ...told })
  const attention = { ...shownAttention(held, lines), ...(offers.length > 0 && { offers }) }
  return { lines: shownLines(lines.filter(({ seq }) => seq > after)), attention }
}

/** Lines as the patient sees them. */
export function shownLines(lines: readonly StoredLine[]): ChatLine[] {
  return lines.flatMap(({ seq, turn, at, first_name, role, mark, internal, text }) =>
    internal ? [] : [{ seq, turn, at, name: first_name ?? '', role, mark, text }],
  )
}

function shownAttention(held: Attended, lines: readonly StoredLine[]): Omit<ShownAttention, 'offers'> {
  const state = held.attention.state
  const role: StaffRole = lines.findLast(({ name }) => name === held.holder)?.role ?? 'team'
  return held.holder ? { state, name: held.holder_first, role } : { state, name: null, role: null }
}
