import { pipeline } from 'node:stream/promises'
import type { FieldChange, ImportCounts, ImportOutcome, RowError } from '@clinic/contract/imports'

import type { Fragment, Json, Sql, TransactionSql, Tx } from '../../platform/db/database.ts'
import { pause } from './pause.ts'

export type FileRow = { row_number: number; cells: string[]; mended: Record<string, string> | null; left_out: boolean }
/** `written`: new field values as text; `before`: old ones, null for a new key. */
export type Plan = {
  row_number: number
  outcome: ImportOutcome
  key: string | null
  faults: RowError[]
  written: Record<string, string>
  before: Record<string, string> | null
}

/** A transaction for COPY. `seal`: encrypts a value for a text column. */
export type Copying = { tx: Tx; seal(value: unknown): string }

export function changesOf({ written, before }: Pick<Plan, 'written' | 'before'>): FieldChange[] {
  return Object.entries(written).map(([field, to]) => ({ field, from: before === null ? null : (before[field] ?? ''), to }))
}

/** COPY with pipelining: some hundreds of lines are built while the last are sent. */
async function copyIn<T>(
  tx: Tx,
  target: 'import_rows (import_id, sheet, row_number, cells)' | typeof PLANS,
  { rows, line }: { rows: readonly T[]; line(row: T): string },
) {
  if (rows.length === 0) return
  const sink = await tx.unsafe(`copy ${target} from stdin`).writable()
  await pipeline(linesOf(rows, line), sink)
}

const LINES_AT_ONCE = 500

async function* linesOf<T>(rows: readonly T[], line: (row: T) => string): AsyncGenerator<string> {
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
    yield rows
      .slice(at, at + LINES_AT_ONCE)
      .map(line)
      .join('')
    await pause()
  }
}

const PLANS = 'import_plans (import_id, row_number, outcome, key, faults, written, before, numbers)'

/** COPY’s text format: tabs separate columns, a backslash escapes. JSON contains no raw tab or line end. */
function escaped(text: string): string {
  return text.includes('\\') ? text.replaceAll('\\', '\\\\') : text
}

