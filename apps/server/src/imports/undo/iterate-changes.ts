import type { Conflict } from '@clinic/contract/imports'
import { undoRow } from '@clinic/core/imports/undo-row'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type ImportType, rowOf } from '../import-types/import-type.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import { isUndoOver } from '../lifecycle/present.ts'
import { foundImport } from '../lifecycle/read-import.ts'
import { pause } from '../rows/pause.ts'
import { changesOf, type Plan } from '../rows/row-store.ts'
import { findWritten, selectWritten } from './undo-store.ts'

/** Rows per statement. */
const BATCH = 1000

/** `back`: fields to restore; `goes`: whether an added entity can be removed. */
export type WrittenRow = Pick<Plan, 'row_number' | 'outcome'> & { key: string; goes: boolean; back: number; since: Conflict[] }
type Look = { target: ImportType; keys: string[] | null }

/** An undoable import and the keys that need a row-by-row check, null for all. Refusals: as `previewUndo`. */
export async function findLook({ sql, now }: Context, { id, after }: { id: number; after: number }): Promise<Look> {
  const stored = await foundImport({ sql }, id)
  const { state, kind, applied_at } = stored
  if (state !== 'applied' || !kind || applied_at === null) throw new Problem('import-too-late')
  if (isUndoOver(stored, now)) throw new Problem('import-undo-over')
  const target = IMPORT_TYPES[kind]
  const keys = target.touched ? await target.touched(sql, { written: selectWritten(sql, { id, after }), at: applied_at }) : null
  return { target, keys }
}

/** The rows after one, in order. */
export async function* iterateChanges(
  context: Context,
  { target, keys }: Look,
  { id, after: first }: { id: number; after: number },
): AsyncGenerator<WrittenRow> {
  if (keys?.length === 0) return
  for (let after = first; ; ) {
    const plans = await findWritten(context.sql, { id, after, keys, limit: BATCH })
    const last = plans.at(-1)
    if (!last) return
    after = last.row_number
    yield* await look(context, target, plans)
    await pause()
  }
}

async function look(context: Context, target: ImportType, plans: readonly Plan[]): Promise<WrittenRow[]> {
  const fresh = plans.filter(({ outcome }) => outcome === 'new')
  const others = plans.flatMap(({ outcome, key }) => (outcome === 'changed' ? [key ?? ''] : []))
  const goes = fresh.length > 0 ? await target.removable(context, fresh.map(rowOf)) : new Set<string>()
  const now = others.length > 0 ? await target.read(context.sql, others) : new Map<string, Record<string, string>>()
  return plans.map((plan) => {
    const { row_number, outcome } = plan
    const key = plan.key ?? ''
    if (outcome === 'new') return { row_number, outcome, key, goes: goes.has(key), back: 0, since: [] }
    const { back, since } = undoRow(changesOf(plan), now.get(key) ?? {}, new Set())
    return {
      row_number,
      outcome,
      key,
      goes: false,
      back: Object.keys(back).length,
      since: since.map((one) => ({ ...one, row_number, key })),
    }
  })
}
