import type { Mailer } from './mail.ts'

export const MAILS = { name: 'clinic_mail_total', help: 'Mails that were handed over, and that could not be' }

/** The same mailer, with counts of the emails it sent and failed to send. */
export function countEmails(mailer: Mailer): Mailer & { counts(): Readonly<Record<'sent' | 'failed', number>> } {
  const counts = { sent: 0, failed: 0 }
  return {
    counts: () => counts,
    close: () => mailer.close(),
    async send(mail, at) {
      try {
        await mailer.send(mail, at)
        counts.sent += 1
      } catch (error) {
        counts.failed += 1
        throw error
      }
    },
  }
}
