/**
 * An entry as stored: every column as text, `changes` in the database’s own format, instants with microseconds in
 * UTC.
 */
export type StoredTexts = Record<(typeof SEALED_COLUMNS)[number], string | null>

/** Every column of the table in hashing order, which can never change. */
export const SEALED_COLUMNS = [
  'id',
  'created_at',
  'user_id',
  'user_name',
  'action',
  'description',
  'entity_kind',
  'entity_id',
  'entity_type',
  'changes',
  'additional_info',
  'patient_id',
  'address',
] as const

/** The text to hash for an entry at its place in the chain. Injective: entries that differ have different texts. */
export function canonicalText(entry: StoredTexts, { number, previous }: { number: number; previous: string }): string {
  return JSON.stringify(['entry', number, previous, ...SEALED_COLUMNS.map((column) => entry[column])])
}
