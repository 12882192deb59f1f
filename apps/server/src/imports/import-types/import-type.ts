import type { ImportKind, RowError } from '@clinic/contract/imports'
import type { Changed, Context } from '../../platform/db/change.ts'
import type { Fragment, Sql } from '../../platform/db/database.ts'
import type { Plan } from '../rows/row-store.ts'

/** What a spreadsheet can hold of one thing, as text by field: '' is nothing. */
export type Text = Record<string, string>
/** One thing to write: its key, the fields with what they become, and the row of the file that says so. */
export type TargetRow = { key: string; text: Text; row_number: number }
/** `import_id`: which import the audit entries name. */
export type ImportContext = Context & { import_id: number }
export type ActionEntry = 'import' | 'undo'
/** Looks at rows of one file, in order: by key, what is wrong with them that only what is kept, or a row before them, can tell. */
export type Judge = (rows: readonly TargetRow[]) => Promise<Map<string, RowError>>

/** `done`: the keys of what was written; `faults`: why what was not is refused, by key. What neither names has changed in the meantime. */
export type Written = { done: ReadonlySet<string>; faults: ReadonlyMap<string, RowError> }

/**
 * What can be imported: how it is read as text by key, added, changed and taken away. Each of the writes is a change with an audit entry for every
 * thing.
 */
export type ImportType = {
  read(sql: Sql, keys: readonly string[]): Promise<Map<string, Text>>
  /** Begins to look at a file; rows that have a fault are not written. */
  judge?(sql: Sql): Judge
  add(context: ImportContext, rows: readonly TargetRow[]): Promise<Written>
  /** `decide` sees all of them under lock, and answers what to write. */
  write(
    context: ImportContext,
    { keys, deed, decide }: { keys: readonly string[]; deed: ActionEntry; decide(now: Map<string, Text>): readonly TargetRow[] },
  ): Promise<Written>
  /**
   * Where there can be very many: the keys among those planned that have to be looked at one by one, since they may not be as the import left them
   * or something else knows of them by now. All others can simply be undone.
   */
  touched?(sql: Sql, planned: { written: Fragment; at: string }): Promise<string[]>
  /** Which of these could be taken away: still as the import left them, and nothing else knows of them. */
  removable(at: Pick<Context, 'sql' | 'now' | 'zone'>, rows: readonly TargetRow[]): Promise<Set<string>>
  /** Takes away those that can be. */
  remove(context: ImportContext, rows: readonly TargetRow[]): Promise<ReadonlySet<string>>
}
export type Targets = Record<ImportKind, ImportType>

/** What was written, where nothing but a change in the meantime can keep a row from it. */
export function written(changed: Changed<Set<string>>, faults: ReadonlyMap<string, RowError> = new Map()): Changed<Written> {
  return { ...changed, result: { done: changed.result, faults } }
}

/** Whether something is still as a row of the file made it. */
export function isAsWritten(now: Text | undefined, { text }: Pick<TargetRow, 'text'>): boolean {
  return now !== undefined && Object.entries(text).every(([field, to]) => (now[field] ?? '') === to)
}

/** What a plan writes, to whom. */
export function rowOf({ key, written, row_number }: Pick<Plan, 'key' | 'written' | 'row_number'>): TargetRow {
  return { key: key ?? '', text: written, row_number }
}
