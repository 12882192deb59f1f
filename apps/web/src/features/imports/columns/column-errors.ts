import type { ImportField } from '@clinic/core/imports/fields'

type Columns = readonly (string | null)[]

/** What can be given in a needed field's place. */
const INSTEAD: Readonly<Record<string, string>> = { ends: 'minutes' }

/** `twice`: the places of columns that fill a field another fills too. `missing`: fields without which nothing, or nothing new, can be imported. */
export type ColumnErrors = { twice: ReadonlySet<number>; missing: { always: ImportField[]; whenNew: ImportField[] } }

/** What is wrong with a choice of columns. */
export function columnErrors(columns: Columns, fields: readonly ImportField[]): ColumnErrors {
  const places = new Map<string, number[]>()
  for (const [place, field] of columns.entries()) if (field !== null) places.set(field, [...(places.get(field) ?? []), place])
  const missing = fields.filter(({ name }) => !places.has(name) && !places.has(INSTEAD[name] ?? ''))
  return {
    twice: new Set([...places.values()].filter((all) => all.length > 1).flat()),
    missing: {
      always: missing.filter(({ needed }) => needed === 'always'),
      whenNew: missing.filter(({ needed }) => needed === 'when new'),
    },
  }
}

/** Whether rows can be checked with it. */
export function canCheck({ twice, missing }: ColumnErrors): boolean {
  return twice.size === 0 && missing.always.length === 0
}
