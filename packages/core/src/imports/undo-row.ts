import type { Conflict, FieldChange } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'

export type RowUndo = { back: Record<string, string>; since: Pick<Conflict, 'field' | 'from' | 'to' | 'now'>[] }

/**
 * What undoing a row writes: `back` by field, '' for empty. A field unchanged since the import is restored. One
 * changed since is listed in `since`, and restored only if `restore` names it; one already at its old value is left
 * alone. Fields missing in `now` are empty.
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
