import { addDays } from '@clinic/core/shared/dates'
import { readLicences } from '../../src/identity/users/licences/read-licences.ts'
import { saveLicence } from '../../src/identity/users/licences/save-licence.ts'
import { dayIn } from '../../src/platform/clock.ts'
import { together } from '../../src/platform/db/change.ts'
import { answerSellers } from './answer-sellers.ts'
import { bookToday } from './book-today.ts'
import { leaveUndecided } from './leave-undecided.ts'
import { letOneExpire } from './let-one-expire.ts'
import { letOneWait } from './let-one-wait.ts'
import { joinAgain } from './open-conversations.ts'
import { planCalls } from './plan-calls.ts'
import { type Ground, openStage, type Stage } from './stage.ts'

const REFRESH_LOCK = 7_410_004
/** As long as a check of a register counts for a signature. */
const CHECKED_DAYS = 30
const YEAR = 365

/** `asked`: calls of sellers. `joined`: conversations that someone joined. `undecided`: visits that were completed without a decision. */
export type Refreshed = {
  visits: number
  calls: number
  licences: number
  documents: number
  undecided: number
  asked: number
  joined: number
}

/**
 * Gives a demo clinic, which may be running, the moments of today that an older one has no more: visits, calls that are due, licences that were
 * checked, a document that is expiring and one to chase, visits without a decision, calls of sellers, a live conversation. All or nothing; what is there already is not made twice. The caller has seen that it is a demo.
 */
export async function refreshDemo(ground: Ground): Promise<Refreshed> {
  const context = { ...ground, actor: { kind: 'nobody' as const, name: 'Set-up' }, address: '' }
  return together(context, async ({ sql }) => {
    await sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`
    const stage = await openStage({ ...ground, sql, isAlwaysOpen: true })
    const licences = await checkLicences(stage)
    const [visits, calls] = [await bookToday(stage), await planCalls(stage)]
    const documents = (await letOneWait(stage)) + (await letOneExpire(stage))
    return {
      visits,
      calls,
      licences,
      documents,
      undecided: await leaveUndecided(stage),
      asked: await answerSellers(stage),
      joined: await joinAgain(stage),
    }
  })
}

/** The administrator has read the registers again. */
async function checkLicences(stage: Stage): Promise<number> {
  const { now, zone } = stage
  const today = dayIn(zone, now)
  const admin = stage.named('admin')
  let checked = 0
  for (const { id } of stage.staff.filter(({ np_capable }) => np_capable)) {
    for (const { standing: _, ...licence } of await readLicences(stage.as(admin, now), String(id))) {
      if (licence.checked_on >= addDays(today, -CHECKED_DAYS)) continue
      const valid_to = licence.valid_to !== null && licence.valid_to < today ? addDays(today, YEAR) : licence.valid_to
      await saveLicence(stage.as(admin, now), { ...licence, id: String(id), checked_on: today, valid_to })
      checked += 1
    }
  }
  return checked
}
