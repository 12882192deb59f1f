import { later } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { countOverdue } from './email-store.ts'

export const WAITING_MAILS = {
  name: 'clinic_mail_late',
  help: 'Mails about appointments and renewals that should have left three minutes ago',
}

/** A mail that is due leaves within two rounds of the timetable; with one more it is late. Seconds. */
const LATE_AFTER = 180

/** How many mails about appointments and renewals should have left by now and have not. */
export function countWaitingEmails({ sql, now }: Pick<Context, 'sql' | 'now'>): Promise<number> {
  return countOverdue(sql, later(now, -LATE_AFTER))
}
