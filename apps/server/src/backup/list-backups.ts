import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ArchiveFailure, inWords } from '../platform/archive/archive-failure.ts'
import { readLabel } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { makeFolder } from '../platform/make-folder.ts'

const segment = z.string().regex(/^[0-9A-F]{24}$/)
const manifest = z.object({
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  system: z.string(),
  timeline: z.number().int().positive(),
  version: z.number().int(),
  segment_bytes: z.number().int().positive(),
  started_at: z.string(),
  ended_at: z.string(),
  start: segment,
  stop: segment,
  files: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
})

/**
 * The manifest that completes a base backup. ISO instants in UTC; usable for targets from `ended_at` on. `start`,
 * `stop`: the WAL segments it needs; `bytes`, `sha256`: of its file on disk.
 */
export type Manifest = z.infer<typeof manifest>

/** An archived WAL segment. `at`: when the server closed it; earlier changes are in it or its predecessors. */
export type WalSegment = { name: string; at: string; file: string }

/** A database’s folders in the backup folder. */
export type Shelf = { base: string; wal: string }

/** Several databases can share the backup folder: each has its own subfolder by system identifier. */
export function shelfOf(backupDir: string, system: string): Shelf {
  return { base: join(backupDir, system, 'base'), wal: join(backupDir, system, 'wal') }
}

/** Same, created if missing. */
export function makeShelf(backupDir: string, system: string): Shelf {
  const shelf = shelfOf(backupDir, system)
  try {
    for (const folder of [shelf.base, shelf.wal]) makeFolder(folder, 0o700)
  } catch (error) {
    throw inWords(error, backupDir)
  }
  return shelf
}

/** The databases with backups in a folder. */
export function listSystems(backupDir: string): string[] {
  if (!existsSync(backupDir))
    throw new ArchiveFailure('missing', `${backupDir} is not there: name the folder of the backups in BACKUP_DIR or with --from.`)
  return readdirSync(backupDir).filter((name) => /^\d+$/.test(name) && existsSync(join(backupDir, name, 'base')))
}

/** A database’s base backups, oldest first. A manifest that was changed or signed with another key is refused. */
export function listBackups({ base }: Shelf, key: ArchiveKey): Manifest[] {
  const names = existsSync(base) ? readdirSync(base).filter((name) => name.endsWith('.json')) : []
  return names.map((name) => readManifest(join(base, name), key)).sort((one, other) => one.ended_at.localeCompare(other.ended_at))
}

/** Writes a manifest signed with the key. */
export function writeManifest(described: Manifest, key: ArchiveKey): string {
  const text = JSON.stringify(described)
  return `${JSON.stringify({ manifest: described, key: key.mark, signature: key.sign(text) }, null, 2)}\n`
}

/** Archived WAL segments by name, filtered by `wanted`. */
export async function listWal({ wal }: Shelf, wanted: (name: string) => boolean): Promise<WalSegment[]> {
  const names = existsSync(wal) ? readdirSync(wal).filter((name) => name.endsWith('.wal') && wanted(name.slice(0, -4))) : []
  const pieces: WalSegment[] = []
  for (const name of names.sort()) {
    const { label } = await readLabel(join(wal, name))
    pieces.push({ name: name.slice(0, -4), at: String(label.at), file: join(wal, name) })
  }
  return pieces
}

function readManifest(file: string, key: ArchiveKey): Manifest {
  const kept = parse(readFileSync(file, 'utf8'))
  const described = manifest.safeParse(kept?.manifest)
  if (kept?.key !== undefined && kept.key !== key.mark) {
    throw new ArchiveFailure('wrong-key', `${file} was made with another key (its mark is ${kept.key}): set BACKUP_KEY to that key.`)
  }
  if (!described.success || kept?.signature !== key.sign(JSON.stringify(described.data))) {
    throw new ArchiveFailure(
      'damaged',
      `${file} was changed or damaged since it was made: take another copy of it, or move that backup away.`,
    )
  }
  return described.data
}

function parse(text: string): { manifest?: unknown; key?: string; signature?: string } | null {
  try {
    return JSON.parse(text) as { manifest?: unknown; key?: string; signature?: string }
  } catch {
    return null
  }
}
