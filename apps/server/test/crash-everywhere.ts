import type { Staff } from '@clinic/core/authorization/staff'
import { expect } from 'vitest'
import type { StaffContext } from '../src/identity/auth/access/context.ts'
import { staffContext } from './build.ts'
import type { TestDatabase } from './database.ts'
import { failing } from './failing.ts'

/** More statements than any call has. */
const MOST_STATEMENTS = 160
/** Every so many crashes the process dies with its connection; the others are an error of one statement. */
const CUT_EVERY = 4

type Crashing = {
  db: TestDatabase
  staff: Staff
  /** All that the call may change. */
  stored: () => Promise<unknown>
  work: (context: StaffContext) => Promise<unknown>
}

/**
 * Runs a call again and again, with a crash before its first statement, its second, and so on, until it gets through.
 * After each crash all is as before, or all is stored. Answers how many statements it has.
 */
export async function crashEverywhere({ db, staff, stored, work }: Crashing): Promise<number> {
  const before = await stored()
  for (let place = 1; place < MOST_STATEMENTS; place += 1) {
    const fate = { place, cut: place % CUT_EVERY === 0, met: false }
    const outcome = await work(staffContext({ sql: failing(db.sql, fate) }, staff)).catch((error: unknown) => {
      if (!fate.met) throw error
      return null
    })
    if (!fate.met) {
      expect(await stored()).not.toEqual(before)
      return place - 1
    }
    expect(outcome, `crash ${place}`).toBeNull()
    // Past the commit everything is stored, which the caller checks; only the reply was lost.
    if (JSON.stringify(await stored()) !== JSON.stringify(before)) return place - 1
  }
  throw new Error('a call has statements without end')
}
