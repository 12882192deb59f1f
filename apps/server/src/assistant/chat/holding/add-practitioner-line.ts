import type { Tx } from '../../../platform/db/database.ts'
import { type Attended, insertLine, lockAttended, saveAttention } from './attention-store.ts'

/** A conversation that is not over, under the lock that the patient’s turns take too. */
export async function lockOpenConversation(tx: Tx, id: string): Promise<Attended | null> {
  const held = await lockAttended(tx, id)
  return held?.closed_at === null ? held : null
}

type Line = { user_id: number; text: string; turn: number; now: string }

/** Adds what a practitioner wrote outside of the conversation; who has it stays as it is. The caller audits. */
export async function addPractitionerLine(tx: Tx, { id, attention }: Attended, { user_id, text, turn, now }: Line): Promise<void> {
  await insertLine(tx, { conversation_id: id, turn, at: now, user_id, role: 'np', text })
  await saveAttention(tx, id, { ...attention, last_staff_at: now, version: attention.version + 1 })
}
