import { open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskSpace = {
  /** Whether writes are refused: the disk is nearly full, or the database said a moment ago that its disk is. */
  full(): boolean
  /** The database refused a write because its disk is full. */
  reportFull(): void
  /** Bytes that the database can still use; null where its disk is not ours to see. */
  free(): Promise<number | null>
  stop(): Promise<void>
}

export const DISK_FREE = { name: 'clinic_disk_free_bytes', help: 'Bytes that are free on the disk of the embedded database' }
export const DISK_FULL = { name: 'clinic_disk_full', help: '1 while changes are refused because the disk of the database is full, else 0' }

type Watch = {
  /** A folder on the disk of the embedded database; null when the database runs elsewhere. */
  folder: string | null
  log(line: string, level: 'warn' | 'error'): void
}

const MB = 1024 ** 2
/** Below this, writes are refused: what is left is for logins, the traces of reads, alarms and the write-ahead log. */
const FULL_BELOW = 96 * MB
const ROOM_FROM = 160 * MB
/** Room for the recovery of PostgreSQL after another program has filled the disk completely. */
const RESERVE = 48 * MB
const RELEASE_BELOW = 16 * MB
const LOOK_MS = 1_000
/** How long the database’s own word is believed without another refusal. */
const REPORT_MS = 15_000

/** Whether a write failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code))
}

/** Watches the room on the database’s disk, says when it runs out and when there is room again, and keeps a reserve for recovery. */
export async function watchDiskSpace({ folder, log }: Watch): Promise<DiskSpace> {
  const reserve = folder === null ? null : join(folder, 'disk-reserve')
  let low = false
  let reportedUntil = 0
  let said = false
  const full = () => low || Date.now() < reportedUntil
  const free = async () => {
    if (folder === null) return null
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  const look = async () => {
    const bytes = await free().catch(() => null)
    if (bytes !== null) low = bytes < (low ? ROOM_FROM : FULL_BELOW)
    if (reserve !== null && bytes !== null) {
      if (bytes < RELEASE_BELOW) await rm(reserve, { force: true })
      else if (bytes >= ROOM_FROM + RESERVE) await keepReserve(reserve)
    }
    if (full() === said) return
    said = full()
    const room = bytes === null ? '' : ` ${Math.round(bytes / MB)} MB are free in ${folder}.`
    if (said) log(`The disk of the database is full: changes are refused, reading continues.${room}`, 'error')
    else log(`The disk of the database has room again: changes are taken.${room}`, 'warn')
  }
  let looking: Promise<void> = look().catch(() => undefined)
  await looking
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined)
  }, LOOK_MS)
  timer.unref()
  return {
    full,
    free,
    reportFull() {
      reportedUntil = Date.now() + REPORT_MS
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

/** Written out rather than left as a hole, which would reserve nothing. */
async function keepReserve(path: string): Promise<void> {
  const kept = await stat(path).catch(() => null)
  if (kept?.size === RESERVE) return
  const file = await open(path, 'w', 0o600)
  try {
    const piece = Buffer.alloc(MB, 1)
    for (let at = 0; at < RESERVE; at += MB) await file.write(piece)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
