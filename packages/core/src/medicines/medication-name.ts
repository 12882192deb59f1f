/** A medicine of a record comes as its name or with it; anything else is shown as it is. */
export function medicationName(medication: unknown): string {
  if (typeof medication === 'string') return medication
  if (typeof medication === 'object' && medication !== null && 'name' in medication) return String(medication.name)
  return JSON.stringify(medication)
}
