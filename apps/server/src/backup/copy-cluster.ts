import { createReadStream, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import type { Entry } from '../platform/archive/pack.ts'

/**
 * A file or folder of a backup by its path below the data directory: the cluster is `db/…`, other files have their
 * own names.
 */
export type CopiedHead = { path: string; kind: 'file' | 'folder'; mode: number }

// Recreated by the server at startup or restored from archived WAL; pg_basebackup excludes them too.
const EMPTIED = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_internal.init',
  'postgresql.auto.conf.tmp',
  'backup_label',
  'tablespace_map',
])
const CONTROL = join('global', 'pg_control')

/**
 * The files of a running server during a backup, the control file last. They may change meanwhile; WAL replay
 * corrects that. Calls `onFile` for each.
 */
export async function* copyCluster(cluster: string, onFile: () => void): AsyncGenerator<Entry<CopiedHead>> {
  if (readdirSync(join(cluster, 'pg_tblspc')).length > 0) {
    throw new ArchiveFailure(
      'refused',
      `${cluster} has tables in other folders (tablespaces), which this backup does not copy: use pg_basebackup.`,
    )
  }
  for (const { path, kind } of walk(cluster, '')) {
    if (path === CONTROL) continue
    if (kind === 'folder') yield folder(join('db', path))
    else yield* copyFile(join(cluster, path), join('db', path), onFile)
  }
  yield folder(join('db', 'pg_wal', 'archive_status'))
  yield folder(join('db', 'pg_wal', 'summaries'))
  yield* copyFile(join(cluster, CONTROL), join('db', CONTROL), onFile)
}

/** Yields nothing when the file is gone by now. */
export async function* copyFile(file: string, path: string, onFile: () => void): AsyncGenerator<Entry<CopiedHead>> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (handle === null) return
  onFile()
  const { mode } = await handle.stat()
  yield { head: { path, kind: 'file', mode: mode & 0o777 }, content: createReadStream('', { fd: handle, highWaterMark: 262_144 }) }
}

/** A text as a file of the backup. */
export async function* copyText(text: string, path: string): AsyncGenerator<Entry<CopiedHead>> {
  const content = (async function* () {
    yield Buffer.from(text)
  })()
  yield { head: { path, kind: 'file', mode: 0o600 }, content }
}

function folder(path: string): Entry<CopiedHead> {
  return { head: { path, kind: 'folder', mode: 0o700 }, content: (async function* () {})() }
}

function* walk(cluster: string, below: string): Generator<{ path: string; kind: 'file' | 'folder' }> {
  for (const name of readdirSync(join(cluster, below))) {
    const path = join(below, name)
    if (LEFT_OUT.has(name) || name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init')) continue
    const found = statSync(join(cluster, path), { throwIfNoEntry: false })
    if (found?.isDirectory()) {
      yield { path, kind: 'folder' }
      if (below !== '' || !EMPTIED.has(name)) yield* walk(cluster, path)
    } else if (found?.isFile()) yield { path, kind: 'file' }
  }
}
