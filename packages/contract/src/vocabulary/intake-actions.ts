/** What the audit log says of intakes that ended for silence. */
export const INTAKE_ACTIONS = ['Intake Abandoned', 'Intake Taken Up', 'Reopen Intake'] as const
