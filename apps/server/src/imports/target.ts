import type { ImportKind, RowFault } from '@clinic/contract/imports'
import type { Context } from '../platform/change.ts'
import type { Sql } from '../platform/database.ts'
import type { Plan } from './row-store.ts'

/** What a spreadsheet can hold of one thing, as text by field: '' is nothing. */
export type Text = Record<string, string>
/** One thing to write: its key, the fields with what they become, and the row of the file that says so. */
export type TargetRow = { key: string; text: Text; row_number: number }
/** `import_id`: which import the audit entries name. */
export type ImportContext = Context & { import_id: number }
export type Deed = 'import' | 'undo'
/** Looks at rows of one file, in order: by key, what is wrong with them that only what is kept, or a row before them, can tell. */
export type Judge = (rows: readonly TargetRow[]) => Promise<Map<string, RowFault>>

/**
 * What can be imported: how it is read as text by key, added, changed and taken away. Each of the writes is a change with an audit entry for every
 * thing, and answers the keys of what was done: what is left out has changed in the meantime.
 */
export type Target = {
  read(sql: Sql, keys: readonly string[]): Promise<Map<string, Text>>
  /** Begins to look at a file; rows that have a fault are not written. */
  judge?(sql: Sql): Judge
  add(context: ImportContext, rows: readonly TargetRow[]): Promise<Set<string>>
  /** `decide` sees all of them under lock, and answers what to write. */
  write(
    context: ImportContext,
    { keys, deed, decide }: { keys: readonly string[]; deed: Deed; decide(now: Map<string, Text>): readonly TargetRow[] },
  ): Promise<Set<string>>
  /** Which of these could be taken away: still as the import left them, and nothing else knows of them. */
  removable(at: Pick<Context, 'sql' | 'now' | 'zone'>, rows: readonly TargetRow[]): Promise<Set<string>>
  /** Takes away those that can be. */
  remove(context: ImportContext, rows: readonly TargetRow[]): Promise<Set<string>>
}
export type Targets = Record<ImportKind, Target>

/** Whether something is still as a row of the file made it. */
export function isAsWritten(now: Text | undefined, { text }: Pick<TargetRow, 'text'>): boolean {
  return now !== undefined && Object.entries(text).every(([field, to]) => (now[field] ?? '') === to)
}

/** What a plan writes, to whom. */
export function rowOf({ key, changes, row_number }: Pick<Plan, 'key' | 'changes' | 'row_number'>): TargetRow {
  return { key: key ?? '', text: Object.fromEntries(changes.map(({ field, to }) => [field, to])), row_number }
}
