import type { ImportChoices, ImportKind, RowError } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { cellText } from './cell-text.ts'
import { type CellErrorCode, ERROR_TEXTS } from './error-texts.ts'
import { IMPORT_FIELDS, type ImportField, keyOf } from './fields.ts'
import { hasWords } from './known-word.ts'
import { type CellRead, readCell } from './read-cell.ts'
import { minutesLater, minutesOf } from './read-time.ts'

/** A parsed row. `values`: stored form by field, without blank ones. `key`: whom it is about, null when missing. */
export type ReadRow = { kind: ImportKind; key: string | null; values: Record<string, string>; faults: RowError[] }

/**
 * Parses a row with the chosen columns (E-4). Blank cells, and dashes or "n/a" except in names, leave their field
 * alone. `today`: the clinic’s ISO day. Never throws: invalid cells become errors of their field. A slot’s length
 * becomes its end.
 */
export function readRow(cells: readonly string[], choices: ImportChoices, { today }: { today: string }): ReadRow {
  const { kind } = choices
  const row: ReadRow = { kind, key: null, values: {}, faults: [] }
  for (const column of columnsOf(choices)) {
    const cell = cells[column.at]
    if (cell !== undefined && cell !== '') fill(row, column.field, column.read(cell, today))
  }
  if (kind === 'slots') endSlot(row)
  for (const { name, needed } of IMPORT_FIELDS[kind]) if (needed === 'always' && !isThere(row, name)) addFault(row, name, 'needed')
  row.key = keyIn(row)
  return row
}

function fill(row: ReadRow, { name }: ImportField, read: CellRead): void {
  if ('fault' in read) addFault(row, name, read.fault)
  else if (read.value !== '' && Object.hasOwn(row.values, name) && row.values[name] !== read.value) addFault(row, name, 'twoColumns')
  else if (read.value !== '') row.values[name] = read.value
}

/** Replaces a length with the end it implies. */
function endSlot(row: ReadRow): void {
  const { starts, ends, minutes } = row.values
  if (minutes !== undefined) delete row.values.minutes
  if (starts === undefined || (ends === undefined && minutes === undefined)) return
  const end = minutes === undefined ? ends : minutesLater(starts, Number(minutes))
  if (end === undefined || end === null || minutesOf(end) <= minutesOf(starts))
    addFault(row, minutes === undefined ? 'ends' : 'minutes', 'endsFirst')
  else if (ends !== undefined && ends !== end) addFault(row, 'ends', 'endsDiffer')
  else row.values.ends = end
}

function keyIn({ kind, values }: ReadRow): string | null {
  const parts = keyOf[kind].map((name) => values[name])
  if (parts.includes(undefined)) return null
  return kind === 'slots' ? parts.join(' ').toLowerCase() : parts.join(' ')
}

function isThere(row: ReadRow, name: string): boolean {
  return Object.hasOwn(row.values, name) || isFaulty(row, name) || (name === 'ends' && isFaulty(row, 'minutes'))
}

function isFaulty({ faults }: ReadRow, name: string): boolean {
  return faults.some(({ field }) => field === name)
}

function addFault({ faults }: ReadRow, field: string, code: CellErrorCode): void {
  faults.push({ field, message: ERROR_TEXTS[code] })
}

type Column = { at: number; field: ImportField; read: (cell: string, today: string) => CellRead }
const REMEMBERED_WORDS = 1000
const columnsByChoices = new WeakMap<ImportChoices, readonly Column[]>()

/** Built once per file, whose rows share the choices. */
function columnsOf(choices: ImportChoices): readonly Column[] {
  const made = columnsByChoices.get(choices) ?? makeColumns(choices)
  columnsByChoices.set(choices, made)
  return made
}

function makeColumns(choices: ImportChoices): readonly Column[] {
  return choices.columns.flatMap((name, at) => {
    const field = IMPORT_FIELDS[choices.kind].find((one) => one.name === name)
    return field ? [{ at, field, read: hasWords(field) ? remembering(readerOf(field, choices)) : readerOf(field, choices) }] : []
  })
}

function readerOf(field: ImportField, { kind, day_order, values }: ImportChoices): Column['read'] {
  const said = getOwnProperty(values, field.name) ?? {}
  return (cell, today) => {
    const read = cellText(cell)
    if ('fault' in read) return read
    return read.text === '' ? { value: '' } : readCell(field, read.text, { kind, day_order, said, today })
  }
}

/** Caches: columns repeat a few values. */
function remembering(read: Column['read']): Column['read'] {
  const known = new Map<string, CellRead>()
  return (cell, today) => {
    const found = known.get(cell) ?? read(cell, today)
    if (known.size < REMEMBERED_WORDS) known.set(cell, found)
    return found
  }
}
