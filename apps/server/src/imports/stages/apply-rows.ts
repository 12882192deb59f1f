import type { ImportCounts, RowError } from '@clinic/contract/imports'
import { ERROR_TEXTS } from '@clinic/core/imports/error-texts'
import type { Context } from '../../platform/db/change.ts'
import { type ImportContext, type ImportType, rowOf, type Written } from '../import-types/import-type.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import { type StoredImport, updateImport } from '../lifecycle/store.ts'
import { pause } from '../rows/pause.ts'
import { countOutcomes, eachPlans, type Plan, type RefusedRow, rejectPlans } from '../rows/row-store.ts'
import { runStage } from './run-stage.ts'

/** Rows per statement. */
const BATCH = 2000

/**
 * Applies the preview: adds new rows and changes others, all or nothing on failure. Rows changed by someone else
 * since are rejected and reported.
 */
export function applyRows(context: Context, { id }: StoredImport): Promise<boolean> {
  return runStage({ context, id, state: 'applying' }, async ({ tx, inside, stored, tell }) => {
    if (!stored.kind) throw new Error('an import without a kind')
    const target = IMPORT_TYPES[stored.kind]
    const planned = stored.counts ?? (await countOutcomes(tx, id))
    const total = planned.new + planned.changed
    let done = 0
    for await (const plans of eachPlans(tx, { id, outcomes: ['new', 'changed'], limit: BATCH })) {
      const late = await write(target, { ...inside, import_id: id }, plans)
      await rejectPlans(tx, id, late)
      done += plans.length
      await tell(done, total)
      await pause()
    }
    const counts = await countOutcomes(tx, id)
    await updateImport(tx, id, { plain: { state: 'applied', attempts: 0, applied_at: inside.now }, json: { counts, fault: null } })
    return {
      action: 'Import Applied',
      description: `Import ${id} applied: ${describeCounts(counts)}`,
      entity: { kind: 'import', id: String(id), type: stored.kind },
      additionalInfo: JSON.stringify(counts),
    }
  })
}

const CHANGED_SINCE: RowError = { field: '', message: ERROR_TEXTS.changedSince }
const NOTHING: Written = { done: new Set(), faults: new Map() }

/**
 * Returns the rows that could not be written, each with the error of the rule; without one, the entity changed since
 * the preview.
 */
async function write(target: ImportType, context: ImportContext, plans: readonly Plan[]): Promise<RefusedRow[]> {
  const fresh = plans.filter(({ outcome }) => outcome === 'new')
  const others = new Map(plans.filter(({ outcome }) => outcome === 'changed').map((plan) => [plan.key ?? '', plan]))
  const added = fresh.length > 0 ? await target.add(context, fresh.map(rowOf)) : NOTHING
  const changed =
    others.size > 0
      ? await target.write(context, {
          keys: [...others.keys()],
          deed: 'import',
          decide: (now) =>
            [...others].flatMap(([key, plan]) => {
              const text = now.get(key)
              return text && Object.entries(plan.before ?? {}).every(([field, from]) => (text[field] ?? '') === from) ? [rowOf(plan)] : []
            }),
        })
      : NOTHING
  const late = plans.filter(({ key }) => !added.done.has(key ?? '') && !changed.done.has(key ?? ''))
  const faultOf = (key: string) => added.faults.get(key) ?? changed.faults.get(key) ?? CHANGED_SINCE
  return late.map(({ row_number, key }) => ({ row_number, fault: faultOf(key ?? '') }))
}

/** Counts as text, for the log. */
function describeCounts(counts: ImportCounts): string {
  return `${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.refused} refused, ${counts.left_out} left out`
}
