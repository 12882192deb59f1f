import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { now } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { missingDatabase, reachDatabase } from '../platform/embedded/reach-database.ts'
import { loadKey } from './load-key.ts'
import { allowLong, findKeyFingerprint, hasChain } from './store.ts'
import { type Verified, verifyLog } from './verify-log.ts'
import { anchorFile } from './write-anchor.ts'

type Say = (line: string) => void
const [SOUND, BROKEN, NOT_DONE] = [0, 1, 2]

/**
 * `npm run audit:verify`: verifies the log of the configured database, whether the server runs or not. Exit code: 0
 * intact, 1 broken, 2 not verifiable.
 */
export async function runVerification(environment: Record<string, string | undefined>, say: Say): Promise<number> {
  const config = readConfig(environment)
  const missing = missingDatabase(config)
  if (missing !== null) {
    say(missing)
    return NOT_DONE
  }
  if (!config.AUDIT_KEY && !existsSync(join(config.DATA_DIR, 'audit.key'))) {
    say(`There is no key in ${resolve(config.DATA_DIR)}: bring audit.key back, or set AUDIT_KEY.`)
    return NOT_DONE
  }
  const { address, stop } = await reachDatabase(config, say)
  const database = openDatabase(address, { connections: 1, name: 'audit verify' })
  try {
    return await verify(database, config, say)
  } finally {
    await database.close()
    await stop()
  }
}

async function verify({ sql }: Database, config: Config, say: Say): Promise<number> {
  if (!(await hasChain(sql))) {
    say('The log of this database has no seals yet: start the program once.')
    return NOT_DONE
  }
  const key = loadKey(config)
  const signed = await findKeyFingerprint(sql)
  if (signed !== null && signed !== key.mark) {
    say(`This is not the key that the log is signed with (fingerprint ${signed}, this one: ${key.mark}): bring the right one back.`)
    return NOT_DONE
  }
  await allowLong(sql)
  const started = performance.now()
  const file = anchorFile(config)
  const onProgress = (checked: number) => say(`  ${count(checked)} entries …`)
  const verified = await verifyLog(sql, { key, file, now: now(), onProgress })
  for (const line of report(verified, (performance.now() - started) / 1000)) say(line)
  return verified.findings.length > 0 ? BROKEN : SOUND
}

function report({ findings, notes, checked, anchors, head }: Verified, seconds: number): string[] {
  const speed = `${count(checked)} entries and ${count(anchors)} anchors in ${seconds.toFixed(1)} s (${count(Math.round(checked / seconds))} entries a second)`
  const verdict = findings.length === 0 ? 'The audit log is whole.' : `The audit log is BROKEN: ${count(findings.length)} findings.`
  return [...findings, ...notes, `Verified ${speed}.`, `Head: number ${head.number}, ${head.hash}.`, verdict]
}

function count(value: number): string {
  return value.toLocaleString('en-CA')
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    process.exitCode = await runVerification(process.env, say)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = NOT_DONE
  }
}
