/** An entry as the database writes it: every column as text, `changes` in the database's own form, moments with microseconds in UTC. */
export type StoredTexts = Record<(typeof SEALED_COLUMNS)[number], string | null>

/** Every column of the table, in the order in which they are hashed. Its order is part of the seal: it can never change. */
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

/** The one text of an entry at its place in the chain. Two that differ in anything have different texts. */
export function canonicalText(entry: StoredTexts, { number, previous }: { number: number; previous: string }): string {
  return JSON.stringify(['entry', number, previous, ...SEALED_COLUMNS.map((column) => entry[column])])
}
