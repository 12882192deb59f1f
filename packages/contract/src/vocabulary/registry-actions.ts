/** Audit actions of finding, correcting and registering patients. */
export const REGISTRY_ACTIONS = [
  'Look Up Caller',
  'Look-Up Blocked',
  'Correct Contact Details',
  'Contact Mail Sent',
  'Contact Mail Failed',
  'Propose Correction',
  'Confirm Correction',
  'Decline Correction',
  'Contact Change Stopped',
  'Register Patient',
  'Record Reaction',
  'Record Veteran Cover',
  'Compare Records',
  'Keep Records Apart',
  'Merge Records',
  'Undo Merge',
] as const
