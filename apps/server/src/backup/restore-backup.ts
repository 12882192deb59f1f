import {
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ArchiveFailure, inWords } from '../platform/archive/archive-failure.ts'
import { readArchive } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { unpacked } from '../platform/archive/pack.ts'
import { fsyncFolder } from '../platform/embedded/fsync-folder.ts'
import type { Chosen } from './choose-backup.ts'
import { chooseBackup } from './choose-backup.ts'
import type { CopiedHead } from './copy-cluster.ts'
import { listBackups, listWal, type Shelf } from './list-backups.ts'
import { type Recovered, replayWal } from './replay-wal.ts'

export type Restoring = {
  shelf: Shelf
  key: ArchiveKey
  /** ISO in UTC; null: everything. */
  target: string | null
  /** The new data directory: missing or empty. */
  into: string
  /** The setting AUDIT_KEY; otherwise the key is in the backup. */
  auditKey: string | undefined
  log(line: string): void
}
export type Restored = Chosen & Recovered & { into: string }

/**
 * Restores a backup into a new data directory up to a target and verifies it: reads every row and recomputes the
 * audit chain. Works beside the directory, which is renamed last, so a failed restore leaves nothing.
 */
export async function restoreBackup({ shelf, key, target, into, auditKey, log }: Restoring): Promise<Restored> {
  const folder = resolve(into)
  checkFree(folder)
  const backups = listBackups(shelf, key)
  const chosen = chooseBackup({ backups, wal: await listWal(shelf, (name) => /^[0-9A-F]{24}$/.test(name)), target })
  const file = join(shelf.base, `${chosen.base.id}.base`)
  checkWhole(file, chosen.base.bytes)
  const half = join(dirname(folder), `.${basename(folder)}.restoring`)
  clear(half)
  try {
    mkdirSync(half, { recursive: true, mode: 0o711 })
    await unpack(file, key, half)
    log(`The backup of ${chosen.base.ended_at} is unpacked (${chosen.base.files} files).`)
    const recovered = await replayWal({ dataDir: half, chosen, key, auditKey, target, log })
    if (existsSync(folder)) rmSync(folder, { recursive: true })
    renameSync(half, folder)
    fsyncFolder(dirname(folder))
    return { ...chosen, ...recovered, into: folder }
  } catch (error) {
    clear(half)
    throw inWords(error, folder)
  }
}

async function unpack(file: string, key: ArchiveKey, half: string): Promise<void> {
  mkdirSync(join(half, 'db'), { mode: 0o700 })
  await readArchive(file, key, async (content) => {
    for await (const { head, content: bytes } of unpacked<CopiedHead>(content)) {
      const path = resolve(half, head.path)
      if (!path.startsWith(half + sep))
        throw new ArchiveFailure('damaged', `${basename(file)} names a file outside of itself: take another backup.`)
      mkdirSync(head.kind === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 })
      if (head.kind === 'file') await pipeline(bytes, createWriteStream(path, { mode: head.mode, flush: false }))
    }
  })
  writeFileSync(join(half, 'db', 'recovery.signal'), '', { mode: 0o600, flush: true })
}

/** Never overwrites anything, least of all a data directory in use. */
function checkFree(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.isDirectory() && readdirSync(folder).length === 0)) return
  throw new ArchiveFailure('refused', `${folder} is not empty: name a folder with --into that is not there yet.`)
}

function checkWhole(file: string, bytes: number): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined)
    throw new ArchiveFailure('missing', `${file} is not there: bring it back, or move its manifest away to use an older backup.`)
  if (size < bytes)
    throw new ArchiveFailure('cut-short', `${file} has ${size} of ${bytes} bytes: take a whole copy of it, or another backup.`)
}

/** A cluster may be stored where PostgreSQL’s account has access; then `db` is a link to it. */
function clear(half: string): void {
  const link = join(half, 'db')
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(link)) {
    rmSync(dirname(realpathSync(link)), { recursive: true, force: true, maxRetries: 5 })
  }
  rmSync(half, { recursive: true, force: true, maxRetries: 5 })
}
