import { sendWaitingEmails } from '../../../assistant/chat/waiting/send-waiting-emails.ts'
import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { makeVisitToken } from '../../../booking/reminders/make-reminder-token.ts'
import { claimVisitEmail, noteVisitEmailed, postponeVisitEmail } from './visit-email-store.ts'

/** Emails patients who have no open conversation that a message after their visit waits for them (decision 121). Returns how many left. */
export async function sendVisitEmails(post: Omit<DuePost, 'from'>): Promise<number> {
  const { sql, now, secret } = post
  return sendWaitingEmails(post, async () => {
    const due = await claimVisitEmail(sql, now)
    return (
      due && {
        ...due,
        key: makeVisitToken(secret, due.id),
        entity: { kind: 'patient', id: due.patient_id },
        postpone: (order) => postponeVisitEmail(sql, due.id, order),
        note: (tx) => noteVisitEmailed(tx, due.id, now),
      }
    )
  })
}
