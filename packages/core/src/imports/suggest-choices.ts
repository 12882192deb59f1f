import type { ImportChoices, ImportKind } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { detectKind } from './detect-kind.ts'
import { matchColumns } from './match-columns.ts'

/** Last time’s choices: field by header, value meanings by field. */
export type Remembered = {
  columns: Readonly<Record<string, string>>
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
}
export type FileSeen = {
  sheet: string
  /** From 1. */
  header_row: number
  headers: readonly string[]
  /** As chosen by the user; otherwise detected from the headers. */
  kind?: ImportKind | undefined
  remembered: Remembered
}

/**
 * Suggestions for a file: columns by name and last time’s choices, no order of days, rows with errors excluded (E-4).
 */
export function suggestChoices({ sheet, header_row, headers, kind = detectKind(headers), remembered }: FileSeen): ImportChoices {
  const columns = matchColumns(headers, kind, remembered.columns)
  const values = columns.flatMap((field) => {
    const words = getOwnProperty(remembered.values, field)
    return field === null || words === undefined ? [] : [[field, { ...words }] as const]
  })
  return { sheet, header_row, kind, columns, values: Object.fromEntries(values), day_order: 'unsaid', faulty_rows: 'leave_out' }
}
