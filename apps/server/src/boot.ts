import { type Config, readServerConfig } from './platform/config.ts'
import { openEmbedded } from './platform/embedded/open.ts'
import { closing, handleSignals, say, shutDown } from './platform/telemetry/crash-handlers.ts'
import type { Addresses } from './serve.ts'

/** Brings everything up, or says what is in the way and ends. */
export async function boot(): Promise<void> {
  handleSignals()
  try {
    const config = readServerConfig(process.env)
    // The program is read while its database starts.
    const [addresses, { serve }] = await Promise.all([findDatabase(config), import('./serve.ts')])
    await serve(config, addresses)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), 'fatal')
    await shutDown(1)
  }
}

async function findDatabase(config: Config): Promise<Addresses> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = config
  if (DATABASE_URL) return { address: { url: DATABASE_URL }, owner: MIGRATION_DATABASE_URL ? { url: MIGRATION_DATABASE_URL } : null }
  const embedded = await openEmbedded({
    dataDir: config.DATA_DIR,
    log: say,
    archiveWal: config.BACKUP_DIR !== undefined,
    onGiveUp: (failure) => {
      say(failure.message, 'fatal')
      void shutDown(1)
    },
  })
  closing.push({ name: 'embedded PostgreSQL', close: embedded.stop })
  return { address: embedded, owner: embedded.owner }
}
