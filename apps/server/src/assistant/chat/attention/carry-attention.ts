import type { Tx } from '../../../platform/db/database.ts'
import { type Attended, saveAttention } from '../holding/attention-store.ts'
import { ATTENTION_VALUE } from '../holding/attention-value.ts'
import { saveRead } from './reads-store.ts'

type Carrying = { conversation_id: string; patient_id: string }

/**
 * A patient who proved who they are has a new conversation: what staff wrote to an earlier one that is still open and that no page has
 * had, who has or is asked for it, and what was said of the wait come along. Only a code leads here.
 */
export async function carryAttention(tx: Tx, { conversation_id, patient_id }: Carrying): Promise<void> {
  const [earlier] = await tx<{ id: string; delivered_seq: number; attention: Attended['attention'] }[]>`
    select c.id, 
      coalesce((select delivered_seq from conversation_reads d where d.conversation_id = c.id and d.user_id is null), 0) as delivered_seq,
      ${tx.unsafe(ATTENTION_VALUE)} as attention
    from conversations c
    where c.patient_id = ${patient_id} and c.id <> ${conversation_id} and c.closed_at is null
      and (c.attention in ('asked', 'called', 'held', 'paused') or c.last_staff_at is not null)
    order by greatest(c.last_staff_at, c.asked_at) desc limit 1 for update`
  if (!earlier) return
  const { attention } = earlier
  await tx`
    with carried as (
      select l.*, row_number() over (order by seq) as new_seq from conversation_lines l
      where conversation_id = ${earlier.id} and not internal and seq > ${earlier.delivered_seq}
        and not exists (select from conversation_lines where conversation_id = ${conversation_id})
    ), added as (
      insert into conversation_lines (conversation_id, seq, turn, at, user_id, role, mark, internal, text)
      select ${conversation_id}, new_seq, (select turn + 1 from conversations where id = ${conversation_id}), at, user_id, role, mark, false, text
      from carried
    )
    insert into line_pictures (conversation_id, seq, kind, bytes)
    select ${conversation_id}, carried.new_seq, p.kind, p.bytes from carried join line_pictures p using (conversation_id, seq)`
  const [newest] = await tx<{ seq: number }[]>`
    select coalesce(max(seq), 0) as seq from conversation_lines where conversation_id = ${earlier.id}`
  await saveRead(tx, { conversation_id: earlier.id, user_id: null }, { delivered_seq: newest?.seq ?? 0 })
  if (attention.state === 'bot' || attention.state === 'returned') return
  const over = { asked_at: null, held_by: null, held_at: null, unanswered_since: null }
  await saveAttention(tx, earlier.id, { ...attention, ...over, state: 'bot', version: attention.version + 1 })
  await saveAttention(tx, conversation_id, { ...attention, version: attention.version + 1 })
  await tx`
    update conversations c set told_opens_at = e.told_opens_at, told_at = e.told_at, offered_at = e.offered_at, contact_wish = e.contact_wish
    from conversations e where e.id = ${earlier.id} and c.id = ${conversation_id}`
}