function plainEscaped(text: string): string {
  return escaped(text).replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

export function insertRows(
  { tx, seal }: Copying,
  id: number,
  { sheet, rows }: { sheet: number; rows: readonly Pick<FileRow, 'row_number' | 'cells'>[] },
): Promise<void> {
  const line = ({ row_number, cells }: Pick<FileRow, 'row_number' | 'cells'>) => `${id}\t${sheet}\t${row_number}\t${seal(cells)}\n`
  return copyIn(tx, 'import_rows (import_id, sheet, row_number, cells)', { rows, line })
}

export function insertPlans({ tx, seal }: Copying, id: number, plans: readonly Plan[]): Promise<void> {
  return copyIn(tx, PLANS, { rows: plans, line: (plan) => planLine(id, plan, seal) })
}

function planLine(id: number, plan: Plan, seal: Copying['seal']): string {
  const { row_number, outcome, key, faults, written, before, numbers } = apart(plan)
  const texts = [faults, written, before].map((value) => (value === null ? '\\N' : escaped(JSON.stringify(value))))
  return `${[id, row_number, outcome, key === null ? '\\N' : plainEscaped(key), ...texts, numbers ? seal(numbers) : '\\N'].join('\t')}\n`
}

/** The health number a row writes, and the previous one. */
type Numbers = { written: string; before: string | null }
type KeptPlan = Plan & { numbers: Numbers | null }

/** Encrypted separately: the other values stay readable because SQL compares them with current data. */
function apart(plan: Plan): KeptPlan {
  const { written, before } = plan
  if (written.health_number === undefined) return { ...plan, numbers: null }
  const hidden = { health_number: '' }
  return {
    ...plan,
    written: { ...written, ...hidden },
    before: before?.health_number === undefined ? before : { ...before, ...hidden },
    numbers: { written: written.health_number, before: before?.health_number ?? null },
  }
}

function together<P extends KeptPlan>({ numbers, ...plan }: P): Omit<P, 'numbers'> {
  if (!numbers) return plan
  const { written, before } = plan
  return {
    ...plan,
    written: { ...written, health_number: numbers.written },
    before: before && numbers.before !== null ? { ...before, health_number: numbers.before } : before,
  }
}

export async function deletePlans(tx: Tx, id: number): Promise<void> {
  await tx`delete from import_plans where import_id = ${id}`
}

/** The next rows of a sheet after a row number, in order. */
export function findRows(
  sql: Sql | TransactionSql,
  { id, sheet, after, limit }: { id: number; sheet: number; after: number; limit: number },
): Promise<FileRow[]> {
  return sql<FileRow[]>`
    select row_number, cells, mended, left_out from import_rows
    where import_id = ${id} and sheet = ${sheet} and row_number > ${after} order by row_number limit ${limit}`
}

export async function countRows(sql: Sql | Tx, { id, sheet, after }: { id: number; sheet: number; after: number }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from import_rows where import_id = ${id} and sheet = ${sheet} and row_number > ${after}`
  return row?.count ?? 0
}

export async function lockRow(
  tx: Tx,
  { id, sheet, row_number }: { id: number; sheet: number; row_number: number },
): Promise<FileRow | null> {
  const [row] = await tx<FileRow[]>`
    select row_number, cells, mended, left_out from import_rows
    where import_id = ${id} and sheet = ${sheet} and row_number = ${row_number} for update`
  return row ?? null
}

export async function updateRow(
  tx: Tx,
  { id, sheet, row_number }: { id: number; sheet: number; row_number: number },
  { mended, left_out }: Pick<FileRow, 'mended' | 'left_out'>,
): Promise<void> {
  await tx`
    update import_rows set mended = ${mended === null ? null : tx.types.sealed(mended)}, left_out = ${left_out}
    where import_id = ${id} and sheet = ${sheet} and row_number = ${row_number}`
}

/** Plans as a condition, an order and a limit find them. */
export async function readPlans(sql: Sql | Tx, condition: Fragment): Promise<Plan[]> {
  const rows = await sql<KeptPlan[]>`select row_number, outcome, key, faults, written, before, numbers from import_plans ${condition}`
  return rows.map(together)
}

/** Plans of some outcomes after a row number, in order. */
export function findPlans(
  sql: Sql | Tx,
  { id, outcomes, after, limit }: { id: number; outcomes: readonly ImportOutcome[]; after: number; limit: number },
): Promise<Plan[]> {
  return readPlans(
    sql,
    sql`where import_id = ${id} and outcome = any(${outcomes as string[]}) and row_number > ${after} order by row_number limit ${limit}`,
  )
}

/** Plans of some outcomes in order, in batches. */
export async function* eachPlans(
  tx: Tx,
  { id, outcomes, limit }: { id: number; outcomes: readonly ImportOutcome[]; limit: number },
): AsyncGenerator<Plan[]> {
  for (let after = 0; ; ) {
    const plans = await findPlans(tx, { id, outcomes, after, limit })
    const last = plans.at(-1)
    if (!last) return
    after = last.row_number
    yield plans
  }
}

/** The first other row of the file with this key that will be written. */
export async function findSameKey(
  tx: Tx,
  { id, key, row_number }: { id: number; key: string; row_number: number },
): Promise<number | null> {
  const [row] = await tx<{ row_number: number | null }[]>`
    select min(row_number) as row_number from import_plans
    where import_id = ${id} and key = ${key} and row_number <> ${row_number} and outcome in ('new', 'changed', 'same')`
  return row?.row_number ?? null
}

/** Null before the row was checked. */
export async function findOutcome(tx: Tx, { id, row_number }: { id: number; row_number: number }): Promise<ImportOutcome | null> {
  const [row] = await tx<
    { outcome: ImportOutcome }[]
  >`select outcome from import_plans where import_id = ${id} and row_number = ${row_number}`
  return row?.outcome ?? null
}

export async function upsertPlan(tx: Tx, id: number, given: Plan): Promise<void> {
  const { faults, written, before, numbers, ...plan } = apart(given)
  const texts = { faults: tx.json(faults), written: tx.json(written), before: before && tx.json(before) }
  const row = { import_id: id, ...plan, ...texts, numbers: numbers && tx.types.sealed(numbers) }
  await tx`insert into import_plans ${tx(row)} on conflict (import_id, row_number) do update set ${tx(row)}`
}

export async function findPlannedRows(
  sql: Sql,
  { id, sheet, outcome, limit, offset }: { id: number; sheet: number; outcome: ImportOutcome | ''; limit: number; offset: number },
): Promise<(Plan & Pick<FileRow, 'cells' | 'mended'>)[]> {
  const rows = await sql<(KeptPlan & Pick<FileRow, 'cells' | 'mended'>)[]>`
    select p.row_number, p.outcome, p.key, p.faults, p.written, p.before, p.numbers, r.cells, r.mended
    from import_plans p join import_rows r on r.import_id = p.import_id and r.sheet = ${sheet} and r.row_number = p.row_number
    where p.import_id = ${id} and (${outcome} = '' or p.outcome = ${outcome})
    order by p.row_number limit ${limit} offset ${offset}`
  return rows.map(together)
}

export async function countOutcomes(sql: Sql | Tx, id: number): Promise<ImportCounts> {
  const rows = await sql<{ outcome: ImportOutcome; count: number }[]>`
    select outcome, count(*) as count from import_plans where import_id = ${id} group by outcome`
  const none = { new: 0, changed: 0, same: 0, refused: 0, left_out: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) }
}

export type RefusedRow = { row_number: number; fault: RowError }

/** Rejects rows that could not be written, each with its reason. */
export async function rejectPlans(tx: Tx, id: number, rows: readonly RefusedRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx`
    update import_plans p set outcome = 'refused', faults = json_build_array(late.fault)
    from json_to_recordset(${tx.json(rows as Json)}::json) as late (row_number integer, fault json)
    where p.import_id = ${id} and p.row_number = late.row_number`
}
