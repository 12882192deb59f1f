import type { Sql, Tx } from '../../../platform/db/database.ts'

type NewMessage = { patient_id: string; decided_at: string; user_id: number; text: string; shown_from: string }

export async function insertMessage(tx: Tx, { text, ...row }: NewMessage): Promise<void> {
  await tx`insert into visit_messages ${tx({ ...row, text: tx.types.sealed(text) } as never)}`
}

/** Undoes the message of a completion; false: the patient has it. */
export async function undoMessage(
  tx: Tx,
  { patient_id, decided_at, now }: { patient_id: string; decided_at: string; now: string },
): Promise<boolean> {
  const [row] = await tx<{ said_at: string | null }[]>`
    select said_at from visit_messages where patient_id = ${patient_id} and decided_at = ${decided_at} and undone_at is null for update`
  if (row && row.said_at !== null) return false
  await tx`
    update visit_messages set undone_at = ${now} where patient_id = ${patient_id} and decided_at = ${decided_at} and undone_at is null`
  return true
}

export type DueMessage = { id: number; conversation_id: string }

/**
 * Messages that may be shown by now, each with its patient’s newest conversation that is open. Not where an alarm is open: patients in danger are
 * told of numbers alone (F-4).
 */
export function findDueMessages(sql: Sql, now: string, limit: number): Promise<DueMessage[]> {
  return sql<DueMessage[]>`
    select m.id::integer, c.id as conversation_id from visit_messages m cross join lateral (
      select c.id from conversations c where c.patient_id = m.patient_id and c.closed_at is null and c.turn > 0
      order by c.last_turn_at desc, c.id limit 1
    ) c
    where m.said_at is null and m.undone_at is null and m.shown_from <= ${now}
      and not exists (select from crisis_alarms a where a.conversation_id = c.id and a.closed_at is null)
    order by m.shown_from, m.id limit ${limit}`
}

export type WaitingMessage = { id: number; user_id: number; text: string }

/** Locks one message that was not said yet; null: it was said or undone, or another process has it. */
export async function lockMessage(tx: Tx, id: number): Promise<WaitingMessage | null> {
  const [row] = await tx<WaitingMessage[]>`
    select id::integer, user_id, text from visit_messages where id = ${id} and said_at is null and undone_at is null for update skip locked`
  return row ?? null
}

/** Locks those of a patient that may be shown by now, oldest first. */
export function lockMessagesOf(tx: Tx, patient_id: string, now: string): Promise<WaitingMessage[]> {
  return tx<WaitingMessage[]>`
    select id::integer, user_id, text from visit_messages
    where patient_id = ${patient_id} and said_at is null and undone_at is null and shown_from <= ${now} order by id for update skip locked`
}

export async function noteSaid(tx: Tx, id: number, { conversation_id, now }: { conversation_id: string; now: string }): Promise<void> {
  await tx`update visit_messages set said_at = ${now}, conversation_id = ${conversation_id} where id = ${id}`
}

export type MessageFacts = { language: 'en' | 'fr'; emailed: boolean }

/** The language of the patient’s last conversation, and whether an email may tell them of a message. */
export async function findMessageFacts(sql: Sql | Tx, patient_id: string): Promise<MessageFacts> {
  const [row] = await sql<MessageFacts[]>`
    select coalesce((select language from patient_details d where d.patient_id = p.patient_id), 'en') as language,
      p.email <> '' and p.date_of_birth is not null and p.patient_active
        and not exists (select from unsubscribed_patients u where u.patient_id = p.patient_id) as emailed
    from patients p where p.patient_id = ${patient_id}`
  return row ?? { language: 'en', emailed: false }
}
