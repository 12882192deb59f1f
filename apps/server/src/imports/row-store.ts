import type { FieldChange, ImportCounts, ImportOutcome, RowFault } from '@clinic/contract/imports'
import type { Sql, TransactionSql, Tx } from '../platform/database.ts'

export type FileRow = { row_number: number; cells: string[]; mended: Record<string, string> | null; left_out: boolean }
export type Plan = { row_number: number; outcome: ImportOutcome; key: string | null; faults: RowFault[]; changes: FieldChange[] }

/** Puts rows in the quickest way there is; `lines` are made while they are sent. */
async function copyIn(tx: Tx, target: 'import_rows (import_id, sheet, row_number, cells)' | typeof PLANS, lines: AsyncIterable<string>) {
  const sink = await tx.unsafe(`copy ${target} from stdin`).writable()
  await new Promise<void>((resolve, reject) => {
    sink.once('error', reject)
    sink.once('finish', resolve)
    void write(sink, lines).then(
      () => sink.end(),
      (error: Error) => sink.destroy(error),
    )
  })
}

async function write(sink: NodeJS.WritableStream, lines: AsyncIterable<string>): Promise<void> {
  for await (const text of lines) if (!sink.write(text)) await new Promise((resolve) => sink.once('drain', resolve))
}

const PLANS = 'import_plans (import_id, row_number, outcome, key, faults, changes)'

/** COPY's text form: a tab between columns, a backslash before what would be one of its signs. JSON holds no raw tab or line end. */
function escaped(text: string): string {
  return text.includes('\\') ? text.replaceAll('\\', '\\\\') : text
}

function plainEscaped(text: string): string {
  return escaped(text).replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

export type ReadBatch = { sheet: number; rows: { row_number: number; cells: string[] }[] }

/** Keeps the rows of a file as they are read. */
export function insertRows(tx: Tx, id: number, batches: AsyncIterable<ReadBatch>): Promise<void> {
  async function* lines() {
    for await (const { sheet, rows } of batches) {
      yield rows.map(({ row_number, cells }) => `${id}\t${sheet}\t${row_number}\t${escaped(JSON.stringify(cells))}\n`).join('')
    }
  }
  return copyIn(tx, 'import_rows (import_id, sheet, row_number, cells)', lines())
}

/** Keeps what becomes of each row. */
export function insertPlans(tx: Tx, id: number, batches: AsyncIterable<Plan[]>): Promise<void> {
  async function* lines() {
    for await (const plans of batches) yield plans.map((plan) => planLine(id, plan)).join('')
  }
  return copyIn(tx, PLANS, lines())
}

function planLine(id: number, { row_number, outcome, key, faults, changes }: Plan): string {
  const written = [JSON.stringify(faults), JSON.stringify(changes)].map(escaped).join('\t')
  return `${id}\t${row_number}\t${outcome}\t${key === null ? '\\N' : plainEscaped(key)}\t${written}\n`
}

/** Forgets what would become of the rows. */
export async function deletePlans(tx: Tx, id: number): Promise<void> {
  await tx`delete from import_plans where import_id = ${id}`
}

/** Rows of a sheet after a row number, in order, so many at once. */
export function findRows(
  sql: Sql | TransactionSql,
  { id, sheet, after, limit }: { id: number; sheet: number; after: number; limit: number },
): Promise<FileRow[]> {
  return sql<FileRow[]>`
    select row_number, cells, mended, left_out from import_rows
    where import_id = ${id} and sheet = ${sheet} and row_number > ${after} order by row_number limit ${limit}`
}

/** How many rows of a sheet are kept after a row number. */
export async function countRows(sql: Sql | Tx, { id, sheet, after }: { id: number; sheet: number; after: number }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from import_rows where import_id = ${id} and sheet = ${sheet} and row_number > ${after}`
  return row?.count ?? 0
}

/** One row under lock. */
export async function lockRow(
  tx: Tx,
  { id, sheet, row_number }: { id: number; sheet: number; row_number: number },
): Promise<FileRow | null> {
  const [row] = await tx<FileRow[]>`
    select row_number, cells, mended, left_out from import_rows
    where import_id = ${id} and sheet = ${sheet} and row_number = ${row_number} for update`
  return row ?? null
}

/** Keeps what a person made of a row. */
export async function updateRow(
  tx: Tx,
  { id, sheet, row_number }: { id: number; sheet: number; row_number: number },
  { mended, left_out }: Pick<FileRow, 'mended' | 'left_out'>,
): Promise<void> {
  await tx`
    update import_rows set mended = ${mended === null ? null : tx.json(mended)}, left_out = ${left_out}
    where import_id = ${id} and sheet = ${sheet} and row_number = ${row_number}`
}

/** Plans after a row number, of some outcomes, in order. */
export function findPlans(
  sql: Sql | Tx,
  { id, outcomes, after, limit }: { id: number; outcomes: readonly ImportOutcome[]; after: number; limit: number },
): Promise<Plan[]> {
  return sql<Plan[]>`
    select row_number, outcome, key, faults, changes from import_plans
    where import_id = ${id} and outcome = any(${outcomes as string[]}) and row_number > ${after} order by row_number limit ${limit}`
}

/** The first row of the file with this key that will be written, but for one. */
export async function findSameKey(
  tx: Tx,
  { id, key, row_number }: { id: number; key: string; row_number: number },
): Promise<number | null> {
  const [row] = await tx<{ row_number: number | null }[]>`
    select min(row_number) as row_number from import_plans
    where import_id = ${id} and key = ${key} and row_number <> ${row_number} and outcome in ('new', 'changed', 'same')`
  return row?.row_number ?? null
}

/** Keeps what becomes of one row. */
export async function upsertPlan(tx: Tx, id: number, { faults, changes, ...plan }: Plan): Promise<void> {
  const row = { import_id: id, ...plan, faults: tx.json(faults), changes: tx.json(changes) }
  await tx`insert into import_plans ${tx(row)} on conflict (import_id, row_number) do update set ${tx(row)}`
}

/** A page of an import's rows with what becomes of them. */
export function findPlannedRows(
  sql: Sql,
  { id, sheet, outcome, limit, offset }: { id: number; sheet: number; outcome: ImportOutcome | ''; limit: number; offset: number },
): Promise<(Plan & Pick<FileRow, 'cells' | 'mended'>)[]> {
  return sql`
    select p.row_number, p.outcome, p.key, p.faults, p.changes, r.cells, r.mended
    from import_plans p join import_rows r on r.import_id = p.import_id and r.sheet = ${sheet} and r.row_number = p.row_number
    where p.import_id = ${id} and (${outcome} = '' or p.outcome = ${outcome})
    order by p.row_number limit ${limit} offset ${offset}`
}

/** How many rows come out how. */
export async function countOutcomes(sql: Sql | Tx, id: number): Promise<ImportCounts> {
  const rows = await sql<{ outcome: ImportOutcome; count: number }[]>`
    select outcome, count(*) as count from import_plans where import_id = ${id} group by outcome`
  const none = { new: 0, changed: 0, same: 0, refused: 0, left_out: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) }
}

/** Rows that could not be done after all. */
export async function refusePlans(tx: Tx, id: number, { rows, fault }: { rows: readonly number[]; fault: RowFault }): Promise<void> {
  if (rows.length === 0) return
  await tx`
    update import_plans set outcome = 'refused', faults = ${tx.json([fault])}
    where import_id = ${id} and row_number = any(${rows as number[]})`
}
