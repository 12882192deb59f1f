import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { warnOfLicences } from '../../../identity/users/licences/warn-of-licences.ts'
import type { Context } from '../../../platform/db/change.ts'
import type { FaxGateway } from '../../documents/life/fax-gateway.ts'
import { sendFaxes } from '../../documents/life/send-faxes.ts'
import { askFollowUps } from '../ask-follow-ups.ts'
import { endSilentIntakes } from '../intakes/end-silent-intakes.ts'
import { chaseFollowUps } from '../treatment/chase-follow-ups.ts'
import { followTreatments } from '../treatment/follow-treatments.ts'
import { sayVisitMessages } from '../visit-messages/say-visit-messages.ts'
import { sendVisitEmails } from '../visit-messages/send-visit-emails.ts'

/** Of what follows a visit, what runs each minute, in order. */
export const VISIT_MINUTES = ['say_visit_messages', 'send_visit_emails', 'send_faxes'] as const
export const VISIT_TIMES =
  '0 4 * * * ask_follow_ups\n10 4 * * * follow_treatments\n20 4 * * * chase_follow_ups\n25 * * * * warn_of_licences\n25 4-12 * * * end_silent_intakes ?fill=12h'

type Needs = {
  at: () => Pick<Context, 'sql' | 'now' | 'zone'>
  /** Runs what writes emails with links, once the address is known. */
  linked: (send: (due: DuePost) => Promise<unknown>) => () => Promise<void>
  /** Null: staff send faxes and record them. */
  fax: FaxGateway | null
}

/** What the timetable calls for after visits, and for intakes that no visit followed. */
export function planVisitTasks({ at, linked, fax }: Needs) {
  return {
    end_silent_intakes: async () => void (await endSilentIntakes(at())),
    ask_follow_ups: async () => void (await askFollowUps(at())),
    follow_treatments: async () => void (await followTreatments(at())),
    chase_follow_ups: async () => void (await chaseFollowUps(at())),
    say_visit_messages: async () => void (await sayVisitMessages(at())),
    send_visit_emails: linked(sendVisitEmails),
    send_faxes: async () => void (await sendFaxes(at(), fax)),
    warn_of_licences: linked(warnOfLicences),
  }
}
