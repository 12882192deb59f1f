import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BACKUP_FUNCTIONS } from './backup-functions.ts'
import type { Binaries } from './binaries.ts'
import { BARE_ENVIRONMENT, spawnSupervised } from './child-process.ts'
import { EmbeddedFailure, failureInWords } from './failure.ts'
import { fsyncFolder } from './fsync-folder.ts'
import { makePrivate, type Place } from './place.ts'

/** The role that the program serves with. */
export const APP_ROLE = 'clinic'
/** The role that owns the tables and applies migrations (docs/decisions/0065-audit-tables-belong-to-another-role.md). */
export const OWNER_ROLE = 'clinic_owner'
export const APP_DATABASE = 'clinic'

// Every connection needs the password. The role `postgres` that initdb creates has none, so it cannot connect at all.
const CLIENT_RULES = 'local all all scram-sha-256\nhost all all all scram-sha-256\n'

/** True when there is a cluster to start, false when there is none yet; refuses one of another major version. */
export function hasCluster(cluster: string, major: string): boolean {
  const version = clusterVersion(cluster)
  if (version !== null && version !== major) {
    throw new EmbeddedFailure(
      'other-major',
      `${cluster} was made by PostgreSQL ${version} and this program brings ${major}: dump it with PostgreSQL ${version}'s pg_dump, move the folder away, start again and load the dump.`,
    )
  }
  return version !== null
}

/** The major version that made a cluster; null for a missing or empty folder. Refuses a folder that holds anything else. */
export function clusterVersion(cluster: string): string | null {
  const names = existsSync(cluster) ? readdirSync(cluster) : []
  if (names.length === 0) return null
  const version = names.includes('PG_VERSION') ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim() : ''
  if (/^\d+$/.test(version) && names.includes('global')) return version
  throw new EmbeddedFailure(
    'not-a-database',
    `${cluster} holds files that are no database: move them away or set DATA_DIR to another folder.`,
  )
}

/** The passwords of both roles. */
export type Passwords = { app: string; owner: string }

/** Makes a new cluster with its roles and database, under another name first: a half-made one can never be started. */
export async function createCluster(place: Place, binaries: Binaries, passwords: Passwords): Promise<void> {
  const draft = `${place.cluster}.init-${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(draft, { mode: 0o700 })
    makePrivate(draft, place.runAs)
    await initdb(draft, place, binaries)
    writeClientRules(draft, place)
    const made = [`CREATE ROLE ${APP_ROLE}`, ...roleStatements(passwords), `CREATE DATABASE ${APP_DATABASE} OWNER ${OWNER_ROLE}`]
    await singleUser({ ...place, cluster: draft }, binaries, { database: 'postgres', lines: made })
    await prepareRoles({ ...place, cluster: draft }, binaries, passwords)
    rmSync(place.cluster, { recursive: true, force: true })
    renameSync(draft, place.cluster)
    fsyncFolder(dirname(place.cluster))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

/** Puts right what copying and restoring a cluster tend to change: its owner, its mode, and who may connect. */
export function adoptCluster(place: Place): void {
  const { uid } = statSync(place.cluster)
  if (place.runAs !== null && uid !== place.runAs.uid) {
    spawnSync('chown', ['-R', `${place.runAs.uid}:${place.runAs.gid}`, place.cluster])
  }
  if (uid === process.getuid?.() || place.runAs !== null) chmodSync(place.cluster, 0o700)
  writeClientRules(place.cluster, place)
}

/** Gives the program's role the password of `db.password`, for a folder where that file was lost or came from elsewhere. */
export async function resetPassword(place: Place, binaries: Binaries, password: string): Promise<void> {
  await singleUser(place, binaries, { database: 'postgres', lines: [`ALTER ROLE ${APP_ROLE} PASSWORD '${password}'`] })
}

/**
 * Makes the owner role if it is missing, sets both passwords, and lets the program's role make backups, which PostgreSQL keeps to its superuser
 * otherwise. May be repeated.
 */
export async function prepareRoles(place: Place, binaries: Binaries, passwords: Passwords): Promise<void> {
  const backups = BACKUP_FUNCTIONS.map((name) => `GRANT EXECUTE ON FUNCTION ${name} TO ${APP_ROLE}`)
  await singleUser(place, binaries, { database: APP_DATABASE, lines: [...roleStatements(passwords), ...backups] })
}

/** The owner is a member of the program's role, so that it can take over tables that the program made in earlier versions. */
function roleStatements({ app, owner }: Passwords): string[] {
  return [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${OWNER_ROLE}') THEN CREATE ROLE ${OWNER_ROLE}; END IF; END $$`,
    `ALTER ROLE ${OWNER_ROLE} LOGIN CREATEDB PASSWORD '${owner}'`,
    `ALTER ROLE ${APP_ROLE} LOGIN NOCREATEDB NOCREATEROLE PASSWORD '${app}'`,
    `GRANT ${APP_ROLE} TO ${OWNER_ROLE}`,
  ]
}

async function initdb(draft: string, place: Place, binaries: Binaries): Promise<void> {
  const args = ['-D', draft, '-U', 'postgres', '--auth=reject', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin']
  const command = [binaries.initdb, ...args, '--builtin-locale=C.UTF-8', '--data-checksums', '--no-instructions']
  const { child, ended } = spawnSupervised(command, { runAs: place.runAs, lastWord: 'kill-group', output: 'pipe' })
  const complaint = child.stderr === null ? '' : await text(child.stderr)
  const { code, signal, error } = await ended
  if (code !== 0) throw initdbFailed(error?.message ?? (complaint.trim() || `it ended with ${signal ?? code}`), place)
}

type Statements = { database: string; lines: readonly string[] }

/** Runs statements without a server, one per line, as the owner of the files. */
async function singleUser(place: Place, binaries: Binaries, { database, lines }: Statements): Promise<void> {
  const args = ['--single', '-D', place.cluster, '-c', 'log_checkpoints=off', '-c', 'log_min_error_statement=panic', database]
  const child = spawn(binaries.postgres, args, { ...place.runAs, cwd: '/', env: BARE_ENVIRONMENT, detached: true })
  const ended = new Promise<number | null>((resolve) => child.once('error', () => resolve(null)).once('exit', resolve))
  child.stdin.on('error', () => {}).end(`${lines.join('\n')}\n`)
  const [complaint, code] = await Promise.all([text(child.stderr), ended, text(child.stdout)])
  if (code !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(complaint)) throw initdbFailed(complaint.trim(), place)
}

function writeClientRules(cluster: string, place: Place): void {
  const file = join(cluster, 'pg_hba.conf')
  if (existsSync(file) && readFileSync(file, 'utf8') === CLIENT_RULES) return
  writeFileSync(`${file}.new`, CLIENT_RULES, { mode: 0o600, flush: true })
  if (place.runAs !== null) chownSync(`${file}.new`, place.runAs.uid, place.runAs.gid)
  renameSync(`${file}.new`, file)
}

function initdbFailed(words: string, place: Place): EmbeddedFailure {
  const lines = words.split('\n')
  const cause = lines.find((line) => /error|FATAL|PANIC/i.test(line)) ?? lines[0]
  return (
    failureInWords(words, place.dataDir) ??
    new EmbeddedFailure('initdb-failed', `A new database could not be made in ${place.cluster} (${cause}): fix that and start again.`)
  )
}
