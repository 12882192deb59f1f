import type { ImportCounts, ImportKind, ImportOutcome, ImportRow } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn } from '../../platform/clock.ts'
import { change, RECORDED_AS_IMPORT } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { CheckRow } from '../import-types/import-type.ts'
import { rowOf } from '../import-types/import-type.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import { lockImport, updateImport } from '../lifecycle/store.ts'
import { presentRow } from './list-rows.ts'
import { planRows } from './plan-rows.ts'
import { countOutcomes, findOutcome, findPlans, findSameKey, lockRow, updateRow, upsertPlan } from './row-store.ts'

type Correction = { id: number; row_number: number; cells?: Record<string, string> | undefined; left_out?: boolean | undefined }

/**
 * Corrects, excludes or includes a row and checks it again. Changes are audited when the import is applied. Refusals:
 * `import-not-found`, `import-not-ready` when not in the checked state, `import-row-not-found`.
 */
export async function correctRow(
  context: StaffContext,
  { id, row_number, cells, left_out }: Correction,
): Promise<{ row: ImportRow; counts: ImportCounts }> {
  return change(context, async (tx, context) => {
    const stored = await lockImport(tx, id)
    if (!stored || stored.state === 'discarded') throw new Problem('import-not-found')
    const { choices, sheets, state } = stored
    if (state !== 'checked' || !choices) throw new Problem('import-not-ready')
    const place = {
      id,
      sheet: Math.max(
        0,
        sheets.findIndex(({ name }) => name === choices.sheet),
      ),
      row_number,
    }
    const found = row_number > choices.header_row ? await lockRow(tx, place) : null
    if (!found) throw new Problem('import-row-not-found')
    const mended = cells ? { ...found.mended, ...cells } : found.mended
    const row = { ...found, mended, left_out: left_out ?? found.left_out }
    await updateRow(tx, place, row)
    const earlier = (key: string) => findSameKey(tx, { id, key, row_number })
    const judge = await checkRelated(tx, { id, row_number, kind: choices.kind })
    const [plan] = await planRows(tx, [row], { choices, today: dayIn(context.zone, context.now), earlier, judge })
    if (!plan) throw new Error('a row has no plan')
    const was = await findOutcome(tx, { id, row_number })
    await upsertPlan(tx, id, plan)
    const counts = stored.counts ? moved(stored.counts, was, plan.outcome) : await countOutcomes(tx, id)
    await updateImport(tx, id, { json: { counts } })
    return { result: { row: presentRow(plan, row), counts }, audit: RECORDED_AS_IMPORT }
  })
}

/** Moves one row between outcomes without recounting a hundred thousand. */
function moved(counts: ImportCounts, from: ImportOutcome | null, to: ImportOutcome): ImportCounts {
  const after = { ...counts }
  if (from) after[from] -= 1
  after[to] += 1
  return after
}

const BATCH = 500

/** A checker that has seen all other rows of the file. */
async function checkRelated(
  tx: Tx,
  { id, row_number, kind }: { id: number; row_number: number; kind: ImportKind },
): Promise<CheckRow | undefined> {
  const judge = IMPORT_TYPES[kind].judge?.(tx as unknown as Sql)
  for (let after = 0; judge; ) {
    const plans = await findPlans(tx, { id, outcomes: ['new', 'changed'], after, limit: BATCH })
    if (plans.length === 0) break
    after = plans.at(-1)?.row_number ?? after
    await judge(plans.filter((plan) => plan.row_number !== row_number).map(rowOf))
  }
  return judge
}
