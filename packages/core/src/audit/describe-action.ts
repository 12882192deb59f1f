import type { AuditAction } from '@clinic/contract/vocabulary'

/** A sentence around the patient concerned; without one `before` is all of it. */
export type DescribedAction = { before: string; patient_id: string | null; after: string }

type Told = { action: string; description: string; patient_id: string | null }

/** “You …”: `*` marks the patient’s place. */
const SENTENCES: Readonly<Partial<Record<AuditAction, string>>> = {
  'Log In': 'logged in',
  'Log Out': 'logged out',
  'One-Time Code Sent': 'asked for a one-time code',
  'One-Time Code Refused': 'entered a wrong or expired one-time code',
  'Screen Locked': 'locked the screen',
  'Screen Unlocked': 'unlocked the screen',
  'Unlock Refused': 'entered a wrong password on the lock screen',
  'Password Change Refused': 'typed a wrong password to change it',
  'Save View': 'saved a view',
  'Delete View': 'deleted a saved view',
  'Password Changed': 'changed a password',
  'Second Factor Added': 'added a second factor',
  'Second Factor Removed': 'removed a second factor',
  'Second Factor Renamed': 'gave a passkey another name',
  'Second Factors Reset': 'reset someone’s two-step login',
  'Second Factor Refused': 'tried a second factor that was not accepted',
  'Recovery Codes Made': 'made new recovery codes',
  'Session Ended': 'ended a session',
  'Session End Refused': 'typed a wrong password to end a session',
  'Account Activated': 'activated your account',
  'Enable Queue': 'switched your queue on',
  'Disable Queue': 'switched your queue off',
  'Claim Patient': 'claimed *',
  'Assign Patient': 'assigned *',
  'Unassign Patient': 'released * to the queue',
  'Hold Patient': 'put * on hold',
  'Unhold Patient': 'took * off hold',
  'Undo Change': 'undid a change to *',
  'Send To NP Queue': 'sent * to the NP queue',
  'Send Back To PCR Queue': 'sent * back to the PCR queue',
  'Complete Appointment': 'completed the appointment of *',
  'Complete Help Request': 'completed the help request of *',
  'Conversation Joined': 'joined the conversation of *',
  'Conversation Line Sent': 'wrote to * in the chat',
  'Conversation Taken Over': 'took the conversation of * over',
  'Conversation Handed Back': 'left the conversation of *',
  'Alarm Taken': 'took the alarm of *',
  'Alarm Given Back': 'gave the alarm of * back',
  'Alarm Form Saved': 'wrote down what * answered about the danger',
  'Alarm Closed': 'closed the alarm of *',
  'Put In PCR Queue': 'put * into the PCR queue',
  'Put In NP Queue': 'put * into the NP queue',
  'Remove From Queue': 'removed * from the queue',
  'Mark Patient Ineligible': 'marked * as ineligible',
  'Reset Eligibility': 'reset the eligibility of *',
  'Update Eligibility Date': 'changed the eligibility date of *',
  'Update Renewal Date': 'changed the renewal date of *',
  'Update Province': 'changed the province of *',
  'Update Status Record': 'changed the status record of *',
  'Update Appointment Notes': 'wrote in the notes of *',
  'Lower Flag': 'lowered a flag of *',
  'Update Appointment Type': 'changed the appointment type of *',
  'Enable Patient': 'made * active',
  'Disable Patient': 'made * inactive',
  'Opt In For Call': 'recorded a call request for *',
  'Opt Out Of Call': 'noted that * would not like a call',
  'Follow-Up Requested': 'asked * for a follow-up',
  'Follow-Up Withdrawn': 'withdrew the follow-up request to *',
  'Flag Priority': 'gave * priority',
  'Clear Priority': 'removed the priority flag from *',
  'Reset Conversation': 'reset the conversation of *',
  'Appointment Booked': 'booked a visit for *',
  'Appointment Rescheduled': 'moved the visit of *',
  'Appointment Cancelled': 'cancelled the visit of *',
  'Appointment No-Show': 'recorded that * did not come to a visit',
  'Appointment Arrival': 'recorded that * arrived for a visit',
  'Read Patient Record': 'opened the record of *',
  'Correct Contact Details': 'corrected the contact details of *',
  'Register Patient': 'registered *',
  'Look Up Caller': 'looked up *',
  'Read Patient List': 'read the list of all patients',
  'Read Audit Log': 'read the history of *',
  'Search Audit Log': 'searched the audit log',
  'Search Patients': 'searched for patients',
  'Search Conversations': 'viewed the list of assistant conversations',
  'Read Closed Alarms': 'read which alarms were closed',
  'Read Conversation': 'read what * and the assistant said',
  'Read Report': 'read a report',
  'Export Report': 'downloaded a report',
  'Questionnaire Started': 'began a questionnaire with *',
  'Questionnaire Answered': 'noted an answer of *',
  'Flag Raised': 'noted an answer of * that raises a flag',
  'Flag Corrected': 'noted a corrected answer of *',
  'Questionnaire Finished': 'finished a questionnaire with *',
  'Picture Replaced': 'replaced a picture from *',
  'Patient Imported': 'added * from a spreadsheet',
  'Patient Changed By Import': 'changed * from a spreadsheet',
  'Patient Import Undone': 'took an import of * back',
  'Patient Import Removed': 'removed *, who was added by an import',
  'Spreadsheet Uploaded': 'uploaded a spreadsheet',
  'Import Applied': 'imported a spreadsheet',
  'Import Undone': 'took an import back',
  'Import Discarded': 'discarded an import',
  'Read Import': 'looked at the rows of an import',
  'Export Patients': 'downloaded all patients',
  'Access Refused': 'were denied access',
}

/** The first of the login’s two steps has its own text. */
const FIRST_STEP = 'Password accepted'

/** A user’s action as a sentence to them. An action without a sentence uses its entry’s description. */
export function describeAction({ action, description, patient_id }: Told): DescribedAction {
  const sentence = SENTENCES[action as AuditAction]
  if (action === 'Log In' && description.startsWith(FIRST_STEP)) return { before: 'You entered your password', patient_id: null, after: '' }
  if (sentence === undefined) return { before: description === '' ? action : `${action}: ${description}`, patient_id, after: '' }
  const [before = '', after] = `You ${sentence}`.split('*')
  if (after === undefined) return { before, patient_id: null, after: '' }
  return patient_id === null ? { before: `${before}a patient${after}`, patient_id, after: '' } : { before, patient_id, after }
}
