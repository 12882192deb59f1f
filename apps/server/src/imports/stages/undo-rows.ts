import type { UndoChoice } from '@clinic/contract/imports'
import { undoRow } from '@clinic/core/imports/undo-row'
import type { Context } from '../../platform/db/change.ts'
import { type ImportContext, type ImportType, rowOf } from '../import-types/import-type.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import { type StoredImport, updateImport } from '../lifecycle/store.ts'
import { pause } from '../rows/pause.ts'
import { changesOf, eachPlans, type Plan } from '../rows/row-store.ts'
import { runStage } from './run-stage.ts'

const BATCH = 2000

/**
 * Undoes an import: fields unchanged since are restored, others only as chosen; added entities are removed unless
 * referenced by now.
 */
export function undoRows(context: Context, { id }: StoredImport): Promise<boolean> {
  return runStage({ context, id, state: 'undoing' }, async ({ tx, inside, stored, tell }) => {
    if (!stored.kind) throw new Error('an import without a kind')
    const target = IMPORT_TYPES[stored.kind]
    const total = (stored.counts?.new ?? 0) + (stored.counts?.changed ?? 0)
    const undone = { put_back: 0, removed: 0 }
    const named = namedIn(stored.restore)
    let done = 0
    for await (const plans of eachPlans(tx, { id, outcomes: ['new', 'changed'], limit: BATCH })) {
      const batch = await undo(target, { ...inside, import_id: id }, { plans, named, choice: stored.restore })
      undone.put_back += batch.put_back
      undone.removed += batch.removed
      done += plans.length
      await tell(done, total)
      await pause()
    }
    const by = stored.ordered_by === null ? {} : { undone_by: stored.ordered_by }
    await updateImport(tx, id, { plain: { state: 'undone', attempts: 0, undone_at: inside.now, ...by }, json: { fault: null } })
    return {
      action: 'Import Undone',
      description: `Import ${id} undone: ${undone.put_back} put back, ${undone.removed} removed`,
      entity: { kind: 'import', id: String(id), type: stored.kind },
      additionalInfo: JSON.stringify(undone),
    }
  })
}

type Undoing = { plans: readonly Plan[]; named: Named; choice: UndoChoice }
/** By key, the fields that are exceptions. */
type Named = ReadonlyMap<string, ReadonlySet<string>>

async function undo(
  target: ImportType,
  context: ImportContext,
  { plans, named, choice }: Undoing,
): Promise<{ put_back: number; removed: number }> {
  const fresh = plans.filter(({ outcome }) => outcome === 'new').map(rowOf)
  const removed = fresh.length > 0 ? await target.remove(context, fresh) : new Set<string>()
  const others = new Map(plans.filter(({ outcome }) => outcome === 'changed').map((plan) => [plan.key ?? '', plan]))
  if (others.size === 0) return { put_back: 0, removed: removed.size }
  const back = await target.write(context, {
    keys: [...others.keys()],
    deed: 'undo',
    decide: (now) =>
      [...others].flatMap(([key, plan]) => {
        const text = now.get(key)
        if (!text) return []
        const { back } = undoRow(changesOf(plan), text, fieldsBack(plan, named.get(key), choice.others))
        return Object.keys(back).length > 0 ? [{ key, text: back, row_number: plan.row_number }] : []
      }),
  })
  return { put_back: back.done.size, removed: removed.size }
}

/** The fields of a row to restore although they changed since. */
function fieldsBack({ written }: Plan, named: ReadonlySet<string> = new Set(), others: UndoChoice['others']): ReadonlySet<string> {
  return others === 'keep' ? named : new Set(Object.keys(written).filter((field) => !named.has(field)))
}

function namedIn({ others, restore, keep }: UndoChoice): Named {
  const fields = new Map<string, Set<string>>()
  for (const { key, field } of others === 'keep' ? restore : keep) fields.set(key, (fields.get(key) ?? new Set()).add(field))
  return fields
}
