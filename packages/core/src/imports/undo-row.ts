import type { FieldChange, SinceChanged } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'

export type RowUndo = { back: Record<string, string>; since: Pick<SinceChanged, 'field' | 'from' | 'to' | 'now'>[] }

/**
 * What taking a row of an import back writes: `back` by field, '' for nothing. A field that still holds what the import wrote goes back. One that
 * somebody has changed since is listed in `since`, and goes back only where `restore` names it; one that is already as it was is left alone.
 * A field that `now` lacks counts as empty.
 */
export function undoRow(changes: readonly FieldChange[], now: Readonly<Record<string, string>>, restore: ReadonlySet<string>): RowUndo {
  const back: [string, string][] = []
  const since: RowUndo['since'] = []
  for (const { field, from, to } of changes) {
    const before = from ?? ''
    const current = getOwnProperty(now, field) ?? ''
    if (current === before) continue
    if (current !== to) since.push({ field, from, to, now: current })
    if (current === to || restore.has(field)) back.push([field, before])
  }
  return { back: Object.fromEntries(back), since }
}
