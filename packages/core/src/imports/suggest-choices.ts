import type { ImportChoices, ImportKind } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { detectKind } from './detect-kind.ts'
import { matchColumns } from './match-columns.ts'

/** What was chosen last time: by header the field, by field what its words mean. */
export type Remembered = {
  columns: Readonly<Record<string, string>>
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
}
export type FileSeen = {
  sheet: string
  /** Counted from 1. */
  header_row: number
  headers: readonly string[]
  /** Told by somebody; else found by the headers. */
  kind?: ImportKind | undefined
  remembered: Remembered
}

/** What we would choose for a file: its columns by name and by last time's choice, no order of days, rows with faults left out (E-4). */
export function suggestChoices({ sheet, header_row, headers, kind = detectKind(headers), remembered }: FileSeen): ImportChoices {
  const columns = matchColumns(headers, kind, remembered.columns)
  const values = columns.flatMap((field) => {
    const words = getOwnProperty(remembered.values, field)
    return field === null || words === undefined ? [] : [[field, { ...words }] as const]
  })
  return { sheet, header_row, kind, columns, values: Object.fromEntries(values), day_order: 'unsaid', faulty_rows: 'leave_out' }
}
