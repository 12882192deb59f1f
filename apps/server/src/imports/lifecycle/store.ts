import type { ImportChoices, ImportCounts, ImportKind, ImportState, ImportStop, UndoChoice } from '@clinic/contract/imports'
import type { Json, Sql, Tx } from '../../platform/db/database.ts'
import type { ErrorDetails, SheetFound } from '../spreadsheet/spreadsheet.ts'

/** A stored import with the names of the users involved. */
export type StoredImport = {
  id: number
  version: number
  state: ImportState
  kind: ImportKind | null
  file_name: string
  file_size: number
  file_hash: string
  format: 'xlsx' | 'xls' | 'csv' | null
  sheets: SheetFound[]
  choices: ImportChoices | null
  unknown_values: Record<string, { value: string; count: number }[]>
  counts: ImportCounts | null
  fault: { code: ImportStop; details: ErrorDetails } | null
  attempts: number
  progress: number
  total: number
  created_by: string
  created_at: string
  ordered_by: number | null
  orderer: string | null
  ordered_from: string
  restore: UndoChoice
  applied_at: string | null
  undone_at: string | null
  undone_by: string | null
  content_removed_at: string | null
  same_as: number | null
}

function namedImports(sql: Sql | Tx) {
  return sql`
    i.id, i.version, i.state, i.kind, i.file_name, i.file_size, i.file_hash, i.format, i.sheets, i.choices, i.unknown_values, i.counts, i.fault, i.attempts,
    i.progress, i.total, c.name as created_by, i.created_at, i.ordered_by, o.name as orderer, i.ordered_from, i.restore, i.applied_at,
    i.undone_at, i.content_removed_at, u.name as undone_by,
    (select max(s.id) from imports s where s.file_hash = i.file_hash and s.id < i.id and s.state = 'applied') as same_as
    from imports i join users c on c.id = i.created_by left join users o on o.id = i.ordered_by left join users u on u.id = i.undone_by`
}

export async function findImport(sql: Sql | Tx, id: number): Promise<StoredImport | null> {
  const [row] = await sql<StoredImport[]>`select ${namedImports(sql)} where i.id = ${id}`
  return row ?? null
}

/** Same under lock. */
export async function lockImport(tx: Tx, id: number): Promise<StoredImport | null> {
  await tx`select from imports where id = ${id} for update`
  return findImport(tx, id)
}

export function findImports(sql: Sql, { limit, offset }: { limit: number; offset: number }): Promise<StoredImport[]> {
  return sql<StoredImport[]>`select ${namedImports(sql)} where i.state <> 'discarded' order by i.id desc limit ${limit} offset ${offset}`
}

