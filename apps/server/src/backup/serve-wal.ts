import { chmodSync, chownSync, createWriteStream, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readArchive } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import type { RunAs } from '../platform/embedded/run-as.ts'
import type { WalSegment } from './list-backups.ts'

export type ServedWal = {
  /** The server’s restore command for each segment. */
  command: string
  /** The error of a segment, which made the server stop. */
  failure(): unknown
  /** The last segment served. */
  last(): string | null
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 20
/** How long the server waits for a segment before giving up, in units of 50 ms. */
const PATIENCE = 2400
/** Above 125 the server stops instead of treating it as the end of the log. */
const GIVE_UP = 200

/**
 * Serves WAL segments to a restoring server, decrypted one at a time, so that the archive is never on disk in the
 * clear. The key stays in this process because the server may run as another account: its command leaves a request
 * file and waits.
 */
export function serveWal(pieces: readonly WalSegment[], key: ArchiveKey, runAs: RunAs): ServedWal {
  const folder = mkdtempSync(join(runAs === null ? tmpdir() : '/tmp', 'clinic-restore-'))
  chmodSync(folder, 0o700)
  if (runAs !== null) chownSync(folder, runAs.uid, runAs.gid)
  const found = new Map(pieces.map((piece) => [piece.name, piece]))
  let stopped = false
  let failure: unknown = null
  let last: string | null = null

  const answer = async (name: string): Promise<void> => {
    const piece = found.get(name)
    if (!piece) return writeFileSync(join(folder, `${name}.none`), '')
    const draft = join(folder, `${name}.part`)
    await readArchive(piece.file, key, (content) => pipeline(content, createWriteStream(draft, { mode: 0o600 })))
    if (runAs !== null) chownSync(draft, runAs.uid, runAs.gid)
    renameSync(draft, join(folder, name))
    last = name
  }
  const watching = (async () => {
    for (; !stopped; await sleep(LOOK_EVERY_MS)) {
      for (const wish of readdirSync(folder).filter((name) => name.endsWith('.want'))) {
        rmSync(join(folder, wish), { force: true })
        try {
          await answer(wish.slice(0, -5))
        } catch (error) {
          failure ??= error
          writeFileSync(join(folder, 'stop'), '')
        }
      }
    }
  })()

  return {
    command: commandFor(folder),
    failure: () => failure,
    last: () => last,
    async stop() {
      stopped = true
      await watching
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function commandFor(folder: string): string {
  const path = (name: string) => `'${folder.replaceAll('%', '%%')}/${name}'`
  const ready = `if [ -f ${path('%f')} ]; then mv ${path('%f')} "%p"; exit 0; fi`
  const none = `if [ -f ${path('%f.none')} ]; then exit 1; fi`
  const over = `if [ -f ${path('stop')} ]; then exit ${GIVE_UP}; fi`
  return `: > ${path('%f.want')}; n=0; while [ $n -lt ${PATIENCE} ]; do ${ready}; ${none}; ${over}; sleep 0.05; n=$((n+1)); done; exit ${GIVE_UP}`
}
