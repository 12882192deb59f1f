import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { DatabaseAddress } from '../db/database.ts'
import { APP_DATABASE, APP_ROLE, OWNER_ROLE } from './cluster.ts'
import { EmbeddedFailure } from './failure.ts'
import { openEmbedded } from './open.ts'
import { databasePassword } from './password.ts'
import { choosePlace, prepareDataDir, socketFolder } from './place.ts'

const PORT = 5432

/** `owner`: the same database as the role that owns its tables; null where that is the program's role. */
export type Reached = { address: DatabaseAddress; owner: DatabaseAddress | null; stop(): Promise<void> }
type Settings = Pick<Config, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATA_DIR'>

/**
 * The database that the settings name, for a command beside the program: the server of `DATABASE_URL`; else the running embedded one; else the
 * same, started for as long as this takes.
 */
export async function reachDatabase(
  { DATABASE_URL, MIGRATION_DATABASE_URL, DATA_DIR }: Settings,
  log: (line: string) => void,
  archiveWal = false,
): Promise<Reached> {
  if (DATABASE_URL) {
    const owner = MIGRATION_DATABASE_URL ? { url: MIGRATION_DATABASE_URL } : null
    return { address: { url: DATABASE_URL }, owner, stop: async () => {} }
  }
  try {
    const embedded = await openEmbedded({ dataDir: DATA_DIR, log, archiveWal })
    return { address: embedded, owner: embedded.owner, stop: () => embedded.stop() }
  } catch (error) {
    if (!(error instanceof EmbeddedFailure) || error.code !== 'in-use') throw error
    return { ...runningAddresses(DATA_DIR), stop: async () => {} }
  }
}

/** Why there is no database to reach, in one sentence; null when there is one. */
export function missingDatabase({ DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): string | null {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'db'))) return null
  return `There is no database in ${resolve(DATA_DIR)}: name the right folder in DATA_DIR, or a server in DATABASE_URL.`
}

function runningAddresses(folder: string): Omit<Reached, 'stop'> {
  const dataDir = prepareDataDir(folder)
  const place = { socketDir: socketFolder(choosePlace(dataDir).home), port: PORT, database: APP_DATABASE }
  return {
    address: { ...place, user: APP_ROLE, password: databasePassword(dataDir) },
    owner: { ...place, user: OWNER_ROLE, password: databasePassword(dataDir, 'db-owner.password') },
  }
}
