import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { archiveKey, keyFile } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { missingDatabase, reachDatabase } from '../platform/embedded/reach-database.ts'
import { exportDatabase } from './export-database.ts'
import { secretFiles } from './find-place.ts'
import { type Command, runCommand, sizeOf } from './run-command.ts'

/** `npm run export [-- --to FILE]`: a snapshot of any configured database in one encrypted file. */
export const runExport: Command = async ({ args, environment, say }) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const config = readConfig(environment)
  const missing = missingDatabase(config)
  if (missing !== null) throw new Error(missing)
  const file = resolve(values.to ?? `clinic-${now().slice(0, 16).replace(/[-:]/g, '')}.export`)
  if (existsSync(file)) throw new ArchiveFailure('refused', `${file} is there already: name another file with --to.`)
  const { address, stop } = await reachDatabase(config, say)
  const database = openDatabase(address, { connections: 1, name: 'export' })
  try {
    const { tables, bytes } = await exportDatabase(database.sql, { file, key: archiveKey(config), kept: secretFiles(config) })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Exported ${rows.toLocaleString('en-CA')} rows of ${tables.length} tables to ${file} (${sizeOf(bytes)} encrypted).`)
    if (config.BACKUP_KEY === undefined) say(`Without ${keyFile(config.DATA_DIR)} it cannot be opened: take a copy of that file along.`)
  } finally {
    await database.close()
    await stop()
  }
}

if (process.argv[1] === import.meta.filename) await runCommand(runExport)
