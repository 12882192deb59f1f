import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { listBackups, type Shelf } from './list-backups.ts'

/**
 * Keeps the newest `keep` base backups with their WAL and deletes older ones, manifests first so that an interrupted
 * deletion leaves no valid backup. Also deletes drafts of killed backups. Returns how many were deleted.
 */
export function pruneBackups(shelf: Shelf, key: ArchiveKey, keep: number): number {
  const backups = listBackups(shelf, key)
  const old = backups.slice(0, Math.max(0, backups.length - keep))
  const kept = backups.slice(old.length)
  for (const { id } of old) {
    for (const ending of ['json', 'base']) rmSync(join(shelf.base, `${id}.${ending}`), { force: true })
  }
  const ids = new Set(kept.map(({ id }) => id))
  for (const name of readdirSync(shelf.base)) {
    if (name.endsWith('.base') && !ids.has(name.slice(0, -5)) && isDone(name.slice(0, -5), kept))
      rmSync(join(shelf.base, name), { force: true })
  }
  // Only what is older on every kept timeline: by name without the timeline, which grows along the log.
  const needed = kept.map(({ start }) => start.slice(8)).sort()[0]
  if (needed === undefined) return old.length
  for (const name of readdirSync(shelf.wal)) {
    if (/^[0-9A-F]{24}\.wal$/.test(name) && name.slice(8, 24) < needed) rmSync(join(shelf.wal, name), { force: true })
  }
  return old.length
}

/** A base without a manifest, started before the newest backup finished, is from a failed one. */
function isDone(id: string, kept: readonly { id: string }[]): boolean {
  const newest = kept.at(-1)
  return newest !== undefined && id < newest.id
}
