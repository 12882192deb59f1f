/** Days of audit history in the demo. */
export const HISTORY_DAYS = 35
