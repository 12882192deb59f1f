import { z } from 'zod'
import { AUDIT_TEXTS, AUTH_TEXTS, fillText, PATIENT_TEXTS, QUEUE_TEXTS, SHELL_TEXTS } from './texts.ts'

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
  'not-found': [404, SHELL_TEXTS.notFound],
  'method-not-allowed': [405, 'This address does not take that method.'],
  unauthenticated: [401, 'Please log in.'],
  'session-ended': [401, 'Your session has ended. Please log in again.'],
  'session-locked': [401, 'This screen is locked. Enter your password to go on.'],
  'wrong-password': [400, 'That is not your password. Tries left: {left}.'],
  'code-needed': [401, 'Enter the code that was sent to you to finish logging in.'],
  forbidden: [403, 'You do not have access to this.'],
  'bad-credentials': [401, AUTH_TEXTS.badCredentials],
  'bad-code': [400, AUTH_TEXTS.badCode],
  'code-spent': [400, 'This code can no longer be used. Ask for a new one.'],
  'code-too-soon': [429, 'A code was sent a moment ago. Please wait {seconds} seconds before asking for another.'],
  'code-not-sent': [502, AUTH_TEXTS.codeNotSent],
  'too-many-attempts': [429, 'Too many attempts. Please wait {seconds} seconds and try again.'],
  'chat-key-invalid': [401, 'The chat key is missing or not valid.'],
  'conversation-key-invalid': [403, 'This conversation belongs to somebody else, or its key is wrong.'],
  'state-chunk-invalid': [400, 'The saved conversation could not be read.'],
  'origin-refused': [403, 'Requests from this address are not accepted.'],
  'patient-not-found': [404, 'Patient not found.'],
  'user-not-found': [404, 'User not found.'],
  'user-changed': [409, 'Somebody changed this user in the meantime. The row has been refreshed.'],
  'own-account': [409, 'You cannot do this to your own account.'],
  'last-administrator': [409, 'Somebody has to remain who may administer. Give another person that right first.'],
  'password-missing': [409, 'This account has no password yet. Send the invitation again, or set a password.'],
  'mail-not-sent': [502, 'The e-mail could not be sent. Please try again.'],
  'key-invalid': [400, AUTH_TEXTS.invalidKey],
  'group-not-found': [404, 'Group not found.'],
  'group-not-empty': [409, 'This group still has members.'],
  'group-built-in': [409, 'This group belongs to every installation and cannot be deleted.'],
  'current-user-not-found': [404, QUEUE_TEXTS.noCurrentUser],
  'queue-disabled': [409, QUEUE_TEXTS.queueOff],
  'already-claimed': [409, QUEUE_TEXTS.alreadyClaimed],
  'not-in-queue': [409, 'This patient is no longer in the {queue} queue.'],
  'not-yours': [403, 'This patient is assigned to somebody else.'],
  'not-assigned': [409, 'This patient is not assigned to anybody.'],
  'pcr-limit': [409, QUEUE_TEXTS.pcrLimit],
  'np-limit': [409, QUEUE_TEXTS.npLimit],
  'np-limit-unhold': [409, QUEUE_TEXTS.npLimitUnhold],
  'limit-needs-confirmation': [409, '{name} already has the maximum number of patients. Confirm to assign one more.'],
  'select-pcr': [400, QUEUE_TEXTS.selectPcr],
  'pcr-not-found': [400, QUEUE_TEXTS.pcrNotFound],
  'select-np': [400, QUEUE_TEXTS.selectNp],
  'np-not-found': [400, QUEUE_TEXTS.npNotFound],
  'np-not-licensed': [409, 'The selected NP is not licensed where the patient lives.'],
  'on-hold': [409, 'This patient is on hold. Take them off hold first.'],
  'not-on-hold': [409, 'This patient is not on hold.'],
  'already-on-hold': [409, 'This patient is already on hold.'],
  'no-help-request': [409, 'This patient has no open help request.'],
  'reason-needed': [400, PATIENT_TEXTS.reasonNeeded],
  'date-needed': [400, PATIENT_TEXTS.dateNeeded],
  'patient-ineligible': [409, 'This patient is marked as ineligible.'],
  'patient-inactive': [409, 'This patient is inactive.'],
  'patient-own-help': [409, 'The patient asked for help themselves. Confirm to clear their request too.'],
  'change-not-understood': [400, 'These fields together are not a change that can be made.'],
  'hours-order': [400, 'The hours of {weekday} must end after they start.'],
  'hours-overlap': [400, 'The hours of {weekday} overlap. Make them one, or leave a gap.'],
  'days-off-order': [400, 'The days off that start on {day} end before they start.'],
  'hours-changed': [409, 'Somebody changed these working hours in the meantime. They have been read again.'],
  'range-too-long': [400, 'Choose at most {days} days.'],
  'location-not-found': [404, 'Clinic location not found.'],
  'location-name-taken': [409, 'There is already a clinic called {name}.'],
  'location-changed': [409, 'Somebody changed this clinic in the meantime. The list has been read again.'],
  'too-many-locations': [409, 'There are already {limit} clinics, which is as many as the list takes.'],
  'appointment-link-invalid': [
    404,
    'This link leads to no appointment. Open the link in your latest e-mail again, or book a new time with our assistant.',
  ],
  'appointment-not-found': [404, 'Appointment not found.'],
  'appointment-cancelled': [409, 'This appointment is cancelled already.'],
  'appointment-over': [409, 'This appointment has begun or is over, so it can’t be changed any more.'],
  'slot-taken': [409, 'That time is no longer free. Please choose another.'],
  'hold-over': [409, 'That time was kept for you for ten minutes, and they are over. Please choose again.'],
  'version-conflict': [409, 'Somebody changed this patient in the meantime. The row has been refreshed.'],
  'already-done': [409, 'This has already been done.'],
  'undo-expired': [409, 'A change can be undone for one minute. That time is over.'],
  'undo-holder': [409, 'This can’t be undone: whoever had the patient can no longer hold them.'],
  'undo-limit': [409, 'This can’t be undone: {name} already has the maximum number of patients.'],
  'too-many-views': [409, 'You already have {limit} saved views. Delete one first.'],
  'audit-not-added': [500, AUDIT_TEXTS.notAdded],
  'audit-refused': [404, `${AUDIT_TEXTS.notAddedBecause} {cause}`],
  'too-many-streams': [429, 'Too many live connections for one person.'],
  'database-unavailable': [503, 'The service is busy for a moment. Please try again.'],
  'internal-error': [500, AUTH_TEXTS.serverError],
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
  return fillText(PROBLEMS[code][1], details)
}
