import type { HeldConversation } from '@clinic/contract/queues/today'
import type { Sql } from '../../../platform/db/database.ts'

/** The conversations that a user has, the longest first, each with the patient’s messages that were not on their screen. */
export function findHeldBy(sql: Sql, user_id: number): Promise<HeldConversation[]> {
  return sql<HeldConversation[]>`
    select c.id, nullif(trim(concat(p.first_name, ' ', p.last_name)), '') as name,
      (select count(*)::integer from conversation_turns t where t.conversation_id = c.id and t.heard is not null
        and t.turn > coalesce((select r.read_turn from conversation_reads r where r.conversation_id = c.id and r.user_id = ${user_id}), 0)) as unread
    from conversations c left join patients p on p.patient_id = c.patient_id
    where c.held_by = ${user_id} order by c.held_at, c.id`
}
