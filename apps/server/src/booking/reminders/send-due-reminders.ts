import { checkReminder } from '@clinic/core/booking/check-reminder'
import { dayIn, later } from '../../platform/clock.ts'
import { type Context, change } from '../../platform/db/change.ts'
import type { DuePost } from '../emails/send-due-emails.ts'
import { makeReminderToken } from './make-reminder-token.ts'
import { wakingMoments } from './plan-due-reminders.ts'
import { claimDueReminder, type DueReminder, noteReminded, postponeReminder, skipReminder } from './reminder-store.ts'
import { writeReminder } from './write-reminder.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
/** Limit per run, so that other emails get their turn. */
const MOST_A_RUN = 500
/** A patient who wrote in the chat this recently needs no reminder. */
const TALKING_SECONDS = 12 * 3600

/**
 * Sends due reminders and returns how many left. Each is leased first and checked against the current state; in the
 * patient’s quiet hours it waits for the morning. After a server error it is retried after 5, 20, 45 and 80 minutes.
 */
export async function sendDueReminders(post: Omit<DuePost, 'from'>): Promise<number> {
  const { sql, now, zone } = post
  const today = dayIn(zone, now)
  const morning = wakingMoments(now, zone)
  const since = later(now, -TALKING_SECONDS)
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claimDueReminder(sql, { now, since })
    if (!due) return sent
    const why = checkReminder({ ...due, began_on: due.began_at === null ? null : dayIn(zone, due.began_at) }, today)
    const mail_at = morning[due.province ?? ''] ?? now
    if (why !== null) await skipReminder(sql, due.id, why)
    else if (mail_at > now) await postponeReminder(sql, due.id, mail_at)
    else if (await send(post, due)) sent += 1
  }
  return sent
}

async function send({ sql, now, zone, mailer, secret, brand, origin }: Omit<DuePost, 'from'>, due: DueReminder): Promise<boolean> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  try {
    await mailer.send(writeReminder(due, { origin, brand, key: makeReminderToken(secret, due.id) }), now)
  } catch (error) {
    if (due.tries < MOST_TRIES) await postponeReminder(sql, due.id, later(now, due.tries ** 2 * 300))
    else await noteFailed(context, due, String((error as { code?: unknown }).code ?? 'unknown'))
    return false
  }
  await change(context, async (tx) => {
    await noteReminded(tx, due.id, now)
    return { result: null, audit: { ...entryOf(due), action: 'Reminder Sent', description: `Mailed a reminder: ${whatOf(due)}` } }
  })
  return true
}

function noteFailed(context: Context, due: DueReminder, additionalInfo: string): Promise<null> {
  const description = `A reminder could not be mailed: ${whatOf(due)}`
  return change(context, async () => ({ result: null, audit: { ...entryOf(due), action: 'Reminder Failed', description, additionalInfo } }))
}

function entryOf({ patient_id }: DueReminder) {
  return { entity: { kind: 'patient' as const, id: patient_id }, patient_id }
}

/** For the audit log only. */
function whatOf({ kind, due_on, days }: DueReminder): string {
  const distance = days === 0 ? 'on the day' : `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'} ${days < 0 ? 'before' : 'after'}`
  if (kind === 'follow_up') return `follow-up requested on ${due_on}, ${distance}`
  return kind === 'renewal' ? `renewal date ${due_on}, ${distance}` : `questionnaire begun on ${due_on}, ${distance}`
}
