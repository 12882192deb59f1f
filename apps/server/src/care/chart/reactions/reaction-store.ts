import type { Reaction, RecordedReaction } from '@clinic/contract/patients/reactions'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type StoredReaction = RecordedReaction & { reaction_id: number; patient_id: string }
type Details = Pick<Reaction, 'product' | 'what' | 'action'> & Pick<Reaction, keyof typeof NOT_RECORDED>
type Row = Omit<StoredReaction, keyof Details> & { details: Partial<Details> & Pick<Details, 'product' | 'what' | 'action'> }

/** Of a new reaction, and of those recorded before it was asked. */
export const NOT_RECORDED: Pick<Reaction, 'lot' | 'seller' | 'serious' | 'causality'> = {
  ...{ lot: '', seller: '', serious: [], causality: 'not-assessed' },
}

/** Every version, of a patient and of what was merged into their record, newest version first. */
export async function findReactions(sql: Sql | Tx, patient_id: string): Promise<StoredReaction[]> {
  const rows = await sql<Row[]>`
    select r.reaction_id, r.patient_id, r.version, u.name as by, r.recorded_at as at, r.onset_on, r.severity, r.outcome, r.reported_on, r.details
    from adverse_reactions r join users u on u.id = r.user_id
    where r.patient_id = any(record_family(${patient_id})) order by r.reaction_id, r.version desc`
  return rows.map(({ details, ...row }) => ({ ...row, ...NOT_RECORDED, ...details }))
}

type NewReaction = Reaction & { id: number | null; version: number; patient_id: string; user_id: number; recorded_at: string }

export async function insertReaction(
  tx: Tx,
  { id, product, what, action, lot, seller, serious, causality, ...row }: NewReaction,
): Promise<number> {
  const [number] = id === null ? await tx<{ id: number }[]>`select nextval('adverse_reaction_number')::integer as id` : [{ id }]
  if (!number) throw new Error('there is no number for a reaction')
  const values = { ...row, reaction_id: number.id, details: tx.types.sealed({ product, what, action, lot, seller, serious, causality }) }
  await tx`insert into adverse_reactions ${tx(values as never)}`
  return number.id
}
