import type { HeldConversation } from '@clinic/contract/queues/today'
import type { Connected } from '@clinic/core/queues/can-see'
import type { Sql } from '../../../platform/db/database.ts'
import { PLACED } from './attention-store.ts'

const MOST_WAITING = 500

export type Unread = { patient_id: string; unread: number; patient: Connected }

/**
 * Patients’ messages that a user has not read: of conversations that they have, and of those that wait for anyone or whose holder is silent, from
 * the request on. What patients tell the assistant is for no one.
 */
export function findUnread(sql: Sql, user_id: number): Promise<Unread[]> {
  return sql<Unread[]>`
    with mine as (
      select id, null::timestamptz as since from conversations where held_by = ${user_id} and patient_id is not null
      union all
      select id, coalesce(asked_at, held_at) from conversations where held_by <> ${user_id} and attention = 'paused' and patient_id is not null
      union all
      (select id, asked_at from conversations where attention in ('asked', 'called') and closed_at is null and patient_id is not null
        order by asked_at limit ${MOST_WAITING})
    ), counted as (
      select c.patient_id, (select count(*)::integer from conversation_turns t where t.conversation_id = c.id and t.heard is not null
        and t.at >= coalesce(mine.since, t.at)
        and t.turn > coalesce((select r.read_turn from conversation_reads r where r.conversation_id = c.id and r.user_id = ${user_id}), 0)) as unread
      from mine join conversations c on c.id = mine.id
    )
    select p.patient_id, counted.unread, ${sql.unsafe(PLACED)} as patient from counted join patients p using (patient_id) where counted.unread > 0`
}

/** The conversations that a user has, the longest first, each with the patient’s messages that were not on their screen. */
export function findHeldBy(sql: Sql, user_id: number): Promise<HeldConversation[]> {
  return sql<HeldConversation[]>`
    select c.id, p.patient_id, nullif(trim(concat(p.first_name, ' ', p.last_name)), '') as name,
      (select count(*)::integer from conversation_turns t where t.conversation_id = c.id and t.heard is not null
        and t.turn > coalesce((select r.read_turn from conversation_reads r where r.conversation_id = c.id and r.user_id = ${user_id}), 0)) as unread,
      coalesce((select r.read_turn from conversation_reads r where r.conversation_id = c.id and r.user_id = ${user_id}), 0) as read
    from conversations c left join patients p on p.patient_id = c.patient_id
    where c.held_by = ${user_id} order by c.held_at, c.id`
}
