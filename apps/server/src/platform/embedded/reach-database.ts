import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { DatabaseAddress } from '../db/database.ts'
import { APP_DATABASE, APP_ROLE } from './cluster.ts'
import { EmbeddedFailure } from './failure.ts'
import { openEmbedded } from './open.ts'
import { databasePassword } from './password.ts'
import { choosePlace, prepareDataDir, socketFolder } from './place.ts'

const PORT = 5432

export type Reached = { address: DatabaseAddress; stop(): Promise<void> }
type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * The database that the settings name, for a command beside the program: the server of `DATABASE_URL`; else the running embedded one; else the
 * same, started for as long as this takes.
 */
export async function reachDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  log: (line: string) => void,
  archiveWal = false,
): Promise<Reached> {
  if (DATABASE_URL) return { address: { url: DATABASE_URL }, stop: async () => {} }
  try {
    const embedded = await openEmbedded({ dataDir: DATA_DIR, log, archiveWal })
    return { address: embedded, stop: () => embedded.stop() }
  } catch (error) {
    if (!(error instanceof EmbeddedFailure) || error.code !== 'in-use') throw error
    return { address: runningAddress(DATA_DIR), stop: async () => {} }
  }
}

/** Why there is no database to reach, in one sentence; null when there is one. */
export function missingDatabase({ DATABASE_URL, DATA_DIR }: Settings): string | null {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'db'))) return null
  return `There is no database in ${resolve(DATA_DIR)}: name the right folder in DATA_DIR, or a server in DATABASE_URL.`
}

function runningAddress(folder: string): DatabaseAddress {
  const dataDir = prepareDataDir(folder)
  return {
    socketDir: socketFolder(choosePlace(dataDir).home),
    port: PORT,
    user: APP_ROLE,
    password: databasePassword(dataDir),
    database: APP_DATABASE,
  }
}
