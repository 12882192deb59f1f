import { setTimeout as sleep } from 'node:timers/promises'
import { type FileImported, type ImportDetail, type ImportState, importChoices } from '@clinic/contract/imports'
import type { StaffContext } from '../identity/auth/access/context.ts'
import type { Uploaded } from '../platform/http/forms.ts'
import { Problem } from '../platform/http/problem.ts'
import { applyImport } from './lifecycle/apply-import.ts'
import { beginImport } from './lifecycle/begin-import.ts'
import { chooseImport } from './lifecycle/choose-import.ts'
import { foundImport, readImport } from './lifecycle/read-import.ts'
import { correctedCells } from './rows/plan-rows.ts'
import { findPlannedRows } from './rows/row-store.ts'
import { type ImportWork, workOnImport } from './stages/work-on-import.ts'

/** Most errors in the response; the page shows all. */
const MOST_ERRORS = 1000
const AT_WORK: ReadonlySet<ImportState> = new Set(['reading', 'checking', 'applying'])
const LOOKS = 50
const LOOK_AGAIN_MS = 100

/**
 * A complete import in one call by an outside client (REQ-328, E-4): kind and columns are detected, and rows with
 * errors are excluded and reported unless `faulty_rows` makes them stop everything. Refusals: `import-refused` with a
 * sentence when the file is unreadable or no row is usable, `import-unmatched`, `import-faulty`.
 */
export async function importFile(
  context: StaffContext,
  work: ImportWork,
  { file, faulty_rows }: { file: Uploaded; faulty_rows: string },
): Promise<FileImported> {
  const rule = importChoices.shape.faulty_rows.safeParse(faulty_rows || 'leave_out')
  if (!rule.success) throw new Problem('invalid-input', { fields: { faulty_rows: 'is leave_out or refuse_all' } })
  const { id } = await beginImport(context, file)
  const read = await goOn(context, work, id)
  if (read.state === 'refused' || !read.choices) throw new Problem('import-refused', { sentence: read.fault?.message })
  await chooseImport(context, { id, version: read.version, choices: { ...read.choices, faulty_rows: rule.data } })
  const checked = await goOn(context, work, id)
  if (checked.state === 'refused') throw new Problem('import-refused', { sentence: checked.fault?.message })
  const errors = await errorsOf(context, checked)
  const { counts } = checked
  if (!counts) throw new Problem('internal-error')
  if (rule.data === 'refuse_all' && counts.refused > 0) throw new Problem('import-faulty', { count: counts.refused, errors })
  if (counts.new + counts.changed > 0) {
    await applyImport(context, { id, version: checked.version })
    const applied = await goOn(context, work, id)
    if (applied.state !== 'applied') throw new Problem('import-refused', { sentence: applied.fault?.message })
  } else if (counts.same === 0) {
    const [first] = errors
    const where = first && `Row ${first.row}, ${first.column ?? first.field}: ${first.message}`
    throw new Problem('import-refused', { sentence: `No row could be imported. ${where ?? ''}`.trim(), errors })
  }
  const done = await foundImport(context, id)
  const columns = read.choices.columns
  const ignored_columns = read.headers.filter((header, at) => header !== '' && (columns[at] ?? null) === null)
  return { message: 'Imported.', import_id: id, counts: done.counts ?? counts, ignored_columns, errors: await errorsOf(context, checked) }
}

/**
 * Runs until a user is needed. Polls while another process works on it or the database is away; after a while the
 * client learns that the outcome is unknown, since the import continues in the background.
 */
async function goOn(context: StaffContext, work: ImportWork, id: number): Promise<ImportDetail> {
  for (let turn = 0; turn < LOOKS; turn += 1) {
    await workOnImport(work, id)
    if (!AT_WORK.has((await foundImport(context, id)).state)) return readImport(context, id)
    await sleep(LOOK_AGAIN_MS)
  }
  throw new Problem('database-unavailable')
}

async function errorsOf({ sql }: StaffContext, { id, sheets, choices, headers }: ImportDetail): Promise<FileImported['errors']> {
  const sheet = Math.max(
    0,
    sheets.findIndex(({ name }) => name === choices?.sheet),
  )
  const rows = await findPlannedRows(sql, { id, sheet, outcome: 'refused', limit: MOST_ERRORS, offset: 0 })
  return rows.flatMap(({ row_number, faults, ...file }) => {
    const cells = correctedCells(file)
    return faults.map(({ field, message }) => {
      const at = choices?.columns.indexOf(field) ?? -1
      return { row: row_number, field, column: headers[at] ?? null, value: cells[at] ?? '', message }
    })
  })
}
