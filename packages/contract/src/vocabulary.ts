import { z } from 'zod'
import { DOCUMENT_ACTIONS } from './vocabulary/document-actions.ts'
import { REGISTRY_ACTIONS } from './vocabulary/registry-actions.ts'

/** Scopes of a group; a user’s roles are the scopes of all their groups (REQ-052, REQ-053). */
export const SCOPES = ['admin', 'np', 'npmanager', 'pcr', 'pcrmanager', 'user'] as const
export type Scope = (typeof SCOPES)[number]

/** A practitioner approves what patients are asked and sign, and what the assistant answers (F-21). */
export const CONTENT_APPROVERS = ['np'] as const satisfies Scope[]

/** What a patient may agree to, each recorded for itself (F-21). `improvement` is optional and off until they are asked. */
export const CONSENT_PURPOSES = ['treatment', 'privacy', 'improvement'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
/** What the consent form of the chat covers: its sections A to D, and E and F. */
export const FORM_PURPOSES = ['treatment', 'privacy'] as const satisfies ConsentPurpose[]

/** What completes a login instead of an emailed code. */
export const FACTORS = ['passkey', 'totp', 'recovery'] as const
export type Factor = (typeof FACTORS)[number]

/** `N/A` is the stored default (REQ-682, REQ-689). */
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

/** Reasons for the help flag that the product itself sets (REQ-142, REQ-143, REQ-540, REQ-620). */
export const HELP_REASONS = {
  chatbot: 'Chatbot Help',
  followUp: 'Follow Up',
  manager: 'PCR Admin assign',
  patientManager: 'Added By Patient Manager',
} as const
/** What a crisis is about. `violence`: the writer threatens; `abuse`: the writer or another person is threatened or hurt. */
export const CRISIS_KINDS = ['suicide', 'overdose', 'child-ingestion', 'violence', 'abuse', 'emergency', 'adverse-reaction'] as const
export type CrisisKind = (typeof CRISIS_KINDS)[number]
/** Most serious first. */
export const URGENT_REASONS = ['suicide', 'overdose', 'violence', 'emergency', 'suspected-crisis', 'red-flag'] as const
export type UrgentReason = (typeof URGENT_REASONS)[number]

/** What an alarm is about. */
export const ALARM_KINDS = [...CRISIS_KINDS, 'suspected'] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]
export const ALARM_LEVELS = ['acute', 'concern'] as const
export type AlarmLevel = (typeof ALARM_LEVELS)[number]
/** What raised an alarm. */
export const ALARM_SOURCES = ['rule', 'classifier', 'answer', 'scale', 'phone'] as const
export type AlarmSource = (typeof ALARM_SOURCES)[number]

/** The thirteen answer sets of the status record (REQ-686), and those of the two forms that replace the HADS. */
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
  'phq9_answers',
  'gad7_answers',
] as const
export type AnswerField = (typeof ANSWER_FIELDS)[number]

/** Attribution of events without a member of staff (REQ-670, E-5). */
export const ASSISTANT_NAME = 'AI Assistant'

