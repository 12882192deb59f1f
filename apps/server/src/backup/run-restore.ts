import { parseArgs } from 'node:util'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { existingArchiveKey } from '../platform/archive/archive-key.ts'
import { offsetTimeIn } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { backupFolder } from './find-place.ts'
import { listSystems, shelfOf } from './list-backups.ts'
import { readMoment } from './read-moment.ts'
import { type Restored, restoreBackup } from './restore-backup.ts'
import { type Command, runCommand } from './run-command.ts'

const LISTED = 12

/**
 * `npm run restore -- --into FOLDER [--to '2026-11-21 12:00:00'] [--from BACKUPS] [--system NUMBER]`: restores a new
 * data directory as of that time (clinic time), or everything. Never overwrites a non-empty folder.
 */
export const runRestore: Command = async ({ args, environment, say }) => {
  const options = { into: { type: 'string' }, to: { type: 'string' }, from: { type: 'string' }, system: { type: 'string' } } as const
  const { values } = parseArgs({ args, options })
  const config = readConfig({ ...environment, ...(values.from && { BACKUP_DIR: values.from }) })
  const backupDir = backupFolder(config)
  const into = values.into
  if (into === undefined) throw new ArchiveFailure('refused', 'Name the new data folder: npm run restore -- --into FOLDER.')
  const target = values.to === undefined ? null : readMoment(values.to, config.CLINIC_TIME_ZONE)
  const shelf = shelfOf(backupDir, values.system ?? onlySystem(backupDir))
  say(target === null ? 'Restoring all there is.' : `Restoring to ${offsetTimeIn(config.CLINIC_TIME_ZONE, target)} (${target}).`)
  const started = performance.now()
  const restored = await restoreBackup({ shelf, key: existingArchiveKey(config), target, into, auditKey: config.AUDIT_KEY, log: say })
  for (const line of report(restored, (performance.now() - started) / 1000)) say(line)
  if ((restored.audit?.findings.length ?? 0) > 0) throw new Error('The audit log of what was restored is BROKEN: see the findings above.')
}

function report({ into, rows, audit, base, pieces_read, seconds }: Restored, total: number): string[] {
  const filled = Object.entries(rows)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
  const all = filled.reduce((sum, [, count]) => sum + count, 0)
  return [
    `From the backup of ${base.ended_at} and the log up to its piece ${pieces_read ?? base.stop}.`,
    `Read ${all.toLocaleString('en-CA')} rows of ${filled.length} tables: ${filled
      .slice(0, LISTED)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}${filled.length > LISTED ? ', …' : ''}.`,
    ...(audit?.findings ?? []),
    audit === null
      ? 'The audit log was not verified: its key is not in the backup. Set AUDIT_KEY and run npm run audit:verify.'
      : `The audit log ${audit.findings.length === 0 ? 'is whole' : 'is BROKEN'}: ${audit.checked} entries recomputed.`,
    `Done in ${total.toFixed(1)} s (${seconds.recovering.toFixed(1)} s reading the log, ${seconds.verifying.toFixed(1)} s verifying).`,
    `Nothing was changed anywhere else. To use it: DATA_DIR=${into} npm start`,
  ]
}

function onlySystem(backupDir: string): string {
  const [only, ...others] = listSystems(backupDir)
  if (only === undefined) throw new ArchiveFailure('missing', `There is no backup in ${backupDir}: name another folder with --from.`)
  if (others.length === 0) return only
  throw new ArchiveFailure(
    'refused',
    `${backupDir} has backups of several databases: name one with --system (${[only, ...others].join(', ')}).`,
  )
}

if (process.argv[1] === import.meta.filename) await runCommand(runRestore)
