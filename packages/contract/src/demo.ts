import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A public login of the demo clinic. */
export const demoPerson = z.object({ email: z.string(), name: z.string(), role: z.string(), password: z.string() })
export type DemoPerson = z.infer<typeof demoPerson>

/** An email that the demo clinic would have sent. */
export const demoMail = z.object({ id: z.string(), at: z.string(), to: z.string(), subject: z.string(), text: z.string() })
export type DemoEmail = z.infer<typeof demoMail>

export const readDemo = endpoint({
  method: 'GET',
  path: '/api/demo',
  summary: 'The log-ins of the demo clinic and where its mail is read; 404 outside demo mode',
  access: 'public',
  response: z.object({ people: z.array(demoPerson), mailbox: z.string() }),
})
export const readMailbox = endpoint({
  method: 'GET',
  path: '/api/demo/mailbox',
  summary: 'Mail of the demo clinic, newest first; 404 outside demo mode',
  access: 'public',
  response: z.array(demoMail),
})
export const raiseDemoCrisis = endpoint({
  method: 'POST',
  path: '/api/demo/crisis',
  summary: 'Raises an alarm of a patient of the demo clinic; 404 outside demo mode (F-23)',
  access: 'public',
  response: z.object({ id: z.number().int() }),
})
