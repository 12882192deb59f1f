import { z } from 'zod'

/**
 * Every refusal the product can give: its status and its words, the specification's own where it has them (E-8).
 * `{name}` and the like are filled from the problem's details.
 */
export const PROBLEMS = {
  'invalid-input': [400, 'Some of what was sent cannot be used.'],
  'unknown-field': [400, 'The field {field} is not known here.'],
  'broken-json': [400, 'The request body is not valid JSON.'],
  'broken-request': [400, 'The request could not be read.'],
  'body-too-large': [413, 'The request body is too large.'],
  'wrong-content-type': [415, 'Send the body as application/json.'],
  'uri-too-long': [414, 'The address is too long.'],
  'not-found': [404, 'The page you requested could not be found.'],
  'method-not-allowed': [405, 'This address does not take that method.'],
  unauthenticated: [401, 'Please log in.'],
  'session-ended': [401, 'Your session has ended. Please log in again.'],
  'code-needed': [401, 'Enter the code that was sent to you to finish logging in.'],
  forbidden: [403, 'You do not have access to this.'],
  'bad-credentials': [401, 'Incorrect email or password.'],
  'bad-code': [400, 'Incorrect code, please try again.'],
  'code-spent': [400, 'This code can no longer be used. Ask for a new one.'],
  'code-too-soon': [429, 'A code was sent a moment ago. Please wait {seconds} seconds before asking for another.'],
  'code-not-sent': [502, 'Failed to generate OTP.'],
  'too-many-attempts': [429, 'Too many attempts. Please wait {seconds} seconds and try again.'],
  'chat-key-invalid': [401, 'The chat key is missing or not valid.'],
  'conversation-key-invalid': [403, 'This conversation belongs to somebody else, or its key is wrong.'],
  'state-chunk-invalid': [400, 'The saved conversation could not be read.'],
  'origin-refused': [403, 'Requests from this address are not accepted.'],
  'patient-not-found': [404, 'Patient not found.'],
  'user-not-found': [404, 'User not found.'],
  'current-user-not-found': [404, 'Current user not found.'],
  'queue-disabled': [409, 'You cannot claim patients while your queue is disabled.'],
  'already-claimed': [409, 'This patient has already been claimed by another user.'],
  'not-in-queue': [409, 'This patient is no longer in the {queue} queue.'],
  'not-yours': [403, 'This patient is assigned to somebody else.'],
  'not-assigned': [409, 'This patient is not assigned to anybody.'],
  'pcr-limit': [409, 'You have reached the maximum limit of 1000 patients. Please process your current patients before claiming another.'],
  'np-limit': [409, 'You have reached the maximum of 5 active patients. Complete or unhold someone first.'],
  'np-limit-unhold': [409, 'You already have 5 active patients. Complete or hold another patient before re-activating this one.'],
  'limit-needs-confirmation': [409, '{name} already has the maximum number of patients. Confirm to assign one more.'],
  'select-pcr': [400, 'Please select a PCR'],
  'pcr-not-found': [400, 'Selected PCR not found'],
  'select-np': [400, 'Please select a NP.'],
  'np-not-found': [400, 'Selected NP not found.'],
  'np-not-licensed': [409, 'The selected NP is not licensed where the patient lives.'],
  'on-hold': [409, 'This patient is on hold. Take them off hold first.'],
  'not-on-hold': [409, 'This patient is not on hold.'],
  'already-on-hold': [409, 'This patient is already on hold.'],
  'no-help-request': [409, 'This patient has no open help request.'],
  'reason-needed': [400, 'Please provide an ineligible reason.'],
  'date-needed': [400, 'Please select a valid date.'],
  'patient-ineligible': [409, 'This patient is marked as ineligible.'],
  'patient-inactive': [409, 'This patient is inactive.'],
  'patient-own-help': [409, 'The patient asked for help themselves. Confirm to clear their request too.'],
  'change-not-understood': [400, 'These fields together are not a change that can be made.'],
  'version-conflict': [409, 'Somebody changed this patient in the meantime. The row has been refreshed.'],
  'already-done': [409, 'This has already been done.'],
  'too-many-streams': [429, 'Too many live connections for one person.'],
  'database-unavailable': [503, 'The service is busy for a moment. Please try again.'],
  'internal-error': [500, 'A server error occurred. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ProblemCode = keyof typeof PROBLEMS

/** The body of every refusal (DESIGN §4). `fields` names each field at fault in the specification's words. */
export const problemBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  message: z.string(),
})
export type ProblemBody = z.infer<typeof problemBody>

/** The words of a problem with its details filled in; a detail that is missing leaves a dash. */
export function problemText(code: ProblemCode, details: Record<string, unknown> = {}): string {
  return PROBLEMS[code][1].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '–'))
}
