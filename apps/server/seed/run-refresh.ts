import { type Command, runCommand } from '../src/backup/run-command.ts'
import { now } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { encryptColumns } from '../src/platform/crypto/encrypted-columns.ts'
import { openKeyRing } from '../src/platform/crypto/key-ring.ts'
import { sharedSecret } from '../src/platform/crypto/secret.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { missingDatabase, reachDatabase } from '../src/platform/embedded/reach-database.ts'
import { refreshDemo } from './moments/refresh-demo.ts'
import { isDemo } from './run.ts'

/** `npm run demo:refresh`: today’s moments for a demo clinic, running or not; any other clinic is left alone. */
export const runRefresh: Command = async ({ environment, say }) => {
  const config = readConfig(environment)
  const missing = missingDatabase(config)
  if (missing !== null) throw new Error(missing)
  const { address, stop } = await reachDatabase(config, say)
  const database = openDatabase(address, { connections: 2, name: 'refresh' })
  try {
    const { sql } = database
    if (!(await isDemo(sql))) throw new Error('This is not a demo clinic, so nothing was changed.')
    await encryptColumns(sql, openKeyRing(config))
    const secret = await sharedSecret(sql, 'state_secret', config.STATE_SECRET)
    const made = await refreshDemo({ sql, now: now(), zone: config.CLINIC_TIME_ZONE, secret })
    const { visits, calls, licences, documents, undecided, asked, joined } = made
    say(
      `The demo clinic is up to date: ${visits} visits, ${calls} calls, ${licences} checked licences, ${documents} documents, ${undecided} visits without a decision, ${asked} calls of sellers and ${joined} live conversations were added.`,
    )
  } finally {
    await database.close()
    await stop()
  }
}

if (process.argv[1] === import.meta.filename) await runCommand(runRefresh)
