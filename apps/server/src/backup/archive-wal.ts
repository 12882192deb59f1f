import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ArchiveFailure, inWords } from '../platform/archive/archive-failure.ts'
import { readLabel, writeArchive } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'

const PIECE = /^[0-9A-F]{24}(\.partial)?$|^[0-9A-F]{8}\.history$/
/** Marks when a backup was taken; ours have a manifest instead. */
const NOTE = /\.backup$/

/**
 * Moves WAL segments from the spool into the archive, encrypted, oldest first; deletes each from the spool only once
 * it is on disk here. Safe to run in two processes. Returns how many were moved.
 */
export async function archiveWal(spool: string, wal: string, key: ArchiveKey): Promise<number> {
  let taken = 0
  for (const name of listSpool(spool)) {
    if (PIECE.test(name) && (await archiveSegment(join(spool, name), wal, key))) taken += 1
    if (PIECE.test(name) || NOTE.test(name)) rmSync(join(spool, name), { force: true })
  }
  return taken
}

/** Archives one segment; an existing one must be identical. Returns whether it was new. */
export async function archiveSegment(file: string, wal: string, key: ArchiveKey): Promise<boolean> {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const target = join(wal, `${name}.wal`)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return false // another process took it
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (existsSync(target)) {
    const { label } = await readLabel(target)
    if (label.sha256 === sha256) return false
    throw new ArchiveFailure('refused', `${target} is of another run of this database: give each database a BACKUP_DIR of its own.`)
  }
  await writeArchive(target, createReadStream(file, { highWaterMark: 262_144 }), {
    key,
    label: { kind: 'wal', name, at: found.mtime.toISOString(), sha256 },
  })
  return true
}

/** Waiting segments, oldest first. */
function listSpool(spool: string): string[] {
  try {
    return existsSync(spool)
      ? readdirSync(spool)
          .filter((name) => !name.startsWith('.'))
          .sort()
      : []
  } catch (error) {
    throw inWords(error, spool)
  }
}
