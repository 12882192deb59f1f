import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later } from '../../platform/clock.ts'
import { Problem } from '../../platform/http/problem.ts'
import { recordCall } from '../calls/record-call.ts'
import { markIneligible } from '../patients/mark-ineligible.ts'
import { claim } from '../queues/claim.ts'
import { completeAppointment } from '../queues/complete-appointment.ts'
import { completeHelp } from '../queues/complete-help.ts'
import { hold } from '../queues/hold.ts'
import { sendBack } from '../queues/send-back.ts'
import { sendToNp } from '../queues/send-to-np.ts'
import { unassign } from '../queues/unassign.ts'
import { unhold } from '../queues/unhold.ts'
import { findLost } from './find-lost.ts'
import { returnLost } from './return-lost.ts'

const HISTORIES = 200
const ZONE = 'America/Toronto'
/** Milliseconds: thousands of transactions. */
const PATIENCE = 300_000

let db: TestDatabase
let both: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  both = await buildStaff(db.sql, { groups: ['pcrs', 'nps', 'admins'] })
})
afterAll(() => db.close())

const STEPS = [
  ...([
    'claim-pcr',
    'claim-pcr',
    'claim-np',
    'claim-np',
    'release-pcr',
    'release-np',
    'hold',
    'unhold',
    'send-to-np',
    'send-back',
  ] as const),
  ...(['help-done', 'in-line', 'ineligible', 'call', 'complete', 'authorize', 'defer', 'decline', 'see-again', 'days-later'] as const),
] as const
type Step = (typeof STEPS)[number]
type At = { patient_id: string; now: string }

const DECISIONS = (today: string): Partial<Record<Step, VisitDecision>> => ({
  authorize: { kind: 'authorize', grams_per_day: 1.5, months: 3, reason: '' },
  defer: { kind: 'defer', next_on: addDays(today, 5), reason: 'Labs' },
  decline: { kind: 'decline', reason: 'No indication' },
  'see-again': { kind: 'see-again', weeks: 4, reason: '' },
})

/** One call of the product; a refusal is no step. */
async function take(step: Step, { patient_id, now }: At): Promise<unknown> {
  const context = staffContext(db, both, now)
  const decided = DECISIONS(now.slice(0, 10))[step]
  if (decided) return completeAppointment(context, patient_id, decided)
  switch (step) {
    case 'claim-pcr':
    case 'claim-np':
      return claim(context, { patient_id, queue: step === 'claim-pcr' ? 'pcr' : 'np' })
    case 'release-pcr':
    case 'release-np':
      return unassign(context, { patient_id, queue: step === 'release-pcr' ? 'pcr' : 'np' })
    case 'hold':
      return hold(context, { patient_id })
    case 'unhold':
      return unhold(context, patient_id)
    case 'send-to-np':
      return sendToNp(context, patient_id)
    case 'send-back':
      return sendBack(context, patient_id)
    case 'help-done':
      return completeHelp(context, patient_id)
    case 'in-line':
      return completeHelp(context, patient_id, { next: { next: 'in-line' } })
    case 'ineligible':
      return markIneligible(context, { patient_id, ineligible_reason: 'Other', eligible_date: null })
    case 'call': {
      const [last] = await db.sql<
        { id: number }[]
      >`select id from contact_attempts where patient_id = ${patient_id} order by id desc limit 1`
      return recordCall(context, { patient_id, outcome: 'no-answer', after: last?.id ?? 0 })
    }
    default:
      return completeAppointment(context, patient_id)
  }
}

const lost = async (now: string) => (await findLost(db.sql, { now, today: now.slice(0, 10) }, 100)).rows

test(
  `in ${HISTORIES} random histories the view of those for whom nothing would happen next is empty after every call (F-3)`,
  async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 6, maxLength: 20 }), fc.boolean(), async (steps, asks) => {
        await db.sql`update patients set patient_active = false, in_pcr_queue = false, entered_pcr_queue_at = null, in_np_queue = false,
          entered_np_queue_at = null, on_hold_in_queue = false, assigned_pcr = null, assigned_np = null, need_pcr_help_flag = false`
        const { patient_id } = await buildPatient(db.sql, {
          ...{ in_pcr_queue: true, async_questionnaire_complete: true, province: 'ON' },
          ...(asks && { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }),
        })
        let now = TEST_NOW
        for (const step of steps) {
          now = later(now, step === 'days-later' ? 4 * 86_400 : 60)
          if (step === 'days-later') await returnLost({ sql: db.sql, now, zone: ZONE })
          else {
            const outcome = await take(step, { patient_id, now }).catch((error: unknown) => error)
            if (outcome instanceof Error && !(outcome instanceof Problem)) throw outcome
            if (!(outcome instanceof Error)) taken += 1
          }
          expect(await lost(now), `after ${step} of ${steps.join(', ')}`).toEqual([])
        }
      }),
      { numRuns: HISTORIES },
    )
    expect(taken).toBeGreaterThan(HISTORIES)
  },
  PATIENCE,
)
