import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadKey } from '../audit/load-key.ts'
import { PROGRAM_RIGHTS } from '../audit/program-rights.ts'
import { verifyLog } from '../audit/verify-log.ts'
import { anchorFile } from '../audit/write-anchor.ts'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { existingArchiveKey } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { secretFile } from '../platform/crypto/secret-file.ts'
import { openDatabase, type Sql } from '../platform/db/database.ts'
import { prepareSchema } from '../platform/db/prepare-schema.ts'
import { reachDatabase } from '../platform/embedded/reach-database.ts'
import { importDatabase } from './import-database.ts'
import { type Command, runCommand } from './run-command.ts'

/** The database passwords belong to the cluster, not to its contents. */
const NOT_TAKEN = new Set(['db.password', 'db-owner.password'])

/**
 * `npm run import -- --from FILE`: imports an export into a new database, that of `DATABASE_URL` or an embedded one
 * in a new `DATA_DIR`; the way to another server or a new major version. Verifies row counts, checksums and the audit
 * chain.
 */
export const runImport: Command = async ({ args, environment, say }) => {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } })
  if (values.from === undefined) throw new ArchiveFailure('refused', 'Name the file: npm run import -- --from FILE.')
  const config = readConfig(environment)
  const key = existingArchiveKey(config)
  const { address, owner, stop } = await reachDatabase(config, say)
  const database = openDatabase(address, { connections: 2, name: 'import' })
  try {
    const file = resolve(values.from)
    const onKept = (name: string, bytes: Buffer) => keep(config, name, bytes)
    // Filling tables without their triggers takes the role that owns them.
    const fill = (tables: Sql) => importDatabase(tables, { file, key, onKept })
    const { rows } = await prepareSchema(database.sql, { owner, limits: PROGRAM_RIGHTS }, fill)
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
    say(`Imported ${all.toLocaleString('en-CA')} rows of ${Object.keys(rows).length} tables; counts and sums are those of the export.`)
    const { findings, checked } = await verifyLog(database.sql, { key: loadKey(config), file: anchorFile(config), now: now() })
    for (const finding of findings) say(finding)
    if (findings.length > 0) throw new Error('The audit log of what was imported is BROKEN: see the findings above.')
    say(`The audit log is whole: ${checked} entries recomputed.`)
  } finally {
    await database.close()
    await stop()
  }
}

/** An existing key must match: two installations must not be mixed. */
function keep(config: Config, name: string, bytes: Buffer): void {
  if (NOT_TAKEN.has(name)) return
  const file = name === 'audit-anchors.jsonl' ? anchorFile(config) : join(config.DATA_DIR, name)
  if (existsSync(file) && !readFileSync(file).equals(bytes)) {
    throw new ArchiveFailure('refused', `${file} is of another installation: import into a new DATA_DIR.`)
  }
  secretFile(file, () => bytes.toString())
}

if (process.argv[1] === import.meta.filename) await runCommand(runImport)
