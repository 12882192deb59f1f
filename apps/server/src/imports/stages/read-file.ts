import type { Context } from '../../platform/db/change.ts'
import { findFile, type StoredImport, updateImport } from '../lifecycle/store.ts'
import { listSheets } from '../spreadsheet/list-sheets.ts'
import { runStage } from './run-stage.ts'
import { suggestFor } from './suggest-import.ts'

/** Reads the file and suggests a kind and columns; an unreadable file is refused with its `SpreadsheetError`. */
export function readFile(context: Context, { id, file_size }: StoredImport): Promise<boolean> {
  return runStage({ context, id, state: 'reading' }, async ({ tx }) => {
    const { format, sheets } = await listSheets({ given: await findFile(tx, { id, size: file_size }) })
    const widest = [...sheets].sort((a, b) => Number(a.hidden) - Number(b.hidden) || b.rows * b.columns - a.rows * a.columns)[0]
    const choices = widest ? await suggestFor(tx, widest, {}) : null
    await updateImport(tx, id, {
      plain: { state: 'choosing', format, attempts: 0, kind: choices?.kind ?? null },
      json: { sheets, choices, fault: null },
    })
    return null
  })
}
