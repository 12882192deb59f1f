/** The attention of a conversation `c` as one value, with instants as the program writes them. */
const instant = (column: string) => `to_char(c.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const INSTANTS = ['asked_at', 'held_at', 'last_staff_at', 'last_patient_at', 'unanswered_since']

export const ATTENTION_VALUE = `jsonb_build_object('state', c.attention, 'version', c.attention_version, 'held_by', c.held_by,
  ${INSTANTS.map((column) => `'${column}', ${instant(column)}`).join(', ')})`
