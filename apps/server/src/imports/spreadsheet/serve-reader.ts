import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'
import { IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import { findHeader } from './find-header.ts'
import type { OpenSpreadsheet, SheetInside } from './iterate-rows.ts'
import { openSpreadsheet } from './open-spreadsheet.ts'
import {
  type ReaderOrder,
  type ReaderResult,
  type ReaderSays,
  type SheetFound,
  type SheetRow,
  SpreadsheetError,
  type SpreadsheetFound,
  type SpreadsheetSource,
} from './spreadsheet.ts'

const BATCH_ROWS = 500
/** Rows of long texts come in smaller batches. */
const BATCH_CHARACTERS = 1e6
/** Batches in flight: the next is read while the caller stores one. */
const BATCHES_AHEAD = 2
const FIRST_ROWS = 30
const FIRST_CHARACTERS = 200

/** Runs in the thread: executes the order and posts the result, rows in batches, or an error. Never throws. */
export async function serveReader(order: ReaderOrder, port: MessagePort): Promise<void> {
  const say = (said: ReaderSays) => port.postMessage(said)
  try {
    const bytes = await load(order.source)
    say({ kind: 'done', result: await read(bytes, order, port) })
  } catch (error) {
    if (error instanceof SpreadsheetError) say({ kind: 'fault', code: error.code, details: error.details })
    else say({ kind: 'error', error })
  }
}

async function load(given: SpreadsheetSource): Promise<Buffer> {
  const source = 'given' in given ? given.given : given
  const size = source instanceof Uint8Array ? source.length : (await stat(source.path)).size
  const limit = IMPORT_LIMITS.megabytes
  if (size > limit * 1e6) throw new SpreadsheetError('file-too-large', { limit })
  return source instanceof Uint8Array ? Buffer.from(source.buffer, source.byteOffset, size) : readFile(source.path)
}

async function read(bytes: Buffer, order: ReaderOrder, port: MessagePort): Promise<ReaderResult> {
  try {
    const spreadsheet = await openSpreadsheet(bytes)
    return order.task === 'list' ? await list(spreadsheet) : await pass(spreadsheet, order.sheet, port)
  } catch (error) {
    // Any parser failure is the file’s: nothing else goes in.
    if (error instanceof SpreadsheetError) throw error
    throw new SpreadsheetError('damaged')
  }
}

async function list({ format, sheets }: OpenSpreadsheet): Promise<SpreadsheetFound> {
  const found: SheetFound[] = []
  for (const sheet of sheets) found.push(await survey(sheet))
  const most = Math.max(0, ...found.map(({ rows }) => rows))
  if (most === 0) throw new SpreadsheetError('no-content')
  if (most === 1) throw new SpreadsheetError('header-only')
  return { format, sheets: found }
}

async function survey({ name, hidden, walk }: SheetInside): Promise<SheetFound> {
  let [rows, columns] = [0, 0]
  const first_rows: SheetRow[] = []
  for await (const some of walk())
    for (const row of some) {
      rows += 1
      columns = Math.max(columns, row.cells.length)
      if (first_rows.length < FIRST_ROWS) first_rows.push({ ...row, cells: row.cells.map((cell) => cell.slice(0, FIRST_CHARACTERS)) })
    }
  return { name, hidden, rows, columns, header_row: findHeader(first_rows), first_rows }
}

async function pass({ sheets }: OpenSpreadsheet, place: number, port: MessagePort): Promise<{ rows: number }> {
  const sheet = sheets[place]
  if (!sheet) throw new SpreadsheetError('sheet-missing')
  let sent = 0
  let answered = 0
  let rows = 0
  port.on('message', () => {
    answered += 1
  })
  const send = async (batch: SheetRow[]) => {
    port.postMessage({ kind: 'rows', rows: batch } satisfies ReaderSays)
    sent += 1
    rows += batch.length
    while (sent - answered >= BATCHES_AHEAD) await once(port, 'message')
  }
  let batch: SheetRow[] = []
  let characters = 0
  for await (const some of sheet.walk()) {
    for (const row of some) {
      batch.push(row)
      for (const cell of row.cells) characters += cell.length
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
      await send(batch)
      batch = []
      characters = 0
    }
  }
  if (batch.length > 0) await send(batch)
  port.removeAllListeners('message')
  return { rows }
}
