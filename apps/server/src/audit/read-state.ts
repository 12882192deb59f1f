import { AUDIT_COUNT_LIMIT, type AuditState } from '@clinic/contract/audit'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { later } from '../platform/clock.ts'
import { countWaiting, findHead, findMark } from './store.ts'

/** Signing takes a second; a longer wait means that it is stuck or the key is missing. */
const LATE_SECONDS = 60

/** How far the log is signed, the last anchor, and the result of the last verification. */
export async function readState({ sql, now }: StaffContext): Promise<AuditState> {
  const [head, { waiting, oldest }, anchor, verification] = await Promise.all([
    findHead(sql),
    countWaiting(sql, AUDIT_COUNT_LIMIT),
    findMark(sql, 'anchor'),
    findMark(sql, 'verification'),
  ])
  return {
    sealed: head?.number ?? 0,
    head: head?.hash ?? null,
    waiting,
    late: oldest !== null && oldest < later(now, -LATE_SECONDS),
    anchor: anchor && { at: anchor.at, number: anchor.number },
    verification: verification && { at: verification.at, number: verification.number, findings: verification.findings },
  }
}
