import type { ImportField } from '@clinic/core/imports/fields'

const NUMBERS = /^\s*(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\b/
const MONTHS = 12

type Sample = { columns: readonly (string | null)[]; rows: readonly (readonly string[])[]; fields: readonly ImportField[] }

/** Whether a column of dates holds one such as 03/04/1980, which means two days (E-4). */
export function hasAmbiguousDates({ columns, rows, fields }: Sample): boolean {
  const dates = new Set(fields.filter(({ kind }) => kind === 'date').map(({ name }) => name))
  const places = [...columns.keys()].filter((place) => dates.has(columns[place] ?? ''))
  return rows.some((row) => places.some((place) => isAmbiguous(row[place] ?? '')))
}

function isAmbiguous(cell: string): boolean {
  const [, first, , second] = NUMBERS.exec(cell) ?? []
  return first !== undefined && first !== second && Number(first) <= MONTHS && Number(second) <= MONTHS
}

/** Whether the file has a column of dates at all. */
export function hasDates({ columns, fields }: Omit<Sample, 'rows'>): boolean {
  return fields.some(({ name, kind }) => kind === 'date' && columns.includes(name))
}
