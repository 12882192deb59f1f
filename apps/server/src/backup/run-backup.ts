import { parseArgs } from 'node:util'
import { archiveKey, keyFile } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { missingDatabase, reachDatabase } from '../platform/embedded/reach-database.ts'
import { backupFolder } from './find-place.ts'
import { listBackups, listSystems, shelfOf } from './list-backups.ts'
import { makeDueBackups } from './make-due-backups.ts'
import { type Command, runCommand, sizeOf } from './run-command.ts'

/**
 * `npm run backup`: makes a base backup of the configured database now, whether the server runs or not; `-- --list`
 * lists existing ones.
 */
export const runBackup: Command = async ({ args, environment, say }) => {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean' }, to: { type: 'string' } } })
  const config = readConfig({ ...environment, ...(values.to && { BACKUP_DIR: values.to }) })
  const backupDir = backupFolder(config)
  const key = archiveKey(config)
  if (values.list) {
    for (const system of listSystems(backupDir)) {
      for (const { id, ended_at, bytes, files } of listBackups(shelfOf(backupDir, system), key)) {
        say(`${system}/${id}  good from ${ended_at}  ${files} files  ${sizeOf(bytes)}`)
      }
    }
    return
  }
  const missing = missingDatabase(config)
  if (missing !== null) throw new Error(missing)
  const { address, stop } = await reachDatabase(config, say, true)
  const database = openDatabase(address, { connections: 2, name: 'backup' })
  try {
    const started = performance.now()
    const { made, removed } = await makeDueBackups({ sql: database.sql, config, key, now, say })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`Backed up ${made.files} files (${sizeOf(made.bytes)} encrypted) to ${backupDir} in ${seconds} s; good from ${made.ended_at}.`)
    if (removed > 0) say(`Removed ${removed} older ${removed === 1 ? 'backup' : 'backups'}: ${config.BACKUP_KEEP} are kept (BACKUP_KEEP).`)
    if (config.BACKUP_KEY === undefined)
      say(`Without ${keyFile(config.DATA_DIR)} no backup can be opened: keep a copy of that file elsewhere.`)
  } finally {
    await database.close()
    await stop()
  }
}

if (process.argv[1] === import.meta.filename) await runCommand(runBackup)
