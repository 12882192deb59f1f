import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, findPackage, prepareBinaries } from './binaries.ts'
import { APP_DATABASE, APP_ROLE, adoptCluster, createCluster, hasCluster, OWNER_ROLE, prepareRoles, resetPassword } from './cluster.ts'
import { EmbeddedFailure, toFailure } from './failure.ts'
import { chooseFallbackDataDir, linkFallbackDataDir } from './fallback-data-dir.ts'
import { clearLeftovers, removeHalfMade } from './leftovers.ts'
import { acquireOwnership, type OwnerLock } from './owner-lock.ts'
import { databasePassword } from './password.ts'
import { choosePlace, makePrivate, type Place, prepareDataDir, socketFolder, walSpool } from './place.ts'
import { type Connection, hasPreparedRoles } from './ready.ts'
import { isWrongPassword, type Server, startServer } from './server.ts'
import { archivingSettings } from './settings.ts'
import { supervise } from './supervise.ts'

/** A running PostgreSQL of our own, and how to connect to it: over the Unix socket in `socketDir`, with the password. */
export type Embedded = Connection & {
  /** The same database as the role that owns its tables: for migrations only. */
  owner: Connection
  /** The real path of the database's own files. */
  cluster: string
  /** The server's process number; null while it is being started again. */
  pid(): number | null
  /** Stops the server cleanly and gives the data folder free. May be called twice. */
  stop(): Promise<void>
}

export type OpenOptions = {
  /** The data folder: contains `db`, `run` and `db.password`. */
  dataDir: string
  log(line: string): void
  /** The server had crashed and answers again: reconnect. */
  onRestart?(): void
  /** The server crashed and cannot be restarted: the program should end too. */
  onGiveUp?(failure: EmbeddedFailure): void
  /** Starts in a row that may fail before it gives up: 30, about two minutes. */
  restartTries?: number
  /** Puts every piece of the write-ahead log into `walSpool`, a minute old at most, from where backups take it. */
  archiveWal?: boolean
  /** What a restore starts it with, beside the server's own settings: it then reads the log of a backup and takes no writes until it is done. */
  recovery?: Readonly<Record<string, string>>
}

const PORT = 5432

/**
 * Opens the embedded PostgreSQL of a data folder, making it on the first start and recovering it after any crash. It ends with this
 * process, however that ends. Rejects with `EmbeddedFailure`, whose message says what to do.
 */
export async function openEmbedded(options: OpenOptions): Promise<Embedded> {
  const locks: OwnerLock[] = []
  try {
    return await open(options, locks)
  } catch (error) {
    release(locks)
    throw toFailure(error, resolve(options.dataDir))
  }
}

async function open(options: OpenOptions, locks: OwnerLock[]): Promise<Embedded> {
  const { log } = options
  const dataDir = prepareDataDir(options.dataDir)
  locks.push(await acquireOwnership(socketFolder(dataDir), dataDir))

  const place = await settle(choosePlace(dataDir), log)
  // Two data folders can link to one cluster (a copied clone), so the cluster's own folder is locked too.
  if (place.home !== dataDir) locks.push(await acquireOwnership(socketFolder(place.home), place.cluster))
  removeHalfMade(place.cluster)

  const binaries = prepareBinaries(findPackage(), place.home, place.runAs)
  const connection = {
    socketDir: socketFolder(place.home),
    port: PORT,
    user: APP_ROLE,
    password: databasePassword(dataDir),
    database: APP_DATABASE,
  }
  const owner = { ...connection, user: OWNER_ROLE, password: databasePassword(dataDir, 'db-owner.password') }
  if (hasCluster(place.cluster, binaries.major)) adoptCluster(place)
  else await createCluster(place, binaries, { app: connection.password, owner: owner.password })
  linkFallbackDataDir(place)
  const settings = { ...(options.archiveWal && archivingSettings(prepareSpool(place))), ...options.recovery }
  const prepares = options.recovery === undefined

  const server = await supervise({
    start: (cancelled) => start({ place, binaries, connection, owner, settings, prepares, log, cancelled }),
    tries: options.restartTries ?? 30,
    log,
    onRestart: () => options.onRestart?.(),
    onGiveUp: (failure) => options.onGiveUp?.(failure),
  })
  return {
    ...connection,
    owner,
    cluster: place.cluster,
    pid: server.pid,
    async stop() {
      await server.stop()
      release(locks)
    },
  }
}

type Start = {
  place: Place
  binaries: Binaries
  connection: Connection
  owner: Connection
  settings: Readonly<Record<string, string>>
  /** Whether the roles are made ready; a server that is still reading a backup takes no writes. */
  prepares: boolean
  log(line: string): void
  cancelled: AbortSignal
}

async function start({ place, binaries, connection, owner, settings, prepares, log, cancelled }: Start): Promise<Server> {
  const once = async () => {
    await clearLeftovers(place.cluster, connection.socketDir, log)
    const server = await startServer(place, binaries, { connection, settings, cancelled })
    if (!prepares || (await hasPreparedRoles(owner, connection.user))) return server
    await server.stop()
    await prepareRoles(place, binaries, { app: connection.password, owner: owner.password })
    return startServer(place, binaries, { connection, settings, cancelled })
  }
  for (let turn = 1; ; turn += 1) {
    try {
      return await once()
    } catch (error) {
      if (turn === 1 && isWrongPassword(error)) {
        log('The database does not know the password in db.password: giving it that password.')
        await resetPassword(place, binaries, connection.password)
      } else if (turn < 50 && error instanceof EmbeddedFailure && error.code === 'in-use' && !cancelled.aborted) {
        await sleep(100) // the last children of a server that was killed are on their way out
      } else throw error
    }
  }
}

function prepareSpool(place: Place): string {
  const spool = walSpool(place.home)
  mkdirSync(spool, { recursive: true })
  makePrivate(spool, place.runAs)
  return spool
}

/** Moves a cluster that PostgreSQL's account cannot reach to the fallback data folder. */
async function settle(place: Place, log: (line: string) => void): Promise<Place> {
  if (!place.needsFallback) return place
  if (existsSync(place.cluster)) await clearLeftovers(realpathSync(place.cluster), join(place.dataDir, 'run'), log)
  return chooseFallbackDataDir(place, log)
}

function release(locks: OwnerLock[]): void {
  for (const lock of locks.splice(0)) lock.release()
}
