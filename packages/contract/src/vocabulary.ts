import { z } from 'zod'

/** Scopes a group can carry; a person's roles are the scopes of all their groups (REQ-052, REQ-053). */
export const SCOPES = ['admin', 'np', 'npmanager', 'pcr', 'pcrmanager', 'user'] as const
export type Scope = (typeof SCOPES)[number]

/** REQ-689. `N/A` is the stored default (REQ-682). */
export const APPOINTMENT_TYPES = [
  'Renewal',
  'New Patient',
  'Follow Up',
  'Added By Patient Manager',
  'Reminder Call',
  'Unfinished Questionnaire',
] as const
export const NO_APPOINTMENT_TYPE = 'N/A'
export const appointmentType = z.enum([...APPOINTMENT_TYPES, NO_APPOINTMENT_TYPE])
export type AppointmentType = z.infer<typeof appointmentType>

/** REQ-690. */
export const INELIGIBLE_REASONS = [
  'Pregnant or Breastfeeding',
  'Schizophrenia',
  'Current Addiction',
  'Paediatric Patient',
  'Other',
] as const
export const ineligibleReason = z.enum(INELIGIBLE_REASONS)
export type IneligibleReason = (typeof INELIGIBLE_REASONS)[number]

/** Reasons of the help flag that the product itself sets (REQ-142, REQ-143, REQ-540, REQ-620). */
export const HELP_REASONS = {
  chatbot: 'Chatbot Help',
  followUp: 'Follow Up',
  manager: 'PCR Admin assign',
  patientManager: 'Added By Patient Manager',
} as const

/** The thirteen answer sets of the status record (REQ-686). */
export const ANSWER_FIELDS = [
  'async_answers',
  'renewal_answers',
  'adhd_scale_answers',
  'adult_epilepsy_scale_answers',
  'cancer_scale_answers',
  'hads_scale_answers',
  'ibd_scale_answers',
  'insomnia_scale_answers',
  'midas_scale_answers',
  'pain_scale_answers',
  'ptsd_scale_answers',
  'cuditr_answers',
  'follow_up_answers',
] as const
export type AnswerField = (typeof ANSWER_FIELDS)[number]

/** What the assistant tells a page to show (REQ-137 to REQ-159, chat protocol). */
export const CHAT_ACTIONS = [
  'GREETING',
  'LAUNCHCONSENT',
  'OPENCONSENTFORMWINDOW',
  'OPENPERSONALINFORMATIONWINDOW',
  'CONFIRMPERSONALINFORMATION',
  'OPENQUESTIONRADIOOPTIONSWINDOW',
  'OPENQUESTIONCHECKBOXOPTIONSWINDOW',
  'OPENQUESTIONCHECKREADY',
  'OPENQUESTIONTEXT',
  'OPENAPPOINTMENTWINDOW',
  'CHECKFORSESSION',
  'LOGINELIGIBLE',
  'BEGINQUESTIONNAIRES',
  'FINISHINITIALQUESTIONNAIRE',
  'FINISHSCALEQUESTIONNAIRE',
  'FINISHCUDITRQUESTIONNAIRE',
  'FINISHFOLLOWUP',
  'ENTERPCRQUEUE',
  'ENTERNPQUEUE',
  'ENTERPCRQUEUEFOLLOWUP',
  'NEEDPCRHELP',
  'SKIPTONEXT',
  'CRISIS',
  'CLOSECHAT',
] as const
export type ChatAction = (typeof CHAT_ACTIONS)[number]

/** Attribution of what nobody of the staff did (REQ-670, E-5). */
export const ASSISTANT_NAME = 'AI Assistant'

/** Every name an audit entry can carry; the specification's own where it gives one (REQ-214 to 217, 248, 249). */
export const AUDIT_ACTIONS = [
  'Log In',
  'Log In Refused',
  'One-Time Code Sent',
  'One-Time Code Refused',
  'Log Out',
  'Admin Enable Queue',
  'Admin Disable Queue',
  'Enable Queue',
  'Disable Queue',
  'User Created',
  'User Updated',
  'User Deleted',
  'User Invited',
  'Account Activated',
  'Password Changed',
  'Password Change Refused',
  'Session Ended',
  'Screen Locked',
  'Screen Unlocked',
  'Unlock Refused',
  'Update Group',
  'Group Created',
  'Group Deleted',
  'Claim Patient',
  'Assign Patient',
  'Unassign Patient',
  'Hold Patient',
  'Unhold Patient',
  'Undo Change',
  'Send To NP Queue',
  'Send Back To PCR Queue',
  'Complete Appointment',
  'Complete Help Request',
  'Put In PCR Queue',
  'Put In NP Queue',
  'Remove From Queue',
  'Mark Patient Ineligible',
  'Reset Eligibility',
  'Update Eligibility Date',
  'Update Renewal Date',
  'Update Province',
  'Update Appointment Notes',
  'Update Appointment Type',
  'Enable Patient',
  'Disable Patient',
  'Opt In For Call',
  'Opt Out Of Call',
  'Flag Priority',
  'Clear Priority',
  'Reset Conversation',
  'Read Patient Record',
  'Read Patient List',
  'Read Audit Log',
  'Search Audit Log',
  'Search Patients',
  'Search Conversations',
  'Read Conversation',
  'Read Report',
  'Figures Differ',
  'Update Thresholds',
  'Save View',
  'Delete View',
  'Update Working Hours',
  'Update Location',
  'Export Report',
  'Access Refused',
  'Conversation Started',
  'Conversation Closed',
  'Consent Given',
  'Consent Declined',
  'New Patient Created',
  'Personal Information Confirmed',
  'Questionnaire Started',
  'Questionnaire Finished',
  'Questionnaire Passed Over',
  'Patient Code Sent',
  'Patient Code Refused',
  'Patient Recognised',
  'Appointment Held',
  'Appointment Hold Released',
  'Appointment Booked',
  'Appointment Rescheduled',
  'Appointment Cancelled',
  'Appointment Restored',
  'Appointment Mail Sent',
  'Appointment Mail Failed',
  'Appointment Reminder Sent',
  'Enter PCR Queue',
  'Enter NP Queue',
  'Need PCR Help',
  'Crisis Words Noticed',
  'Misunderstood User Message',
  'Predicted Intent Check',
  'Translation Approved',
  'Translation Withdrawn',
  'Article Saved',
  'Article Published',
  'Article Withdrawn',
  'Phrase Published',
  'Phrase Dismissed',
  'Phrase Withdrawn',
  'Read Misunderstood Messages',
  'Client Entry',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
