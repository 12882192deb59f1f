import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Target of a reminder’s unsubscribe link: a page for people, and a form that email clients post to (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** Whether the patient behind a link gets reminders, and in which language. Nothing that identifies them. */
const reminderLink = z.object({ subscribed: z.boolean(), language: z.enum(['en', 'fr']) })
export type ReminderLink = z.infer<typeof reminderLink>

const linkKey = z.string().min(1).max(100)
const byLink = { access: 'public', response: reminderLink } as const

export const readReminders = endpoint({
  ...byLink,
  method: 'GET',
  path: '/api/booking/reminders',
  summary: 'Whether reminders are on for whoever got the mailed link',
  query: z.strictObject({ key: linkKey }),
})
export const stopReminders = endpoint({
  ...byLink,
  method: 'POST',
  path: '/api/booking/reminders/stop',
  summary: 'No more reminders to whoever got the mailed link; mails about appointments still go out',
  body: z.strictObject({ key: linkKey }),
})
export const resumeReminders = endpoint({
  ...byLink,
  method: 'POST',
  path: '/api/booking/reminders/resume',
  summary: 'Reminders again to whoever got the mailed link',
  body: z.strictObject({ key: linkKey }),
})
