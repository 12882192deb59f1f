import { pipeline } from 'node:stream/promises'
import { ensureMonths } from '../audit/ensure-months.ts'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { readArchive } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { type Entry, unpacked } from '../platform/archive/pack.ts'
import type { Sql, TransactionSql } from '../platform/db/database.ts'
import {
  allowLongHere,
  bindTables,
  copyIn,
  emptyTables,
  isInUse,
  listMigrations,
  listTables,
  type Table,
  tallyTable,
} from './copy-store.ts'
import type { About, ExportHead } from './export-database.ts'

export type Importing = {
  file: string
  key: ArchiveKey
  /** Called before the commit for each file that was stored beside the exported database. */
  onKept(name: string, bytes: Buffer): void
}
export type Imported = { rows: Record<string, number> }

/**
 * Imports into a migrated, unused database in one transaction: everything, verified by the export’s counts and
 * checksums, or nothing.
 */
export async function importDatabase(sql: Sql, { file, key, onKept }: Importing): Promise<Imported> {
  const imported = await sql.begin(async (tx) => {
    await allowLongHere(tx)
    return readArchive(file, key, (content) => takeIn(tx, unpacked<ExportHead>(content), onKept))
  })
  return imported as Imported
}

async function takeIn(tx: TransactionSql, entries: AsyncIterable<Entry<ExportHead>>, onKept: Importing['onKept']): Promise<Imported> {
  if (await isInUse(tx)) throw new ArchiveFailure('refused', 'This database holds a clinic already: import into a new one.')
  let about: About | null = null
  let bonds = ''
  for await (const { head, content } of entries) {
    if (head.kind === 'about') {
      about = JSON.parse((await gather(content)).toString()) as About
      await checkVersion(tx, about)
      bonds = await emptyTables(tx, about.tables)
      for (const month of about.months) await ensureMonths(tx as unknown as Sql, month)
    } else if (head.kind === 'kept') onKept(head.name, await gather(content))
    else
      await fillTable(
        tx,
        about?.tables.find(({ name }) => name === head.name),
        content,
      )
  }
  if (about === null) throw new ArchiveFailure('damaged', 'This file is no export: name another one.')
  await bindTables(tx, { tables: about.tables, sequences: about.sequences, bonds })
  const rows: Record<string, number> = {}
  for (const table of about.tables) {
    const found = await tallyTable(tx, table)
    if (found.rows !== table.rows || found.sum !== table.sum) {
      throw new ArchiveFailure(
        'damaged',
        `The table ${table.name} differs from what was exported (${found.rows} of ${table.rows} rows): nothing was imported.`,
      )
    }
    rows[table.name] = found.rows
  }
  return { rows }
}

async function fillTable(tx: TransactionSql, table: Table | undefined, content: AsyncIterable<Buffer>): Promise<void> {
  if (!table) throw new ArchiveFailure('damaged', 'The export holds a table that it does not name: nothing was imported.')
  await pipeline(content, await copyIn(tx, table))
}

/** The migrations must match: an older export is imported by the version that made it, which is then upgraded. */
async function checkVersion(tx: TransactionSql, about: About): Promise<void> {
  const here = await listMigrations(tx)
  const [theirs, ours] = [about.migrations.at(-1)?.name ?? 'none', here.at(-1)?.name ?? 'none']
  const same = JSON.stringify(here) === JSON.stringify(about.migrations)
  const tables = await listTables(tx)
  if (same && JSON.stringify(tables) === JSON.stringify(about.tables.map(({ name, columns }) => ({ name, columns })))) return
  throw new ArchiveFailure(
    'refused',
    `The export was made at migration ${theirs}, this program is at ${ours}: import it with the version that made it.`,
  )
}

async function gather(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
