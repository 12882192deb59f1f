/** The specification's own words for what these dialogs say (E-8). */
export const TEXTS = {
  noAuditRecords: 'No audit records found.',
  auditFailed: 'Failed to load audit logs.',
  reasonNeeded: 'Please provide an ineligible reason.',
  markedIneligible: 'Patient marked as ineligible.',
  ineligibleFailed: 'Failed to mark patient as ineligible.',
  ineligibleError: 'Error marking patient as ineligible.',
} as const
