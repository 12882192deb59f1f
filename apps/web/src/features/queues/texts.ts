/** What these screens say in the specification's own words (E-8). Refusals and successes come with the server's answer. */
export const TEXTS = {
  queueEnabled: 'Queue Enabled',
  queueDisabled: 'Queue Disabled',
  queueStays: 'Queue remains enabled.',
  queueFailed: "Couldn't update queue status on the server. Please try again.",
  cancelled: 'Operation cancelled',
  notAList: 'Invalid API response',
  mine: 'Patients Assigned to You',
  claimUnverified: 'Unable to verify patient assignment. Please try again.',
} as const

/** The heading of the second table differs by queue (REQ-430, REQ-487). */
export const UNASSIGNED = { pcr: 'Unassigned Patients', np: 'Unassigned Patients in your Provinces' } as const
