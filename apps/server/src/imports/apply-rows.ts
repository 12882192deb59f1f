import type { ImportCounts } from '@clinic/contract/imports'
import { FAULT_TEXTS } from '@clinic/core/imports/fault-texts'
import type { Context } from '../platform/change.ts'
import { pause } from './pause.ts'
import { countOutcomes, findPlans, type Plan, refusePlans } from './row-store.ts'
import { runStage } from './run-stage.ts'
import { type StoredImport, updateImport } from './store.ts'
import { type ImportContext, rowOf, type Target } from './target.ts'
import { TARGETS } from './targets.ts'

/** Rows written with one statement each. */
const BATCH = 2000

/**
 * Does what was shown: new rows are added, changed ones changed, all of it or, when anything fails, nothing. What somebody has changed since it
 * was shown is refused and told with the refused rows.
 */
export function applyRows(context: Context, { id }: StoredImport): Promise<boolean> {
  return runStage({ context, id, state: 'applying' }, async ({ tx, inside, stored, tell }) => {
    if (!stored.kind) throw new Error('an import of nothing')
    const target = TARGETS[stored.kind]
    const planned = stored.counts ?? (await countOutcomes(tx, id))
    const total = planned.new + planned.changed
    let after = 0
    let done = 0
    for (;;) {
      const plans = await findPlans(tx, { id, outcomes: ['new', 'changed'], after, limit: BATCH })
      if (plans.length === 0) break
      after = plans.at(-1)?.row_number ?? after
      const late = await write(target, { ...inside, import_id: id }, plans)
      await refusePlans(tx, id, { rows: late, fault: { field: '', message: FAULT_TEXTS.changedSince } })
      done += plans.length
      await tell(done, total)
      await pause()
    }
    const counts = await countOutcomes(tx, id)
    await updateImport(tx, id, { plain: { state: 'applied', attempts: 0, applied_at: context.now }, json: { counts, fault: null } })
    return {
      action: 'Import Applied',
      description: `Import ${id} applied: ${told(counts)}`,
      entity: { kind: 'import', id: String(id), type: stored.kind },
      additionalInfo: JSON.stringify(counts),
    }
  })
}

/** Answers the numbers of rows that could not be written: what they are about is no longer as it was shown. */
async function write(target: Target, context: ImportContext, plans: readonly Plan[]): Promise<number[]> {
  const fresh = plans.filter(({ outcome }) => outcome === 'new')
  const others = new Map(plans.filter(({ outcome }) => outcome === 'changed').map((plan) => [plan.key ?? '', plan]))
  const added = fresh.length > 0 ? await target.add(context, fresh.map(rowOf)) : new Set<string>()
  const changed =
    others.size > 0
      ? await target.write(context, {
          keys: [...others.keys()],
          deed: 'import',
          decide: (now) =>
            [...others].flatMap(([key, plan]) => {
              const text = now.get(key)
              return text && plan.changes.every(({ field, from }) => (text[field] ?? '') === (from ?? '')) ? [rowOf(plan)] : []
            }),
        })
      : new Set<string>()
  return plans.filter(({ key }) => !added.has(key ?? '') && !changed.has(key ?? '')).map(({ row_number }) => row_number)
}

/** Counts in words, for the log. */
function told(counts: ImportCounts): string {
  return `${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.refused} refused, ${counts.left_out} left out`
}
