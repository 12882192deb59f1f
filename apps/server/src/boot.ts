import { checkBackupFolder } from './backup/check-backup-folder.ts'
import { type Config, readServerConfig } from './platform/config.ts'
import { checkCertificates } from './platform/db/check-certificates.ts'
import type { DatabaseAddresses } from './platform/db/database.ts'
import { openEmbedded } from './platform/embedded/open.ts'
import { awaitTurn, STANDS_BY } from './platform/standby/await-turn.ts'
import type { ForkedWorker } from './platform/standby/fork-worker.ts'
import { keepServing } from './platform/standby/keep-serving.ts'
import { closing, handleSignals, say, shutDown, waitLonger } from './platform/telemetry/crash-handlers.ts'

/** Brings everything up, or says what is in the way and ends. `first`: the process that is to serve; null: this one serves. */
export async function boot(first: ForkedWorker | null): Promise<void> {
  handleSignals()
  try {
    if (process.argv[2] === STANDS_BY) return await serveInTurn()
    const config = readServerConfig(process.env)
    if (config.BACKUP_DIR) checkBackupFolder(config.BACKUP_DIR)
    checkCertificates(config)
    await (first === null ? serveAlone(config) : keepTwo(config, first))
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), 'fatal')
    await shutDown(1)
  }
}

async function serveAlone(config: Config): Promise<void> {
  // The program is read while its database starts.
  const [addresses, { serve }] = await Promise.all([findDatabase(config), import('./serve.ts')])
  await serve(config, addresses, { turn: Promise.resolve({ takesOver: false }), loaded: () => {} })
}

/** What is wrong with the settings was said by the process that started this one: it has no database for it then. */
async function serveInTurn(): Promise<void> {
  const waiting = awaitTurn()
  const { serve } = await import('./serve.ts')
  const addresses = await waiting.addresses
  waiting.serves(await serve(readServerConfig(process.env), addresses, waiting))
}

/** The serving process has its own time to end in; then PostgreSQL needs a moment. */
const POSTGRES_ENDS_MS = 5_000

async function keepTwo(config: Config, first: ForkedWorker): Promise<void> {
  waitLonger(config.DRAIN_SECONDS * 1000 + POSTGRES_ENDS_MS)
  const addresses = findDatabase(config)
  const kept = keepServing({
    ...{ first, addresses },
    say,
    // The terminal of a demo is for its logins.
    onSpare: () => config.DEMO === '0' && say('A spare process is ready to take over.'),
    onEnd: (code) => void shutDown(code),
  })
  const close = async () => {
    if (!(await kept.stop())) process.exitCode = 1
  }
  // Closed before PostgreSQL, which is up by then or never comes up.
  await addresses.finally(() => closing.push({ name: 'serving process', close }))
  await kept.serves
}

async function findDatabase(config: Config): Promise<DatabaseAddresses> {
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
  const placeOf = ({ socketDir, port, user, password, database }: typeof embedded.owner) => ({ socketDir, port, user, password, database })
  return { address: placeOf(embedded), owner: placeOf(embedded.owner) }
}
