import type { AuditKind } from '@clinic/contract/audit'
import { AUDIT_ACTIONS, type AuditAction } from '@clinic/contract/vocabulary'

/** Actions not listed are changes by staff. */
const KINDS: Readonly<Partial<Record<AuditAction, AuditKind>>> = {
  'Read Patient Record': 'reads',
  'Read Patient List': 'reads',
  'Read Audit Log': 'reads',
  'Search Audit Log': 'reads',
  'Search Patients': 'reads',
  'Look Up Caller': 'reads',
  'Compare Records': 'reads',
  'Begin Verification': 'reads',
  'Match Verification': 'reads',
  'End Verification': 'reads',
  'Verification Doubted': 'reads',
  'Look-Up Blocked': 'refusals',
  'Search Conversations': 'reads',
  'Read Conversation': 'reads',
  'Read Closed Alarms': 'reads',
  'Read Misunderstood Messages': 'reads',
  'Read Report': 'reads',
  'Read Import': 'reads',
  'Export Report': 'exports',
  'Export Patients': 'exports',
  'Log In': 'log-ins',
  'Log Out': 'log-ins',
  'One-Time Code Sent': 'log-ins',
  'Second Factor Shown': 'log-ins',
  'Screen Locked': 'log-ins',
  'Screen Unlocked': 'log-ins',
  'Account Activated': 'log-ins',
  'Session Ended': 'log-ins',
  'Log In Refused': 'refusals',
  'One-Time Code Refused': 'refusals',
  'Unlock Refused': 'refusals',
  'Password Change Refused': 'refusals',
  'Second Factor Refused': 'refusals',
  'Session End Refused': 'refusals',
  'Access Refused': 'refusals',
  'Conversation Started': 'patients',
  'Conversation Closed': 'patients',
  'Consent Given': 'patients',
  'Consent Declined': 'patients',
  'New Patient Created': 'patients',
  'Personal Information Confirmed': 'patients',
  'Flag Raised': 'patients',
  'Flag Corrected': 'patients',
  'Questionnaire Started': 'patients',
  'Questionnaire Finished': 'patients',
  'Picture Replaced': 'patients',
  'Enter PCR Queue': 'patients',
  'Returned To Queue': 'patients',
  'Intake Abandoned': 'patients',
  'Intake Taken Up': 'patients',
  'Call Due': 'patients',
  'Need PCR Help': 'patients',
  'Help Cancelled': 'patients',
  'Crisis Words Noticed': 'patients',
  'Alarm Raised': 'patients',
  'Alarm Located': 'patients',
  'Misunderstood User Message': 'patients',
  'Predicted Intent Check': 'patients',
  'Reminders Stopped': 'patients',
  'Reminders Resumed': 'patients',
}

export function kindOf(action: string): AuditKind {
  return KINDS[action as AuditAction] ?? 'changes'
}

/** The actions to search: the named ones, narrowed by kind. Null: any. */
export function wantedActions(named: readonly string[], kind: AuditKind | ''): string[] | null {
  if (kind === '') return named.length > 0 ? [...named] : null
  return (named.length > 0 ? named : AUDIT_ACTIONS).filter((action) => kindOf(action) === kind)
}
