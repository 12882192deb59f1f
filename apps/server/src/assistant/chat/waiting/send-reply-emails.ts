import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { makeReplyToken } from '../../../booking/reminders/make-reminder-token.ts'
import { wakingMoments } from '../../../booking/reminders/plan-due-reminders.ts'
import { later } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import { claimDueReply, type DueReply, noteReplySent, postponeReply } from './reply-email-store.ts'
import { writeReplyEmail } from './write-reply-email.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const MOST_A_RUN = 500
const DAY = 86_400

/**
 * Emails patients whom staff answered after their page was closed (F-11), and returns how many left. In the patient’s quiet hours it waits for
 * the morning; it is not sent once the page has the message. After a server error it is tried again after 5, 20, 45 and 80 minutes.
 */
export async function sendReplyEmails(post: Omit<DuePost, 'from'>): Promise<number> {
  const { sql, now, zone } = post
  const morning = wakingMoments(now, zone)
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claimDueReply(sql, now)
    if (!due) break
    const until = morning[due.province ?? ''] ?? now
    if (until > now) await postponeReply(sql, due.conversation_id, { until, tried: false })
    else if (await send(post, due)) sent += 1
  }
  return sent
}

async function send({ sql, now, zone, mailer, secret, brand, origin }: Omit<DuePost, 'from'>, due: DueReply): Promise<boolean> {
  const { conversation_id, patient_id, tries } = due
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const about = { entity: { kind: 'conversation' as const, id: conversation_id }, patient_id }
  try {
    await mailer.send(writeReplyEmail(due, { origin, brand, key: makeReplyToken(secret, due.id) }), now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await postponeReply(sql, conversation_id, { until: later(now, tries < MOST_TRIES ? tries ** 2 * 300 : DAY), tried: true })
    if (tries >= MOST_TRIES)
      await change(context, async () => ({
        result: null,
        audit: { ...about, action: 'Reply Mail Failed', description: 'The patient could not be emailed about a message', additionalInfo },
      }))
    return false
  }
  await change(context, async (tx) => {
    await noteReplySent(tx, conversation_id, now)
    return {
      result: null,
      audit: { ...about, action: 'Reply Mail Sent', description: 'Emailed the patient that a message waits in the chat' },
    }
  })
  return true
}