/** Every audit action, with the specification’s name where it gives one (REQ-214 to 217, 248, 249). */
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
  'Second Factor Added',
  'Second Factor Removed',
  'Second Factor Renamed',
  'Second Factors Reset',
  'Second Factor Refused',
  'Second Factor Mail Failed',
  'Recovery Codes Made',
  'Session Ended',
  'Session End Refused',
  'Screen Locked',
  'Screen Unlocked',
  'Unlock Refused',
  'Update Group',
  'Save Licence',
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
  'Update Status Record',
  'Update Appointment Notes',
  'Lower Flag',
  'Start Visit Note',
  'Discard Visit Note',
  'Sign Visit Note',
  'Mark Note In Error',
  'Record Call',
  'Call Due',
  'Decide Contact',
  'Update Appointment Type',
  'Enable Patient',
  'Disable Patient',
  'Opt In For Call',
  'Opt Out Of Call',
  'Follow-Up Requested',
  'Follow-Up Withdrawn',
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
  'Flag Raised',
  'Flag Corrected',
  'Questionnaire Started',
  'Questionnaire Answered',
  'Questionnaire Finished',
  'Questionnaire Passed Over',
  'Picture Replaced',
  'Patient Code Sent',
  'Patient Code Refused',
  'Patient Recognised',
  'Appointment Held',
  'Appointment Hold Released',
  'Appointment Booked',
  'Appointment Rescheduled',
  'Appointment Cancelled',
  'Appointment Restored',
  'Appointment No-Show',
  'Appointment Arrival',
  ...REGISTRY_ACTIONS,
  ...DOCUMENT_ACTIONS,
  'Appointment Mail Sent',
  'Appointment Mail Failed',
  'Appointment Reminder Sent',
  'Reminder Sent',
  'Reminder Failed',
  'Reminders Stopped',
  'Reminders Resumed',
  'Enter PCR Queue',
  'Returned To Queue',
  'Enter NP Queue',
  'Need PCR Help',
  'Help Cancelled',
  'Crisis Words Noticed',
  'Conversation Joined',
  'Conversation Line Sent',
  'Conversation Note Added',
  'Prepared Reply Saved',
  'Prepared Reply Approved',
  'Conversation Taken Over',
  'Conversation Handed Back',
  'Conversation Released',
  'Waiting Patient Told',
  'Call Mail Sent',
  'Call Mail Failed',
  'Reply Mail Sent',
  'Reply Mail Failed',
  'Opening Hours Changed',
  'Alarm Raised',
  'Alarm Located',
  'Read Closed Alarms',
  'Alarm Taken',
  'Alarm Given Back',
  'Alarm Escalated',
  'Alarm Form Saved',
  'Alarm Closed',
  'Alarm Mail Sent',
  'Alarm Mail Failed',
  'On-Call List Changed',
  'Alarm Timing Changed',
  'Misunderstood User Message',
  'Predicted Intent Check',
  'Translation Written',
  'Translation Approved',
  'Translation Withdrawn',
  'Content Approved',
  'Content Withdrawn',
  'Article Saved',
  'Article Published',
  'Article Withdrawn',
  'Phrase Published',
  'Phrase Dismissed',
  'Phrase Withdrawn',
  'Read Misunderstood Messages',
  'Questionnaire Created',
  'Questionnaire Edited',
  'Questionnaire Deleted',
  'Questionnaire Restored',
  'Questionnaire Published',
  'Questionnaire Rolled Back',
  'Golden Patient Recorded',
  'Golden Patient Removed',
  'Spreadsheet Uploaded',
  'Import Applied',
  'Import Undone',
  'Import Discarded',
  'Import File Removed',
  'Read Import',
  'Patient Imported',
  'Patient Changed By Import',
  'Patient Import Undone',
  'Patient Import Removed',
  'Opened Hours Imported',
  'Opened Hours Removed',
  'Export Patients',
  'Data Keys Rotated',
  'Legal Hold Set',
  'Legal Hold Lifted',
  'Record Due For Review',
  'Abandoned Conversation Removed',
  'Client Entry',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Where the builder may map an answer (REQ-424). */
export const PATIENT_DATA_CATEGORIES = [
  'demographics',
  'social_history',
  'vitals',
  'date',
  'user',
  'location',
  'appt',
  'allergies',
  'recipient',
  'cc_recipients',
  'lab_identifier',
  'auth_lp_details',
  'legacy_system',
  'cannabis_history',
  'cardiac_cardio_conditions',
  'clinical_tools_scales_scoring',
  'medical_cannabis_plan',
  'medical_conditions',
  'mental_health',
  'np_maps',
  'async_intake',
  'primary_condition',
  'primary_condition_history',
  'respiratory_conditions',
  'liver_disease',
  'discount_code',
  'signature',
  'compliance',
  'status',
  'patient_info',
  'patient_data',
  'intake_med_history',
  'tcn_maps',
  'qnaire_scoring',
] as const
export type PatientDataCategory = (typeof PATIENT_DATA_CATEGORIES)[number]

/** How a visit ends (F-8), as they are offered. */
export const DECISIONS = ['authorize', 'authorize-less', 'defer', 'decline', 'refer', 'see-again', 'call-back'] as const
export type DecisionKind = (typeof DECISIONS)[number]
