import { existsSync, readFileSync } from 'node:fs'
import { type Anchor, readAnchorLine } from '@clinic/core/audit/anchor-line'
import { type Head, type Mac, NO_HEAD } from '@clinic/core/audit/chain'
import { verifyChain } from '@clinic/core/audit/verify-chain'
import type { Sql } from '../platform/db/database.ts'
import type { AuditKey } from './load-key.ts'
import { findLinks, findStrays, insertCheckpoint } from './store.ts'

const BATCH = 10_000
const MOST_STRAYS = 50
const LOOK_ON = 100_000

export type Verifying = { key: AuditKey; file: string; now: string; onProgress?(checked: number): void }
/** `findings`: what is wrong, naming the entry; empty: intact. `notes`: what could not be verified. */
export type Verified = { findings: string[]; notes: string[]; checked: number; anchors: number; head: Head }

/**
 * Recomputes the whole chain from the entries and the key: detects changed, removed and forged entries, gaps, a
 * rebuilt chain, and, by the anchors, a cut tail. Records the result. The log may grow meanwhile.
 */
export async function verifyLog(sql: Sql, { key, file, now, onProgress }: Verifying): Promise<Verified> {
  const { anchors, corrupted, lines } = readAnchors(file, key.mac)
  const verification = verifyChain(key.mac, anchors)
  let head = NO_HEAD
  for (;;) {
    const links = await findLinks(sql, head.number, BATCH)
    for (const link of links) verification.take(link)
    head = links.at(-1) ?? head
    if (links.length < BATCH) break
    if (head.number % LOOK_ON < BATCH) onProgress?.(head.number)
  }
  const { findings: broken, rest, checked } = verification.finish()
  const findings = [...broken, ...(rest > 0 ? [`${rest} more findings of this kind.`] : []), ...corrupted, ...(await strays(sql))]
  const { number, hash } = head
  await insertCheckpoint(sql, { kind: 'verification', at: now, number, hash, findings: findings.slice(0, MOST_STRAYS) })
  const notes =
    lines === 0 ? [`There are no anchors in ${file}: a tail that was cut off together with its seals would not be noticed.`] : []
  return { findings, notes, checked, anchors: anchors.length, head: { number, hash } }
}

async function strays(sql: Sql): Promise<string[]> {
  const found = await findStrays(sql, MOST_STRAYS)
  return found.map(({ id, what }) =>
    what === 'forged'
      ? `Entry ${id} has no seal and does not wait for one: it was put in beside the log, or its seal was removed.`
      : `Entry ${id} is gone: it was removed before it was sealed.`,
  )
}

function readAnchors(file: string, mac: Mac): { anchors: Anchor[]; corrupted: string[]; lines: number } {
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
  const anchors: Anchor[] = []
  const corrupted: string[] = []
  for (const [index, line] of lines.entries()) {
    const anchor = readAnchorLine(line, mac)
    if (anchor) anchors.push(anchor)
    else corrupted.push(`Line ${index + 1} of ${file} was not written with this key: it was changed or forged.`)
  }
  return { anchors, corrupted: corrupted.slice(0, MOST_STRAYS), lines: lines.length }
}
