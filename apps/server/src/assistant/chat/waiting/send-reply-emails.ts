import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { makeReplyToken } from '../../../booking/reminders/make-reminder-token.ts'
import { claimDueReply, noteReplySent, postponeReply } from './reply-email-store.ts'
import { sendWaitingEmails } from './send-waiting-emails.ts'

/** Emails patients whom staff answered after their page was closed (F-11); none is sent once the page has the message. Returns how many left. */
export async function sendReplyEmails(post: Omit<DuePost, 'from'>): Promise<number> {
  const { sql, now, secret } = post
  return sendWaitingEmails(post, async () => {
    const due = await claimDueReply(sql, now)
    return (
      due && {
        ...due,
        key: makeReplyToken(secret, due.id),
        entity: { kind: 'conversation', id: due.conversation_id },
        postpone: (order) => postponeReply(sql, due.conversation_id, order),
        note: (tx) => noteReplySent(tx, due.conversation_id, now),
      }
    )
  })
}
