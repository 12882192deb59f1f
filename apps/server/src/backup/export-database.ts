import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { writeArchive } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { type Entry, packed } from '../platform/archive/pack.ts'
import type { Sql, TransactionSql } from '../platform/db/database.ts'
import { copyFile } from './copy-cluster.ts'
import {
  allowLongHere,
  copyOut,
  listAuditMonths,
  listMigrations,
  listSequences,
  listTables,
  type Migration,
  type Sequence,
  type Table,
  type Tally,
  tallyTable,
} from './copy-store.ts'

/** The header of an export, before its tables. */
export type About = { migrations: Migration[]; sequences: Sequence[]; months: string[]; tables: (Table & Tally)[] }
/** `about` contains its text, a table its rows in PostgreSQL’s text format, and a kept file its bytes. */
export type ExportHead = { kind: 'about' } | { kind: 'table'; name: string } | { kind: 'kept'; name: string }

export type Exporting = { file: string; key: ArchiveKey; kept: readonly { name: string; file: string }[] }
export type Exported = { tables: (Table & Tally)[]; bytes: number }

/**
 * Writes a database snapshot into one encrypted file that any PostgreSQL version can import: all tables with counts
 * and checksums, the sequences, and the keys stored beside the database.
 */
export async function exportDatabase(sql: Sql, { file, key, kept }: Exporting): Promise<Exported> {
  const exported = await sql.begin('isolation level repeatable read read only', async (tx): Promise<Exported> => {
    await allowLongHere(tx)
    const about = await describe(tx)
    const { bytes } = await writeArchive(file, packed<ExportHead>(entries(tx, about, kept)), { key, label: { kind: 'export' } })
    return { tables: about.tables, bytes }
  })
  return exported as Exported
}

async function describe(tx: TransactionSql): Promise<About> {
  const tables: About['tables'] = []
  for (const table of await listTables(tx)) tables.push({ ...table, ...(await tallyTable(tx, table)) })
  if (tables.length === 0)
    throw new ArchiveFailure('refused', 'This database has no tables of the program: name another one in DATABASE_URL or DATA_DIR.')
  return { tables, migrations: await listMigrations(tx), sequences: await listSequences(tx), months: await listAuditMonths(tx) }
}

async function* entries(tx: TransactionSql, about: About, kept: Exporting['kept']): AsyncGenerator<Entry<ExportHead>> {
  yield { head: { kind: 'about' }, content: once(JSON.stringify(about)) }
  for (const { name, file } of kept) {
    for await (const { content } of copyFile(file, name, () => {})) yield { head: { kind: 'kept', name }, content }
  }
  for (const table of about.tables) yield { head: { kind: 'table', name: table.name }, content: await copyOut(tx, table) }
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}
