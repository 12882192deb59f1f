import { setTimeout as wait } from 'node:timers/promises'
import { now } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { change } from '../db/change.ts'
import { openDatabase, type Sql } from '../db/database.ts'
import { missingDatabase, reachDatabase } from '../embedded/reach-database.ts'
import { findKeys, makeDataKey, writeKeys } from './data-keys.ts'
import { checkKeys, findKeyIds, forgetKey, writeKeyId } from './encrypted-keys.ts'
import { countByKey, progressReporter, reencryptValues } from './encrypted-values.ts'
import { NOTICED_WITHIN_MS, openKeyRing } from './key-ring.ts'

type Say = (line: string) => void
type Settings = Pick<Config, 'DATA_KEYS' | 'DATA_DIR' | 'CLINIC_TIME_ZONE'>

/** `retired`: keys that no longer encrypt anything. */
export type Rotation = { newest: string; values: number; retired: string[] }

const ROTATION_LOCK = 7_410_029
const POLL_MS = 100

/**
 * Encrypts every value under a new key while the program runs. If the keys are in a file, a new one is added, unless
 * values are still waiting for a key from an interrupted rotation; if they are in the setting, its first one is used.
 * Resolves only when no transaction is left that began before every process wrote under the new key. Throws if another
 * rotation is running or a key is missing.
 */
export async function rotateKeys(sql: Sql, settings: Settings, say: Say): Promise<Rotation> {
  const held = await sql.reserve()
  try {
    const [lock] = await held<{ taken: boolean }[]>`select pg_try_advisory_lock(${ROTATION_LOCK}) as taken`
    if (!lock?.taken) throw new Error('Another rotation of the keys is under way.')
    return await rotate(sql, settings, say)
  } finally {
    await held`select pg_advisory_unlock(${ROTATION_LOCK})`
    held.release()
  }
}

async function rotate(sql: Sql, settings: Settings, say: Say): Promise<Rotation> {
  const source = findKeys(settings)
  const ring = openKeyRing(settings)
  await checkKeys(sql, ring, now())
  if (source.from === 'file' && !(await isBegun(sql, ring.keys()[0]?.id))) {
    const added = makeDataKey()
    writeKeys(source.place, [added, ...source.read()])
    say(`Added the key ${added.id} to ${source.place}: keep a copy of that file apart from the database.`)
    await wait(NOTICED_WITHIN_MS)
    await writeKeyId(sql, ring, now())
  }
  const newest = ring.keys()[0]?.id ?? ''
  const [moment] = await sql<{ at: string }[]>`select clock_timestamp() as at`
  let values = await reencryptValues(sql, ring, { plain: false, onBatch: progressReporter(say) })
  await waitForOlder(sql, moment?.at ?? now())
  values += await reencryptValues(sql, ring, { plain: false })
  const retired = await retire(sql, newest)
  await report(sql, settings, { newest, values, retired })
  return { newest, values, retired }
}

/** Whether a rotation to this key was broken off: what is sealed under older ones comes to it first. */
async function isBegun(sql: Sql, newest: string | undefined): Promise<boolean> {
  const counts = await countByKey(sql)
  return [...counts.keys()].some((id) => id !== newest)
}

/** A transaction that began earlier may still write values under the previous key. */
async function waitForOlder(sql: Sql, moment: string): Promise<void> {
  for (;;) {
    const rows = await sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start <= ${moment} limit 1`
    if (rows.length === 0) return
    await wait(POLL_MS)
  }
}

async function retire(sql: Sql, newest: string): Promise<string[]> {
  const counts = await countByKey(sql)
  const retired = Object.keys(await findKeyIds(sql)).filter((id) => id !== newest && !counts.has(id))
  for (const id of retired) await forgetKey(sql, id)
  return retired
}

async function report(sql: Sql, { CLINIC_TIME_ZONE: zone }: Settings, { newest, values, retired }: Rotation): Promise<void> {
  const at = now()
  await sql`select ensure_audit_month(${at}::timestamptz)`
  const context = { sql, actor: { kind: 'nobody' as const, name: 'Key rotation' }, now: at, zone, address: '' }
  await change(context, async () => ({
    result: undefined,
    audit: {
      action: 'Data Keys Rotated',
      description: `${values} values sealed anew under the key ${newest}`,
      entity: { kind: 'settings', id: 'data_keys' },
      ...(retired.length > 0 && { additionalInfo: `Seals nothing any more: ${retired.join(', ')}` }),
    },
  }))
}

/** `npm run keys:rotate`, on the database that the settings name, whether the program runs or not. Answers the exit code. */
async function runRotation(environment: Record<string, string | undefined>, say: Say): Promise<number> {
  const config = readConfig(environment)
  const missing = missingDatabase(config)
  if (missing) throw new Error(missing)
  const { address, stop } = await reachDatabase(config, say)
  const { sql, close } = openDatabase(address, { connections: 3, name: 'key rotation' })
  try {
    const { newest, values, retired } = await rotateKeys(sql, config, say)
    say(`${values} values encrypted again: everything is encrypted with the key ${newest}.`)
    const { place } = findKeys(config)
    for (const id of retired)
      say(`The key ${id} seals nothing any more: take it out of ${place} once no backup is kept that was made with it.`)
    return 0
  } finally {
    await close()
    await stop()
  }
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    process.exitCode = await runRotation(process.env, say)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
