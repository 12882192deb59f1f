import type { ImportChoices } from '@clinic/contract/imports'
import { planRow, type RowPlan } from '@clinic/core/imports/plan-row'
import { readRow } from '@clinic/core/imports/read-row'
import type { Sql, Tx } from '../../platform/db/database.ts'
import type { Judge } from '../import-types/import-type.ts'
import { rowOf } from '../import-types/import-type.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import type { FileRow, Plan } from './row-store.ts'

/** `earlier`: which other row of the file will write to the same key; `met`: hears of every row that will. `judge`: the kind's own, where it has one. */
type Look = {
  choices: ImportChoices
  today: string
  earlier(key: string): number | null | Promise<number | null>
  met?(key: string, row_number: number): void
  judge?: Judge | undefined
}

/** What would become of some rows of a file, beside what is there now. */
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
      const plan = keptPlan({ row_number, key: said.key }, planRow(said, there.get(said.key ?? '') ?? null, seen))
      if (plan.key !== null && plan.outcome !== 'refused') met?.(plan.key, row_number)
      plans.push(plan)
    }
  }
  return judge ? refuseJudged(plans, judge) : plans
}

/** As it is kept: what a new row finds there is nothing. */
function keptPlan(row: Pick<Plan, 'row_number' | 'key'>, { outcome, faults, changes }: RowPlan): Plan {
  const written: Plan['written'] = {}
  const before: Record<string, string> = {}
  for (const { field, from, to } of changes) {
    written[field] = to
    before[field] = from ?? ''
  }
  return { ...row, outcome, faults, written, before: outcome === 'changed' ? before : null }
}

/** What would be written is looked at once more, beside what is kept. */
async function refuseJudged(plans: readonly Plan[], judge: Judge): Promise<Plan[]> {
  const faults = await judge(plans.filter(isWritten).map(rowOf))
  return plans.map((plan) => {
    const fault = isWritten(plan) ? faults.get(plan.key ?? '') : undefined
    return fault ? { ...plan, outcome: 'refused', faults: [...plan.faults, fault], written: {}, before: null } : plan
  })
}

function isWritten({ outcome }: Plan): boolean {
  return outcome === 'new' || outcome === 'changed'
}

/** The cells with a person's own in their place. */
export function correctedCells({ cells, mended }: Pick<FileRow, 'cells' | 'mended'>): string[] {
  if (!mended) return cells
  const width = Math.max(cells.length, ...Object.keys(mended).map((column) => Number(column) + 1))
  return Array.from({ length: width }, (_, column) => mended[column] ?? cells[column] ?? '')
}
