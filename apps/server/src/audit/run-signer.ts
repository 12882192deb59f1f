import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '../platform/db/database.ts'
import { failureWords } from '../platform/telemetry/safe-error.ts'
import type { AuditKey } from './load-key.ts'
import { signEntries } from './sign-entries.ts'
import { isWaiting } from './store.ts'
import { writeAnchor } from './write-anchor.ts'

/** An entry waits at most this long for its seal to begin. Milliseconds. */
const PAUSE = 500

export type SignerOptions = { key: AuditKey; file: string; zone: string; now(): string; log(line: string): void }
export type Sealer = { stop(): Promise<void> }

/**
 * Seals what is committed, twice a second and on and on while more is waiting, and anchors the head once a day. Every process runs one; they
 * take turns. Whatever fails is said once and tried again. `stop` seals and anchors what there still is.
 */
export function runSigner(sql: Sql, options: SignerOptions): Sealer {
  const stopping = new AbortController()
  const looping = loop(sql, options, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await looping
      await signEntries(sql, options.key)
      await writeAnchor(sql, { ...options, now: options.now() }, 'now')
    },
  }
}

async function loop(sql: Sql, options: SignerOptions, stopping: AbortSignal): Promise<void> {
  const complain = sayOnce(options.log)
  let anchored = ''
  while (!stopping.aborted) {
    try {
      complain(await sealAll(sql, options, stopping))
      const now = options.now()
      const minute = now.slice(0, 16)
      if (minute !== anchored) await writeAnchor(sql, { ...options, now }, 'daily')
      anchored = minute
    } catch (error) {
      complain(`The audit log could not be sealed: ${failureWords(error)}`)
    }
    await sleep(PAUSE, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Everything that waits, batch by batch; answers what there is to complain about. */
async function sealAll(sql: Sql, { key }: SignerOptions, stopping: AbortSignal): Promise<string | null> {
  if (!(await isWaiting(sql))) return null
  for (;;) {
    const sealed = await signEntries(sql, key)
    if (sealed.kind === 'other-key') return OTHER_KEY
    if (sealed.kind === 'busy' || !sealed.more || stopping.aborted) return null
  }
}

const OTHER_KEY =
  'The audit log of this database is sealed with another key: give this process the same AUDIT_KEY (or DATA_DIR/audit.key). Until then it seals nothing.'

/** A complaint is not repeated while it stays the same; `null`: all is well again. */
function sayOnce(log: (line: string) => void): (line: string | null) => void {
  let said: string | null = null
  return (line) => {
    if (line !== null && line !== said) log(line)
    said = line
  }
}
