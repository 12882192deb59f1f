import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Where the link in the announcement of a changed email leads. */
export const CONTACT_CHANGE_PATH = '/contact-change'

/** `over`: the day in which the old address can stop it is over, or it was changed again. Nothing that identifies the patient. */
const link = z.object({ state: z.enum(['open', 'stopped', 'over']), language: z.enum(['en', 'fr']) })
export type ContactChange = z.infer<typeof link>
const key = z.string().min(1).max(100)

export const readContactChange = endpoint({
  method: 'GET',
  path: '/api/contact_change',
  summary: 'Whether the change of an email address can still be stopped by the old address',
  access: 'public',
  query: z.strictObject({ key }),
  response: link,
})
export const stopContactChange = endpoint({
  method: 'POST',
  path: '/api/contact_change/stop',
  summary: 'The old address stops the change of an email address within 24 hours (F-12)',
  access: 'public',
  body: z.strictObject({ key }),
  response: link,
})