export async function countImports(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from imports where state <> 'discarded'`
  return row?.count ?? 0
}

/** Imports with a stage to run. */
export function findAtWork(sql: Sql): Promise<{ id: number; state: ImportState }[]> {
  return sql`select id, state from imports where state in ('reading', 'checking', 'applying', 'undoing') order by id`
}

/** Returns the new id. */
export async function insertImport(
  tx: Tx,
  row: { file_name: string; file_size: number; file_hash: string; created_by: number; created_at: string },
): Promise<number> {
  const [made] = await tx<{ id: number }[]>`insert into imports ${tx({ ...row, state: 'reading' })} returning id`
  if (!made) throw new Error('the import was not created')
  return made.id
}

type Fields = Partial<
  Pick<
    StoredImport,
    | 'state'
    | 'kind'
    | 'format'
    | 'attempts'
    | 'progress'
    | 'total'
    | 'ordered_by'
    | 'ordered_from'
    | 'applied_at'
    | 'undone_at'
    | 'content_removed_at'
  >
> & { undone_by?: number }
type JsonFields = Partial<Pick<StoredImport, 'sheets' | 'choices' | 'unknown_values' | 'counts' | 'restore' | 'fault'>>

/** Updates fields and raises the version. */
export async function updateImport(tx: Tx, id: number, { plain = {}, json = {} }: { plain?: Fields; json?: JsonFields }): Promise<void> {
  const written = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, value === null ? null : tx.json(value as Json)]))
  await tx`update imports set ${tx({ ...plain, ...written } as Record<string, never>)}, version = version + 1 where id = ${id}`
}

/** Written outside the stage’s transaction, which no one can see yet. */
export async function showProgress(sql: Sql, id: number, { progress, total }: { progress: number; total: number }): Promise<void> {
  await sql`update imports set progress = ${progress}, total = ${total} where id = ${id}`
}

/** One process at a time works on an import; the lock ends with the transaction. */
export async function tryWorkLock(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx<{ locked: boolean }[]>`select pg_try_advisory_xact_lock(${WORK_LOCKS}, ${id}) as locked`
  return row?.locked ?? false
}

const WORK_LOCKS = 28_001

export async function insertChunk(tx: Tx, { bytes, ...place }: { import_id: number; number: number; bytes: Uint8Array }): Promise<void> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
  await tx`insert into import_pieces ${tx({ ...place, bytes: tx.types.sealed(text) })}`
}

export async function findFile(sql: Sql | Tx, { id, size }: { id: number; size: number }): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Uint8Array(size)
  let offset = 0
  for await (const [piece] of sql<{ bytes: string }[]>`select bytes from import_pieces where import_id = ${id} order by number`.cursor(1)) {
    const bytes = Buffer.from(piece?.bytes ?? '', 'base64')
    file.set(bytes, offset)
    offset += bytes.length
  }
  return file
}

/** Deletes an import’s file, rows and results; `writes`: also its undo data. */
export async function deleteContent(tx: Tx, id: number, { writes }: { writes: boolean }): Promise<void> {
  await tx`delete from import_pieces where import_id = ${id}`
  await tx`delete from import_rows where import_id = ${id}`
  await tx`delete from import_plans where import_id = ${id} ${writes ? tx`` : tx`and outcome not in ('new', 'changed')`}`
}

/** Imports with a file, untouched since a time, except running ones. */
export function findStale(sql: Sql, since: string): Promise<{ id: number; state: ImportState }[]> {
  return sql`
    select id, state from imports
    where content_removed_at is null and state in ('choosing', 'checked', 'applied', 'undone', 'refused')
      and coalesce(undone_at, applied_at, created_at) < ${since} order by id`
}

/** Imports applied before a time, or undone, without a file but with undo data. */
export function findUndoable(sql: Sql, since: string): Promise<{ id: number }[]> {
  return sql`
    select id from imports i
    where content_removed_at is not null and (state = 'undone' or state = 'applied' and applied_at < ${since})
      and exists (select from import_plans p where p.import_id = i.id) order by id`
}

export type Remembered = { columns: Record<string, string>; values: Record<string, Record<string, string>> }

/** Meanings of headers and values from earlier imports. */
export async function findRemembered(sql: Sql | Tx, kind: ImportKind): Promise<Remembered> {
  const headers = await sql<{ header: string; field: string }[]>`select header, field from import_meanings where kind = ${kind}`
  const words = await sql<{ field: string; value: string; meaning: string }[]>`
    select field, value, meaning from import_values where kind = ${kind}`
  const values: Remembered['values'] = {}
  for (const { field, value, meaning } of words) values[field] = { ...values[field], [value]: meaning }
  return { columns: Object.fromEntries(headers.map(({ header, field }) => [header, field])), values }
}

/** Remembers them; a header with '' is ignored next time too. */
export async function addRemembered(tx: Tx, kind: ImportKind, { columns, values }: Remembered): Promise<void> {
  const headers = Object.entries(columns).map(([header, field]) => ({ kind, header, field }))
  const words = Object.entries(values).flatMap(([field, meanings]) =>
    Object.entries(meanings).map(([value, meaning]) => ({ kind, field, value, meaning })),
  )
  if (headers.length > 0)
    await tx`insert into import_meanings ${tx(headers)} on conflict (kind, header) do update set field = excluded.field`
  if (words.length > 0)
    await tx`insert into import_values ${tx(words)} on conflict (kind, field, value) do update set meaning = excluded.meaning`
}

/** Words of a file that its import leaves without a meaning lose the one they had. Those of other files stay. */
export async function forgetWords(tx: Tx, kind: ImportKind, words: StoredImport['unknown_values']): Promise<void> {
  for (const [field, unknown] of Object.entries(words))
    await tx`delete from import_values where kind = ${kind} and field = ${field} and value = any(${unknown.map(({ value }) => value)})`
}

/** Counts a failure that may be temporary. */
export async function markAttempt(sql: Sql, id: number, state: ImportState): Promise<void> {
  await sql`update imports set attempts = attempts + 1 where id = ${id} and state = ${state}`
}

/** Returns an import to the user, or ends it, with the reason. */
export async function stopImport(
  sql: Sql,
  id: number,
  { from, to, fault }: { from: ImportState; to: ImportState; fault: NonNullable<StoredImport['fault']> },
): Promise<void> {
  await sql`
    update imports set state = ${to}, fault = ${sql.json(fault as Json)}, attempts = 0, version = version + 1 where id = ${id} and state = ${from}`
}

/** Lifts the timeouts: a stage has long statements, and pauses while the file is read. */
export async function allowLongWork(tx: Tx): Promise<void> {
  await tx`set local statement_timeout = 0`
  await tx`set local idle_in_transaction_session_timeout = '5min'`
}
