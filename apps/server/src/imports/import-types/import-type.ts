import type { ImportKind, RowError } from '@clinic/contract/imports'
import type { Changed, Context } from '../../platform/db/change.ts'
import type { Fragment, Sql } from '../../platform/db/database.ts'
import type { Plan } from '../rows/row-store.ts'

/** Fields of one entity as text; '' is empty. */
export type Text = Record<string, string>
/** One entity to write: its key, new field values, and the row of the file. */
export type ImportRow = { key: string; text: Text; row_number: number }
/** `import_id` appears in the audit entries. */
export type ImportContext = Context & { import_id: number }
export type ActionEntry = 'import' | 'undo'
/** Checks the rows of one file in order, against stored data and earlier rows; errors by key. */
export type CheckRow = (rows: readonly ImportRow[]) => Promise<Map<string, RowError>>

/** `done`: written keys; `faults`: errors by key. Keys in neither changed concurrently. */
export type Written = { done: ReadonlySet<string>; faults: ReadonlyMap<string, RowError> }

/**
 * A kind of import: how its entities are read as text by key, added, changed and removed. Each write audits every
 * entity.
 */
export type ImportType = {
  read(sql: Sql, keys: readonly string[]): Promise<Map<string, Text>>
  /** Starts checking a file; rows with errors are not written. */
  judge?(sql: Sql): CheckRow
  add(context: ImportContext, rows: readonly ImportRow[]): Promise<Written>
  /** `decide` sees all of them under lock and returns what to write. */
  write(
    context: ImportContext,
    { keys, deed, decide }: { keys: readonly string[]; deed: ActionEntry; decide(now: Map<string, Text>): readonly ImportRow[] },
  ): Promise<Written>
  /**
   * For large imports: the keys that must be checked one by one because they may have changed or been referenced
   * since. All others can simply be undone.
   */
  touched?(sql: Sql, planned: { written: Fragment; at: string }): Promise<string[]>
  /** The rows that can be removed: unchanged since the import and not referenced. */
  removable(at: Pick<Context, 'sql' | 'now' | 'zone'>, rows: readonly ImportRow[]): Promise<Set<string>>
  /** Removes those that can be. */
  remove(context: ImportContext, rows: readonly ImportRow[]): Promise<ReadonlySet<string>>
}
export type ImportTypes = Record<ImportKind, ImportType>

/** The result when only a concurrent change can keep a row from being written. */
export function written(changed: Changed<Set<string>>, faults: ReadonlyMap<string, RowError> = new Map()): Changed<Written> {
  return { ...changed, result: { done: changed.result, faults } }
}

/** Whether an entity is still as its row made it. */
export function isAsWritten(now: Text | undefined, { text }: Pick<ImportRow, 'text'>): boolean {
  return now !== undefined && Object.entries(text).every(([field, to]) => (now[field] ?? '') === to)
}

export function rowOf({ key, written, row_number }: Pick<Plan, 'key' | 'written' | 'row_number'>): ImportRow {
  return { key: key ?? '', text: written, row_number }
}
