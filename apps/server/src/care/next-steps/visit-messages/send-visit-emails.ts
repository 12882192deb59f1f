import { writeReplyEmail } from '../../../assistant/chat/waiting/write-reply-email.ts'
import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { makeVisitToken } from '../../../booking/reminders/make-reminder-token.ts'
import { wakingMoments } from '../../../booking/reminders/plan-due-reminders.ts'
import { later } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import { claimVisitEmail, type DueVisitEmail, noteVisitEmailed, postponeVisitEmail } from './visit-email-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const MOST_A_RUN = 500
const DAY = 86_400

/**
 * Emails patients who have no open conversation that a message waits for them (decisions 108 and 121), and returns how many left. In their quiet
 * hours it waits for the morning. After a server error it is tried again after 5, 20, 45 and 80 minutes.
 */
export async function sendVisitEmails(post: Omit<DuePost, 'from'>): Promise<number> {
  const { sql, now, zone } = post
  const morning = wakingMoments(now, zone)
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claimVisitEmail(sql, now)
    if (!due) break
    const until = morning[due.province ?? ''] ?? now
    if (until > now) await postponeVisitEmail(sql, due.id, { until, tried: false })
    else if (await send(post, due)) sent += 1
  }
  return sent
}

async function send({ sql, now, zone, mailer, secret, brand, origin }: Omit<DuePost, 'from'>, due: DueVisitEmail): Promise<boolean> {
  const { id, patient_id, tries } = due
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const about = { entity: { kind: 'patient' as const, id: patient_id }, patient_id }
  try {
    await mailer.send(writeReplyEmail(due, { origin, brand, key: makeVisitToken(secret, id) }), now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await postponeVisitEmail(sql, id, { until: later(now, tries < MOST_TRIES ? tries ** 2 * 300 : DAY), tried: true })
    if (tries >= MOST_TRIES)
      await change(context, async () => ({
        result: null,
        audit: { ...about, action: 'Reply Mail Failed', description: 'The patient could not be emailed about a message', additionalInfo },
      }))
    return false
  }
  await change(context, async (tx) => {
    await noteVisitEmailed(tx, id, now)
    return {
      result: null,
      audit: { ...about, action: 'Reply Mail Sent', description: 'Emailed the patient that a message waits in the chat' },
    }
  })
  return true
}
