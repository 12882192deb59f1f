import type { ImportChoices } from '@clinic/contract/imports'
import { planRow, type RowPlan } from '@clinic/core/imports/plan-row'
import { readRow } from '@clinic/core/imports/read-row'
import type { Sql, Tx } from '../../platform/db/database.ts'
import type { CheckRow } from '../import-types/import-type.ts'
import { rowOf } from '../import-types/import-type.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import type { FileRow, Plan } from './row-store.ts'

/**
 * `earlier`: the other row with the same key; `met`: called for every row to write. `judge`: the kind’s own checker,
 * if any.
 */
type Look = {
  choices: ImportChoices
  today: string
  earlier(key: string): number | null | Promise<number | null>
  met?(key: string, row_number: number): void
  judge?: CheckRow | undefined
}

/** The outcome of some rows compared with the stored data. */
export async function planRows(sql: Sql | Tx, rows: readonly FileRow[], { choices, today, earlier, met, judge }: Look): Promise<Plan[]> {
  const read = rows.map((row) => ({ row, said: readRow(correctedCells(row), choices, { today }) }))
  const keys = read.flatMap(({ row, said }) => (said.key === null || row.left_out ? [] : [said.key]))
  const there = await IMPORT_TYPES[choices.kind].read(sql as Sql, [...new Set(keys)])
  const plans: Plan[] = []
  for (const { row, said } of read) {
    const { row_number } = row
    if (row.left_out) plans.push({ row_number, outcome: 'left_out', key: said.key, faults: said.faults, written: {}, before: null })
    else {
      const seen = said.key === null ? null : await earlier(said.key)
      const plan = storedPlan({ row_number, key: said.key }, planRow(said, there.get(said.key ?? '') ?? null, seen))
      if (plan.key !== null && plan.outcome !== 'refused') met?.(plan.key, row_number)
      plans.push(plan)
    }
  }
  return judge ? refuseJudged(plans, judge) : plans
}

/** As stored: the prior value of a new row is nothing. */
function storedPlan(row: Pick<Plan, 'row_number' | 'key'>, { outcome, faults, changes }: RowPlan): Plan {
  const written: Plan['written'] = {}
  const before: Record<string, string> = {}
  for (const { field, from, to } of changes) {
    written[field] = to
    before[field] = from ?? ''
  }
  return { ...row, outcome, faults, written, before: outcome === 'changed' ? before : null }
}

/** Runs the kind’s checker on the rows to write. */
async function refuseJudged(plans: readonly Plan[], judge: CheckRow): Promise<Plan[]> {
  const faults = await judge(plans.filter(isWritten).map(rowOf))
  return plans.map((plan) => {
    const fault = isWritten(plan) ? faults.get(plan.key ?? '') : undefined
    return fault ? { ...plan, outcome: 'refused', faults: [...plan.faults, fault], written: {}, before: null } : plan
  })
}

function isWritten({ outcome }: Plan): boolean {
  return outcome === 'new' || outcome === 'changed'
}

/** The cells with the user’s corrections applied. */
export function correctedCells({ cells, mended }: Pick<FileRow, 'cells' | 'mended'>): string[] {
  if (!mended) return cells
  const width = Math.max(cells.length, ...Object.keys(mended).map((column) => Number(column) + 1))
  return Array.from({ length: width }, (_, column) => mended[column] ?? cells[column] ?? '')
}
