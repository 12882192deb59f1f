import type { ImportChoices, ImportCounts } from '@clinic/contract/imports'
import { unknownValues } from '@clinic/core/imports/unknown-values'
import { dayIn } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { pulled } from '../../platform/http/async-queue.ts'
import { IMPORT_TYPES } from '../import-types/import-types.ts'
import { findFile, forgetWords, type StoredImport, updateImport } from '../lifecycle/store.ts'
import { pause } from '../rows/pause.ts'
import { correctedCells, planRows } from '../rows/plan-rows.ts'
import { type Copying, countRows, deletePlans, type FileRow, findRows, insertPlans, insertRows, type Plan } from '../rows/row-store.ts'
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts'
import type { SheetRow } from '../spreadsheet/spreadsheet.ts'
import { runStage, type Stage } from './run-stage.ts'

/** Rows checked between yields: few enough to delay other requests by milliseconds only. */
const BATCH = 500
/** Rows or plans per statement. */
const KEPT_AT_ONCE = 5000

/** Stores the outcome of every row; nothing else is written. */
export function checkRows(context: Context, { id }: StoredImport): Promise<boolean> {
  return runStage({ context, id, state: 'checking' }, async (stage) => {
    const { tx, stored } = stage
    const { choices } = stored
    if (!choices) throw new Error('an import is checked before anything was chosen')
    await deletePlans(tx, id)
    const rows = await rowsOf(stage, choices)
    const { counts, unknown } = await checkBatch(stage, { choices, rows, today: dayIn(context.zone, context.now) })
    await forgetWords(tx, choices.kind, unknown)
    await updateImport(tx, id, { plain: { state: 'checked', attempts: 0 }, json: { counts, unknown_values: unknown, fault: null } })
    return null
  })
}

type Rows = { each: AsyncIterable<FileRow[]>; total: number }

/** The rows below the header: from the file the first time, which stores them, afterwards from the database. */
async function rowsOf({ tx, seal, stored }: Stage, { sheet: name, header_row }: ImportChoices): Promise<Rows> {
  const { id, sheets } = stored
  const sheet = Math.max(
    0,
    sheets.findIndex((found) => found.name === name),
  )
  const place = { id, sheet }
  if ((await countRows(tx, { ...place, after: 0 })) > 0) {
    return { each: keptRows(tx, place, header_row), total: await countRows(tx, { ...place, after: header_row }) }
  }
  return { each: freshRows({ tx, seal }, { ...stored, sheet }, header_row), total: sheets[sheet]?.rows ?? 0 }
}

async function* keptRows(tx: Tx, place: { id: number; sheet: number }, header_row: number): AsyncGenerator<FileRow[]> {
  for (let after = header_row; ; ) {
    const rows = await findRows(tx, { ...place, after, limit: BATCH })
    const last = rows.at(-1)
    if (!last) return
    after = last.row_number
    yield rows
  }
}

/** Stores some thousands of rows at a time before passing them on. */
async function* freshRows(copying: Copying, stored: StoredImport & { sheet: number }, header_row: number): AsyncGenerator<FileRow[]> {
  const { id, sheet, file_size } = stored
  const source = { given: await findFile(copying.tx, { id, size: file_size }) }
  const read = pulled<SheetRow[]>((push) => readSpreadsheet(source, { sheet }, push))
  for await (const found of gathered(read, KEPT_AT_ONCE)) {
    const rows = found.map(({ row, ...rest }) => ({ row_number: row, cells: shownCells(rest) }))
    await insertRows(copying, id, { sheet, rows })
    const below = rows.filter(({ row_number }) => row_number > header_row)
    for (let at = 0; at < below.length; at += BATCH) {
      yield below.slice(at, at + BATCH).map((row) => ({ ...row, mended: null, left_out: false }))
    }
  }
}

/** Merges batches up to a size. */
async function* gathered<T>(batches: AsyncIterable<T[]>, many: number): AsyncGenerator<T[]> {
  let waiting: T[] = []
  for await (const batch of batches) {
    waiting.push(...batch)
    if (waiting.length < many) continue
    yield waiting
    waiting = []
  }
  yield waiting
}

/** A formula is shown as itself: its value may be outdated, and no one has seen it (E-4). */
function shownCells({ cells, formulas = [] }: Pick<SheetRow, 'cells' | 'formulas'>): string[] {
  if (formulas.length === 0) return cells
  const shown = [...cells]
  for (const { column, formula } of formulas) shown[column] = `=${formula.replace(/^=/, '')}`
  return Array.from(shown, (cell) => cell ?? '')
}

type Judging = { choices: ImportChoices; rows: Rows; today: string }

async function checkBatch({ tx, seal, stored: { id }, tell }: Stage, { choices, rows: { each, total }, today }: Judging) {
  const counts: ImportCounts = { new: 0, changed: 0, same: 0, refused: 0, left_out: 0 }
  const unknown = new Map<string, Map<string, number>>()
  const first = new Map<string, number>()
  const waiting: Plan[] = []
  const look = {
    ...{ choices, today, judge: IMPORT_TYPES[choices.kind].judge?.(tx as unknown as Sql) },
    earlier: (key: string) => first.get(key) ?? null,
    met: (key: string, row_number: number) => void first.set(key, row_number),
  }
  let done = 0
  for await (const rows of each) {
    const planned = await planRows(tx, rows, look)
    for (const { outcome } of planned) counts[outcome] += 1
    addUnknown(unknown, unknownValues(rows.filter(({ left_out }) => !left_out).map(correctedCells), choices))
    waiting.push(...planned)
    if (waiting.length >= KEPT_AT_ONCE) await insertPlans({ tx, seal }, id, waiting.splice(0))
    done += rows.length
    await tell(done, total)
    await pause()
  }
  await insertPlans({ tx, seal }, id, waiting)
  return { counts, unknown: commonest(unknown) }
}

function addUnknown(all: Map<string, Map<string, number>>, some: Record<string, Map<string, number>>): void {
  for (const [field, words] of Object.entries(some)) {
    const known = all.get(field) ?? new Map<string, number>()
    for (const [word, count] of words) known.set(word, (known.get(word) ?? 0) + count)
    all.set(field, known)
  }
}

/** Most unknown values listed per field. */
const MOST_WORDS = 50

function commonest(unknown: Map<string, Map<string, number>>): StoredImport['unknown_values'] {
  return Object.fromEntries(
    [...unknown].map(([field, words]) => [
      field,
      [...words]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_WORDS)
        .map(([value, count]) => ({ value, count })),
    ]),
  )
}
