import type { ImportChoices, ImportDetail, ImportKind } from '@clinic/contract/imports'
import { detectKind } from '@clinic/core/imports/detect-kind'
import { suggestChoices } from '@clinic/core/imports/suggest-choices'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { headOf, presentDetail } from '../lifecycle/present.ts'
import { foundImport } from '../lifecycle/read-import.ts'
import { findRemembered } from '../lifecycle/store.ts'
import type { SheetFound } from '../spreadsheet/spreadsheet.ts'

type Asked = { header_row?: number; kind?: ImportKind | undefined }

/** Suggestions for a sheet: its detected header and the kind its headers suggest, unless given. */
export async function suggestFor(
  sql: Sql | Tx,
  sheet: SheetFound,
  { header_row = sheet.header_row ?? 1, kind }: Asked,
): Promise<ImportChoices> {
  const { headers } = headOf(sheet, header_row)
  const known = kind ?? detectKind(headers)
  return suggestChoices({ sheet: sheet.name, header_row, headers, kind: known, remembered: await findRemembered(sql, known) })
}

/**
 * Suggestions for another sheet, header row or kind; not saved. Refusals: `import-not-found`, `invalid-input` for an
 * unknown sheet.
 */
export async function suggestImport(
  { sql }: Context,
  id: number,
  { sheet: name, header_row, kind }: { sheet: string; header_row: number; kind?: ImportKind | undefined },
): Promise<ImportDetail> {
  const stored = await foundImport({ sql }, id)
  const sheet = stored.sheets.find((one) => one.name === name)
  if (!sheet) throw new Problem('invalid-input', { fields: { sheet: 'is not in this file' } })
  return presentDetail({ ...stored, choices: await suggestFor(sql, sheet, { header_row, kind }), unknown_values: {} })
}
