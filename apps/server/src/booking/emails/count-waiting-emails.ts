import { later } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { countOverdue } from './email-store.ts'

export const WAITING_MAILS = {
  name: 'clinic_mail_late',
  help: 'Mails about appointments and renewals that should have left three minutes ago',
}

/** A due email leaves within two rounds of the scheduler; after a third it is late. Seconds. */
const LATE_AFTER = 180

/** Overdue emails about appointments and renewals. */
export function countWaitingEmails({ sql, now }: Pick<Context, 'sql' | 'now'>): Promise<number> {
  return countOverdue(sql, later(now, -LATE_AFTER))
}
