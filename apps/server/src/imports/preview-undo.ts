import type { Output } from '@clinic/contract/endpoint'
import { type previewUndo as previewCall, SINCE_LIMIT } from '@clinic/contract/imports'
import { undoRow } from '@clinic/core/imports/undo-row'
import type { StaffContext } from '../auth/context.ts'
import { type Context, note } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { pause } from './pause.ts'
import { foundImport } from './read-import.ts'
import { findPlans, type Plan } from './row-store.ts'
import { rowOf, type Target } from './target.ts'
import { TARGETS } from './targets.ts'

const BATCH = 500
type Preview = Output<typeof previewCall>

/** What undoing an import would do now. Refusals: `import-not-found`, `import-too-late` where it was not applied. */
export async function previewUndo(context: StaffContext, id: number): Promise<Preview> {
  const { sql } = context
  const { state, kind } = await foundImport({ sql }, id)
  if (state !== 'applied' || !kind) throw new Problem('import-too-late')
  await note(context, {
    action: 'Read Import',
    description: `What undoing import ${id} would do`,
    entity: { kind: 'import', id: String(id) },
  })
  const preview: Preview = { clean: 0, removed: 0, kept: [], changed: [], changed_total: 0 }
  for (let after = 0; ; ) {
    const plans = await findPlans(sql, { id, outcomes: ['new', 'changed'], after, limit: BATCH })
    if (plans.length === 0) return preview
    after = plans.at(-1)?.row_number ?? after
    await look(preview, plans, { target: TARGETS[kind], context })
    await pause()
  }
}

async function look(preview: Preview, plans: readonly Plan[], { target, context }: { target: Target; context: Context }): Promise<void> {
  const fresh = plans.filter(({ outcome }) => outcome === 'new')
  const removable = await target.removable(context, fresh.map(rowOf))
  preview.removed += removable.size
  for (const { key, row_number } of fresh) {
    if (!removable.has(key ?? '') && preview.kept.length < SINCE_LIMIT)
      preview.kept.push({ row_number, key: key ?? '', reason: 'Changed or used since it was imported, so it stays.' })
  }
  const changed = plans.filter(({ outcome }) => outcome === 'changed')
  const now = await target.read(
    context.sql,
    changed.map(({ key }) => key ?? ''),
  )
  for (const { key, changes, row_number } of changed) {
    const { back, since } = undoRow(changes, now.get(key ?? '') ?? {}, new Set())
    preview.clean += Object.keys(back).length
    preview.changed_total += since.length
    const room = SINCE_LIMIT - preview.changed.length
    preview.changed.push(...since.slice(0, Math.max(0, room)).map((one) => ({ ...one, row_number, key: key ?? '' })))
  }
}
