import type { ImportChoices, ImportCounts } from '@clinic/contract/imports'
import { unknownValues } from '@clinic/core/imports/unknown-values'
import type { Context } from '../platform/change.ts'
import { dayIn } from '../platform/clock.ts'
import type { Sql } from '../platform/database.ts'
import { pulled } from '../platform/pulled.ts'
import { pause } from './pause.ts'
import { mendedCells, planRows } from './plan-rows.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { countRows, deletePlans, findRows, insertPlans, insertRows, type Plan, type ReadBatch } from './row-store.ts'
import { runStage, type Stage } from './run-stage.ts'
import type { SheetRow } from './spreadsheet.ts'
import { findFile, type StoredImport, updateImport } from './store.ts'
import { TARGETS } from './targets.ts'

/** Rows judged at once: few enough that whoever else asks something waits for some milliseconds only. */
const BATCH = 500
/** Batches that are kept with one statement. */
const KEPT_AT_ONCE = 10

/** Says of every row what would become of it, and keeps that; nothing else is written. */
export function checkRows(context: Context, { id }: StoredImport): Promise<boolean> {
  return runStage({ context, id, state: 'checking' }, async (stage) => {
    const { tx, stored } = stage
    const { choices } = stored
    if (!choices) throw new Error('an import is checked before anything was chosen')
    const sheet = await keepRows(stage, choices)
    await deletePlans(tx, id)
    const { counts, unknown } = await judge(stage, { choices, sheet, today: dayIn(context.zone, context.now) })
    await updateImport(tx, id, { plain: { state: 'checked', attempts: 0 }, json: { counts, unknown_values: unknown, fault: null } })
    return null
  })
}

/** The rows of a sheet are kept once, however often they are checked. Answers the sheet's place in the file. */
async function keepRows({ tx, seal, stored, tell }: Stage, choices: ImportChoices): Promise<number> {
  const { id, file_size, sheets } = stored
  const place = Math.max(
    0,
    sheets.findIndex(({ name }) => name === choices.sheet),
  )
  const total = sheets[place]?.rows ?? 0
  if ((await countRows(tx, { id, sheet: place, after: 0 })) > 0) return place
  const source = { given: await findFile(tx, { id, size: file_size }) }
  let done = 0
  await insertRows(
    { tx, seal },
    id,
    pulled<ReadBatch>((push) =>
      readSpreadsheet(source, { sheet: place }, async (rows) => {
        done += rows.length
        await tell(Math.round(done / 2), total)
        await push({ sheet: place, rows: rows.map(({ row, ...rest }) => ({ row_number: row, cells: shownCells(rest) })) })
      }),
    ),
  )
  return place
}

/** A formula stands as what it is: its value may be out of date, and nobody has seen it (E-4). */
function shownCells({ cells, formulas = [] }: Pick<SheetRow, 'cells' | 'formulas'>): string[] {
  if (formulas.length === 0) return cells
  const shown = [...cells]
  for (const { column, formula } of formulas) shown[column] = `=${formula.replace(/^=/, '')}`
  return Array.from(shown, (cell) => cell ?? '')
}

type Judging = { choices: ImportChoices; sheet: number; today: string }

async function judge({ tx, seal, stored: { id }, tell }: Stage, { choices, sheet, today }: Judging) {
  const counts: ImportCounts = { new: 0, changed: 0, same: 0, refused: 0, left_out: 0 }
  const unknown = new Map<string, Map<string, number>>()
  const first = new Map<string, number>()
  const total = await countRows(tx, { id, sheet, after: choices.header_row })
  const waiting: Plan[][] = []
  const look = {
    ...{ choices, today, judge: TARGETS[choices.kind].judge?.(tx as unknown as Sql) },
    earlier: (key: string) => first.get(key) ?? null,
    met: (key: string, row_number: number) => void first.set(key, row_number),
  }
  let after = choices.header_row
  let done = 0
  for (;;) {
    const rows = await findRows(tx, { id, sheet, after, limit: BATCH })
    if (rows.length === 0) break
    after = rows.at(-1)?.row_number ?? after
    const planned = await planRows(tx, rows, look)
    for (const { outcome } of planned) counts[outcome] += 1
    addUnknown(unknown, unknownValues(rows.filter(({ left_out }) => !left_out).map(mendedCells), choices))
    waiting.push(planned)
    if (waiting.length >= KEPT_AT_ONCE) await insertPlans({ tx, seal }, id, each(waiting.splice(0)))
    done += rows.length
    await tell(Math.round(total / 2 + done / 2), total)
    await pause()
  }
  await insertPlans({ tx, seal }, id, each(waiting))
  return { counts, unknown: commonest(unknown) }
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

function addUnknown(all: Map<string, Map<string, number>>, some: Record<string, Map<string, number>>): void {
  for (const [field, words] of Object.entries(some)) {
    const known = all.get(field) ?? new Map<string, number>()
    for (const [word, count] of words) known.set(word, (known.get(word) ?? 0) + count)
    all.set(field, known)
  }
}

/** As many words of a field as somebody would want to go through. */
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
