import type { DuePost } from '../../booking/emails/send-due-emails.ts'
import { warnOfLicences } from '../../identity/users/licences/warn-of-licences.ts'
import type { Context } from '../../platform/db/change.ts'
import { askFollowUps } from './ask-follow-ups.ts'
import { sayVisitMessages } from './visit-messages/say-visit-messages.ts'
import { sendVisitEmails } from './visit-messages/send-visit-emails.ts'

/** Of what follows a visit, what runs each minute, in order. */
export const VISIT_MINUTES = ['say_visit_messages', 'send_visit_emails'] as const
export const VISIT_TIMES = '0 4 * * * ask_follow_ups\n25 * * * * warn_of_licences'

type Needs = {
  at: () => Pick<Context, 'sql' | 'now' | 'zone'>
  /** Runs what writes emails with links, once the address is known. */
  linked: (send: (due: DuePost) => Promise<unknown>) => () => Promise<void>
}

/** What the timetable calls for after visits. */
export function planVisitTasks({ at, linked }: Needs) {
  return {
    ask_follow_ups: async () => void (await askFollowUps(at())),
    say_visit_messages: async () => void (await sayVisitMessages(at())),
    send_visit_emails: linked(sendVisitEmails),
    warn_of_licences: linked(warnOfLicences),
  }
}
