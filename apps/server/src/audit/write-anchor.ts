import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { anchorLine } from '@clinic/core/audit/anchor-line'
import { dayIn } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { makeFolder } from '../platform/make-folder.ts'
import type { AuditKey } from './load-key.ts'
import { findHead, findKeyFingerprint, findMark, insertCheckpoint, takeSigningLock } from './store.ts'

export type Anchoring = { key: AuditKey; file: string; now: string; zone: string }

/** The setting, else a file in the data directory. */
export function anchorFile({ AUDIT_ANCHOR_FILE, DATA_DIR }: { AUDIT_ANCHOR_FILE?: string | undefined; DATA_DIR: string }): string {
  return AUDIT_ANCHOR_FILE ?? join(DATA_DIR, 'audit-anchors.jsonl')
}

/**
 * Writes the head of the chain outside the database, so that a cut tail is detected: `daily` once a clinic day, `now`
 * whenever something was signed since. Only with the key that the log is signed with. Returns whether it wrote.
 */
export async function writeAnchor(sql: Sql, { key, file, now, zone }: Anchoring, when: 'daily' | 'now'): Promise<boolean> {
  const wrote = await sql.begin(async (tx) => {
    if (!(await takeSigningLock(tx))) return false
    // An anchor by another key would make verification fail for good (F-16).
    if ((await findKeyFingerprint(tx)) !== key.mark) return false
    const last = await findMark(tx, 'anchor')
    if (when === 'daily' && last && dayIn(zone, last.at) === dayIn(zone, now)) return false
    const head = await findHead(tx)
    if (!head || (when === 'now' && head.number === last?.number)) return false
    append(file, `${anchorLine({ at: now, ...head }, key.mac)}\n`)
    await insertCheckpoint(tx, { kind: 'anchor', at: now, ...head, findings: [] })
    return true
  })
  return wrote as boolean
}

/** Refuses a file that no anchor could be written to: only the next day would show it otherwise. */
export function checkAnchorFile(file: string): void {
  try {
    makeFolder(dirname(file))
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`AUDIT_ANCHOR_FILE: ${file} cannot be written (${code}): name a file in a folder that this program may write to.`)
  }
}

/** Returns once the whole line is on disk. A disk that fills up within it would leave half a line, which verification reports for good. */
function append(file: string, line: string): void {
  makeFolder(dirname(file))
  const opened = openSync(file, 'a', 0o600)
  const { size } = fstatSync(opened)
  try {
    writeFileSync(opened, line)
    fsyncSync(opened)
  } catch (error) {
    ftruncateSync(opened, size)
    throw error
  } finally {
    closeSync(opened)
  }
}
