import type { DatabaseAddress } from '../src/platform/db/database.ts'
import { APP_DATABASE, APP_ROLE, OWNER_ROLE } from '../src/platform/embedded/cluster.ts'
import { databasePassword } from '../src/platform/embedded/password.ts'
import { socketFolder } from '../src/platform/embedded/place.ts'

export type EmbeddedAddress = Extract<DatabaseAddress, { socketDir: string }>

/** Where the embedded PostgreSQL of a data folder listens, as the application logs in to it. */
export function embeddedAddress(dataDir: string): EmbeddedAddress {
  return { socketDir: socketFolder(dataDir), port: 5432, user: APP_ROLE, password: databasePassword(dataDir), database: APP_DATABASE }
}

/** The same database, as the role that owns its tables. */
export function embeddedOwner(dataDir: string): EmbeddedAddress {
  return { ...embeddedAddress(dataDir), user: OWNER_ROLE, password: databasePassword(dataDir, 'db-owner.password') }
}

/** The same as a `DATABASE_URL`. */
export function embeddedUrl({ user, password, database, socketDir, port }: EmbeddedAddress): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}
