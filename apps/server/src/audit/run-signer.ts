import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable, type Sql } from '../platform/db/database.ts'
import { failureWords } from '../platform/telemetry/safe-error.ts'
import type { AuditKey } from './load-key.ts'
import { signEntries } from './sign-entries.ts'
import { isWaiting } from './store.ts'
import { writeAnchor } from './write-anchor.ts'

/** Longest wait before signing starts. Milliseconds. */
const PAUSE = 500

export type SignerOptions = { key: AuditKey; file: string; zone: string; now(): string; log(line: string): void }
/** `anchorFails`: the last anchor that was due could not be written. */
export type Signer = { anchorFails(): boolean; stop(): Promise<void> }

/**
 * Signs committed entries twice a second, continuously while more wait, and anchors the head once a day. Every
 * process runs one; they take turns. An error is logged once and retried. `stop` signs and anchors the rest.
 */
export function runSigner(sql: Sql, options: SignerOptions): Signer {
  const stopping = new AbortController()
  const anchors = { fail: false }
  const looping = loop(sql, { ...options, anchors }, stopping.signal)
  return {
    anchorFails: () => anchors.fail,
    async stop() {
      stopping.abort()
      await looping
      await signEntries(sql, options.key)
      await writeAnchor(sql, { ...options, now: options.now() }, 'now')
    },
  }
}

async function loop(sql: Sql, options: SignerOptions & { anchors: { fail: boolean } }, stopping: AbortSignal): Promise<void> {
  const complain = sayOnce(options.log)
  const complainOfAnchor = sayOnce(options.log)
  let anchored = ''
  while (!stopping.aborted) {
    try {
      complain(await signAll(sql, options, stopping))
    } catch (error) {
      complain(`The audit log could not be sealed: ${failureWords(error)}`)
    }
    try {
      const now = options.now()
      const minute = now.slice(0, 16)
      if (minute !== anchored) await writeAnchor(sql, { ...options, now }, 'daily')
      anchored = minute
      options.anchors.fail = false
      complainOfAnchor(null)
    } catch (error) {
      if (!isUnavailable(error)) {
        options.anchors.fail = true
        complainOfAnchor(`The anchor of the audit log could not be written to ${options.file}: ${failureWords(error)}`)
      }
    }
    await sleep(PAUSE, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Signs everything waiting in batches; returns a problem to report, if any. */
async function signAll(sql: Sql, { key }: SignerOptions, stopping: AbortSignal): Promise<string | null> {
  if (!(await isWaiting(sql))) return null
  for (;;) {
    const sealed = await signEntries(sql, key)
    if (sealed.kind === 'other-key') return OTHER_KEY
    if (sealed.kind === 'busy' || !sealed.more || stopping.aborted) return null
  }
}

const OTHER_KEY =
  'The audit log of this database is signed with another key: give this process the same AUDIT_KEY (or DATA_DIR/audit.key). Until then it seals nothing.'

/** Logs a problem once until it changes; null means resolved. */
function sayOnce(log: (line: string) => void): (line: string | null) => void {
  let last: string | null = null
  return (line) => {
    if (line !== null && line !== last) log(line)
    last = line
  }
}
