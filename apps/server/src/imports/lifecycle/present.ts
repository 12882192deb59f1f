import {
  IMPORT_EXPIRED,
  IMPORT_KEPT_DAYS,
  IMPORT_STOPPED,
  IMPORT_UNDO_DAYS,
  type ImportDetail,
  type ImportLine,
} from '@clinic/contract/imports'
import { IMPORT_FAULTS } from '@clinic/contract/imports/import-errors'
import { fillText } from '@clinic/contract/texts'
import { later } from '../../platform/clock.ts'
import type { SheetFound } from '../spreadsheet/spreadsheet.ts'
import type { StoredImport } from './store.ts'

export function presentLine(stored: StoredImport): ImportLine {
  const { id, version, kind, state, file_name, file_size, created_by, created_at, applied_at, undone_at, undone_by } = stored
  const { progress, total, counts, same_as, fault, content_removed_at } = stored
  const line = { id, version, kind, state, file_name, file_size, created_by, created_at, applied_at, undone_at, undone_by }
  const until = { undo_until: undoUntil(stored), kept_until: later(lastStep(stored), IMPORT_KEPT_DAYS * DAY), content_removed_at }
  return { ...line, ...until, progress, total, counts, same_as, fault: fault && { code: fault.code, message: faultText(fault) } }
}

export function presentDetail(stored: StoredImport): ImportDetail {
  const { format, sheets, choices, unknown_values } = stored
  const sheet = sheets.find(({ name }) => name === choices?.sheet)
  return {
    ...presentLine(stored),
    format,
    sheets: sheets.map(({ name, rows, header_row }) => ({ name, rows, header_row: header_row ?? 1 })),
    choices,
    ...headOf(sheet, choices?.header_row ?? 1),
    unknown_values,
  }
}

const DAY = 24 * 3600

/** The end of the undo period; null when not applied or already undone. */
function undoUntil({ state, applied_at }: Pick<StoredImport, 'state' | 'applied_at'>): string | null {
  return applied_at !== null && (state === 'applied' || state === 'undoing') ? later(applied_at, IMPORT_UNDO_DAYS * DAY) : null
}

/** Whether the data for undoing may be deleted. */
export function isUndoOver(stored: Pick<StoredImport, 'state' | 'applied_at'>, now: string): boolean {
  const until = undoUntil(stored)
  return until !== null && until <= now
}

function lastStep({ undone_at, applied_at, created_at }: StoredImport): string {
  return undone_at ?? applied_at ?? created_at
}

const SHOWN = 10

/** The header row and the first rows below it, padded to the widest. */
export function headOf(sheet: SheetFound | undefined, header_row: number): Pick<ImportDetail, 'headers' | 'first_rows'> {
  const rows = sheet?.first_rows ?? []
  const headers = rows.find(({ row }) => row === header_row)?.cells ?? []
  const below = rows.filter(({ row }) => row > header_row).slice(0, SHOWN)
  const width = Math.max(headers.length, ...below.map(({ cells }) => cells.length))
  const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, column) => cells[column] ?? '')
  return { headers: wide(headers), first_rows: below.map(({ cells }) => wide(cells)) }
}

/** Why it failed, in the contract’s words. */
function faultText({ code, details }: NonNullable<StoredImport['fault']>): string {
  if (code === 'stopped') return IMPORT_STOPPED
  return code === 'expired' ? IMPORT_EXPIRED : fillText(IMPORT_FAULTS[code], details)
}
