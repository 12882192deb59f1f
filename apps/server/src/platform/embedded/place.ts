import { createHash } from 'node:crypto'
import { accessSync, chmodSync, chownSync, constants, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { EmbeddedFailure, readOnly } from './failure.ts'
import { canEnter, chooseRunAs, type RunAs } from './run-as.ts'

/** Where the parts of an embedded database are. */
export type Place = {
  /** The real path of the data folder. */
  dataDir: string
  /** The folder that PostgreSQL's account works in: the data folder, or its shelter when that account cannot enter it. */
  home: string
  cluster: string
  runAs: RunAs
  /**
   * True when that account cannot reach `cluster`, so that it has to be created in, or moved to, the fallback data
   * folder.
   */
  needsFallback: boolean
}

const FALLBACK_ROOT = '/var/lib/clinic'
const PORT_FILE = '.s.PGSQL.5432'
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/** Makes the data folder where it is missing and returns its real path; refuses one that cannot be written. */
export function prepareDataDir(dataDir: string): string {
  if (makeFolder(dataDir)) chmodSync(dataDir, 0o700)
  const real = realpathSync(dataDir)
  try {
    accessSync(real, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw readOnly(real, error)
  }
  return real
}

/** Looks at what the data folder holds and decides who runs PostgreSQL, and where. Changes nothing but the folder's own group. */
export function choosePlace(dataDir: string): Place {
  const cluster = join(dataDir, 'db')
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) return followLink(dataDir, cluster)
  const runAs = chooseRunAs(ownerOf(cluster))
  if (runAs !== null) letIn(dataDir, runAs)
  return { dataDir, home: dataDir, cluster, runAs, needsFallback: runAs !== null && !canEnter(dataDir, runAs) }
}

/** A new folder outside of the data folder, named after it. One that already holds a database is never taken over. */
export function newFallbackDataDir(dataDir: string, log: (line: string) => void): string {
  for (let turn = 1; ; turn += 1) {
    const shelter = join(FALLBACK_ROOT, turn === 1 ? hashOf(dataDir) : `${hashOf(dataDir)}-${turn}`)
    if (existsSync(join(shelter, 'db'))) {
      log(`An older database of ${dataDir} remains in ${shelter} and is not used: delete it when it is no longer needed.`)
      continue
    }
    mkdirSync(shelter, { recursive: true })
    chmodSync(FALLBACK_ROOT, 0o711)
    chmodSync(shelter, 0o711)
    return shelter
  }
}

/**
 * The folder for the sockets of `home`: `home/run`, or a private one with a short name where the path would be too long for a
 * socket (107 bytes on Linux). /tmp by name, not TMPDIR: every process has to come to the same answer.
 */
export function socketFolder(home: string): string {
  const usual = join(home, 'run')
  if (Buffer.byteLength(join(usual, PORT_FILE)) <= LONGEST_SOCKET_PATH) {
    mkdirSync(usual, { recursive: true, mode: 0o700 })
    return usual
  }
  if (isRoot()) {
    const base = '/var/run/clinic'
    mkdirSync(join(base, hashOf(home)), { recursive: true, mode: 0o711 })
    return join(base, hashOf(home))
  }
  const short = join('/tmp', `clinic-${process.getuid?.()}-${hashOf(home)}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  const made = lstatSync(short)
  if (!made.isDirectory() || made.uid !== process.getuid?.()) {
    throw new EmbeddedFailure('not-permitted', `${short} belongs to another user: have it removed, or set DATA_DIR to a shorter path.`)
  }
  return short
}

/** Where the server puts pieces of its write-ahead log that backups have not taken yet. */
export function walSpool(home: string): string {
  return join(home, 'wal-spool')
}

/** Gives a folder to PostgreSQL's account (or keeps it) and makes it private. */
export function makePrivate(dir: string, runAs: RunAs): void {
  if (runAs !== null) chownSync(dir, runAs.uid, runAs.gid)
  chmodSync(dir, 0o700)
}

function followLink(dataDir: string, link: string): Place {
  if (!existsSync(link)) {
    throw new EmbeddedFailure(
      'not-a-database',
      `${link} points to a database that is gone: bring it back, or delete the link to start with an empty one.`,
    )
  }
  const cluster = realpathSync(link)
  const runAs = chooseRunAs(ownerOf(cluster))
  return { dataDir, home: dirname(cluster), cluster, runAs, needsFallback: runAs !== null && !canEnter(dirname(cluster), runAs) }
}

/**
 * Lets PostgreSQL's group enter, but not list, a data folder that belongs to root, is closed to others and whose group
 * has no rights on it.
 */
function letIn(dataDir: string, runAs: NonNullable<RunAs>): void {
  const { uid, mode } = statSync(dataDir)
  if (uid !== 0 || (mode & 0o071) !== 0) return
  chownSync(dataDir, 0, runAs.gid)
  chmodSync(dataDir, (mode & 0o7777) | 0o010)
}

function ownerOf(path: string): RunAs {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? null : { uid: found.uid, gid: found.gid }
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}
