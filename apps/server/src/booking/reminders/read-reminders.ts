import type { ReminderLink } from '@clinic/contract/booking/reminders'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findLanguage } from '../appointments/find-language.ts'
import { readReminderKey, readReplyKey, readVisitKey } from './make-reminder-token.ts'
import { findReplySubscription, findSubscription, findVisitSubscription, type Subscription } from './reminder-store.ts'

/** `secret`: signs links. */
export type ReminderContext = Context & { secret: string }

/** Refusal: `reminder-link-invalid`. */
export async function readReminders(context: ReminderContext, key: string): Promise<ReminderLink> {
  const { patient_id, subscribed } = await subscriptionOf(context, key)
  return { subscribed, language: await findLanguage(context.sql, patient_id) }
}

/** The patient behind a link, and whether they get reminders. Refusal: `reminder-link-invalid`. */
export async function subscriptionOf({ sql, secret }: ReminderContext, key: string): Promise<Subscription> {
  const [id, reply, visit] = [readReminderKey(secret, key), readReplyKey(secret, key), readVisitKey(secret, key)]
  const found =
    (id !== null && (await findSubscription(sql, id))) ||
    (reply !== null && (await findReplySubscription(sql, reply))) ||
    (visit !== null && (await findVisitSubscription(sql, visit)))
  if (!found) throw new Problem('reminder-link-invalid')
  return found
}
