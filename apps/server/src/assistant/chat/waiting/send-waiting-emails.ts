import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { wakingMoments } from '../../../booking/reminders/plan-due-reminders.ts'
import { later } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { writeReplyEmail } from './write-reply-email.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const MOST_A_RUN = 500
const DAY = 86_400

/** `key`: of the link; `postpone`: `tried` is false where it was too early for the patient. */
export type WaitingEmail = Parameters<typeof writeReplyEmail>[0] & {
  patient_id: string
  province: string | null
  tries: number
  key: string
  entity: { kind: 'conversation' | 'patient'; id: string }
  postpone(order: { until: string; tried: boolean }): Promise<void>
  note(tx: Tx): Promise<void>
}

/**
 * Emails patients that a message waits for them in the chat (decision 108), and returns how many left. In a patient’s quiet hours it waits for the
 * morning. After a server error it is tried again after 5, 20, 45 and 80 minutes.
 */
export async function sendWaitingEmails(post: Omit<DuePost, 'from'>, claim: () => Promise<WaitingEmail | null>): Promise<number> {
  const morning = wakingMoments(post.now, post.zone)
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claim()
    if (!due) break
    const until = morning[due.province ?? ''] ?? post.now
    if (until > post.now) await due.postpone({ until, tried: false })
    else if (await send(post, due)) sent += 1
  }
  return sent
}

async function send({ sql, now, zone, mailer, brand, origin }: Omit<DuePost, 'from'>, due: WaitingEmail): Promise<boolean> {
  const { entity, patient_id, tries, key } = due
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const about = { entity, patient_id }
  try {
    await mailer.send(writeReplyEmail(due, { origin, brand, key }), now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await due.postpone({ until: later(now, tries < MOST_TRIES ? tries ** 2 * 300 : DAY), tried: true })
    if (tries >= MOST_TRIES)
      await change(context, async () => ({
        result: null,
        audit: { ...about, action: 'Reply Mail Failed', description: 'The patient could not be emailed about a message', additionalInfo },
      }))
    return false
  }
  await change(context, async (tx) => {
    await due.note(tx)
    return {
      result: null,
      audit: { ...about, action: 'Reply Mail Sent', description: 'Emailed the patient that a message waits in the chat' },
    }
  })
  return true
}
