import { archiveKey } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/db/database.ts'
import type { Say } from '../platform/telemetry/log.ts'
import { archiveWalSince, backUpFirst, backUpNightly, type Keeping } from './make-due-backups.ts'

/** A backup that fails is tried again within minutes, the log with the next minute's turn; neither is in the queue twice. */
export const BACKUP_TIMES = '35 2 * * * make_backup ?max=5&jobKey=make_backup\n* * * * * keep_wal ?max=1&jobKey=keep_wal'

export const BACKUP_TASKS = ['make_backup', 'make_first_backup', 'keep_wal'] as const

/** What those times call for. */
export function planBackups(keeping: Keeping) {
  return {
    make_backup: () => backUpNightly(keeping),
    make_first_backup: () => backUpFirst(keeping),
    keep_wal: () => archiveWalSince(keeping),
  } satisfies Record<(typeof BACKUP_TASKS)[number], () => Promise<void>>
}

export function keepingOf(sql: Sql, config: Config, say: Say): Keeping {
  return { sql, config, key: archiveKey(config), now, say }
}
