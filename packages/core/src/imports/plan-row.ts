import type { FieldChange, RowError } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { ERROR_TEXTS } from './error-texts.ts'
import { IMPORT_FIELDS, keyOf } from './fields.ts'
import type { ReadRow } from './read-row.ts'

export type RowPlan = { outcome: 'new' | 'changed' | 'same' | 'refused'; faults: RowError[]; changes: FieldChange[] }

/**
 * The outcome of a row (E-4). `existing`: stored texts, '' for empty, null for a new key. `seen`: an earlier row with
 * the same key. A new row changes every field it has, including the key; otherwise only those that differ.
 */
export function planRow(read: ReadRow, existing: Readonly<Record<string, string>> | null, seen: number | null): RowPlan {
  const faults = [...read.faults, ...(existing === null ? missing(read) : []), ...(seen === null ? [] : [sameKey(read, seen)])]
  if (read.key === null || faults.length > 0) return { outcome: 'refused', faults, changes: [] }
  const given = Object.entries(read.values)
  if (existing === null) return { outcome: 'new', faults, changes: given.map(([field, to]) => ({ field, from: null, to })) }
  const changes = given.flatMap(([field, to]) => {
    const from = getOwnProperty(existing, field) ?? ''
    return from === to || keyOf[read.kind].includes(field) ? [] : [{ field, from, to }]
  })
  return { outcome: changes.length > 0 ? 'changed' : 'same', faults, changes }
}

/** An invalid field already has its error. */
function missing({ kind, values, faults }: ReadRow): RowError[] {
  return IMPORT_FIELDS[kind]
    .filter(({ name, needed }) => needed === 'when new' && !Object.hasOwn(values, name) && !faults.some(({ field }) => field === name))
    .map(({ name }) => ({ field: name, message: ERROR_TEXTS.neededWhenNew }))
}

function sameKey({ kind }: ReadRow, seen: number): RowError {
  return { field: keyOf[kind][0] ?? '', message: ERROR_TEXTS.sameKey.replace('{row}', String(seen)) }
}
