import { addPractitionerLine, lockOpenConversation } from '../../../assistant/chat/holding/add-practitioner-line.ts'
import { conversationNotice } from '../../../assistant/chat/holding/conversation-notice.ts'
import { type Changed, type Context, change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type DueMessage, findDueMessages, lockMessage, lockMessagesOf, noteSaid, type WaitingMessage } from './visit-message-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_A_RUN = 200
type Held = NonNullable<Awaited<ReturnType<typeof lockOpenConversation>>>

/**
 * Each minute: puts what practitioners wrote at completion into the patients’ conversations, as lines of theirs, under the lock that a patient’s
 * turns take too. A patient without one that is open has it once they prove who they are (`sayToReturning`). Returns how many.
 */
export async function sayVisitMessages(schedule: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, ...schedule }
  let said = 0
  for (const due of await findDueMessages(schedule.sql, schedule.now, MOST_A_RUN)) if (await sayOne(context, due)) said += 1
  return said
}

function sayOne(context: Context, { id, conversation_id }: DueMessage): Promise<boolean> {
  return change(context, async (tx, { now }): Promise<Changed<boolean>> => {
    const held = await lockOpenConversation(tx, conversation_id)
    const message = held && (await lockMessage(tx, id))
    if (!held || !message) return { result: false, audit: FOUND_NOTHING }
    await sayLine(tx, held, { message, turn: held.turn, now })
    return { result: true, audit: entryOf(held), live: [conversationNotice(held)] }
  })
}

/** In the turn in which a patient proved who they are: what no conversation had yet. */
export async function sayToReturning(
  tx: Tx,
  { conversation_id, patient_id, now }: { conversation_id: string; patient_id: string; now: string },
) {
  const messages = await lockMessagesOf(tx, patient_id, now)
  const held = messages.length > 0 ? await lockOpenConversation(tx, conversation_id) : null
  if (!held) return []
  // Behind the reply of this turn.
  for (const message of messages) await sayLine(tx, held, { message, turn: held.turn + 1, now })
  return [entryOf({ id: conversation_id, patient_id })]
}

type Saying = { message: WaitingMessage; turn: number; now: string }

async function sayLine(tx: Tx, held: Held, { message, turn, now }: Saying): Promise<void> {
  await addPractitionerLine(tx, held, { user_id: message.user_id, text: message.text, turn, now })
  await noteSaid(tx, message.id, { conversation_id: held.id, now })
}

function entryOf({ id, patient_id }: Pick<Held, 'id' | 'patient_id'>) {
  return {
    action: 'Visit Message Shown' as const,
    description: 'What the practitioner wrote after the visit is in the conversation',
    entity: { kind: 'conversation' as const, id },
    patient_id,
  }
}
