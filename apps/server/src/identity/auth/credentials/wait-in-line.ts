import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { attempt, type Throttle } from './throttle.ts'

/** Attempts of one address that wait at once in this process: more than a clinic has at its doors in eight seconds, and little work when their time has come. */
export const MOST_IN_LINE = 50

const lines = new Map<string, number>()

/**
 * As `attempt`, but a pause is waited out instead of refused: however often someone else at this address fails, each attempt is made a few
 * seconds later. Returns the seconds waited; null where there was no pause and the attempt was counted. Refusal: `too-many-attempts` when too many wait.
 */
export async function waitInLine(sql: Sql, throttle: Throttle, now: string): Promise<number | null> {
  try {
    await attempt(sql, throttle, now)
    return null
  } catch (error) {
    const seconds = error instanceof Problem ? Number(error.details.seconds) : Number.NaN
    const { key } = throttle
    const others = lines.get(key) ?? 0
    if (!(seconds > 0) || others >= MOST_IN_LINE) throw error
    lines.set(key, others + 1)
    try {
      await sleep(seconds * 1000)
    } finally {
      const left = (lines.get(key) ?? 1) - 1
      if (left > 0) lines.set(key, left)
      else lines.delete(key)
    }
    return seconds
  }
}
