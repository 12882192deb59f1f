import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildNp, SECRET } from '../../booking/booked.harness.ts'
import { bookVisit } from '../../booking/visits/book-visit.ts'
import { cancelVisit } from '../../booking/visits/cancel-visit.ts'
import { listFreeTimes } from '../../booking/visits/list-visits.ts'
import { markNoShow } from '../../booking/visits/mark-no-show.ts'
import { moveVisit } from '../../booking/visits/move-visit.ts'
import { noteArrival } from '../../booking/visits/note-arrival.ts'
import { later } from '../../platform/clock.ts'
import { Problem } from '../../platform/http/problem.ts'
import { recordCall } from '../calls/record-call.ts'
import { correctDeath } from '../patients/death/correct-death.ts'
import { recordDeath } from '../patients/death/record-death.ts'
import { markIneligible } from '../patients/mark-ineligible.ts'
import { claim } from '../queues/claim.ts'
import { completeAppointment } from '../queues/complete-appointment.ts'
import { completeHelp } from '../queues/complete-help.ts'
import { hold } from '../queues/hold.ts'
import { sendBack } from '../queues/send-back.ts'
import { sendToNp } from '../queues/send-to-np.ts'
import { unassign } from '../queues/unassign.ts'
import { undo } from '../queues/undo.ts'
import { unhold } from '../queues/unhold.ts'
import { findLost } from './find-lost.ts'
import { endSilentIntakes } from './intakes/end-silent-intakes.ts'
import { readPlans } from './read-plans.ts'
import { returnLost } from './return-lost.ts'

const HISTORIES = 200
/** Times that each call succeeds in them at least. */
const LEAST = 3
const ZONE = 'America/Toronto'
/** Milliseconds: thousands of transactions. */
const PATIENCE = 600_000

let db: TestDatabase
let both: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  both = await buildStaff(db.sql, { groups: ['pcrs', 'nps', 'admins'] })
  await buildNp(db.sql)
})
afterAll(() => db.close())

const STEPS = [
  ...(['claim-pcr', 'claim-np', 'claim-np', 'complete', 'claim-np', 'authorize', 'defer', 'claim-np', 'decline', 'see-again'] as const),
  ...(['release-pcr', 'release-np', 'hold', 'unhold', 'send-to-np', 'send-back', 'help-done', 'in-line', 'ineligible'] as const),
  ...(['call', 'wrong-number', 'book', 'book', 'move', 'cancel', 'cancel', 'no-show', 'arrival', 'undo', 'undo', 'undo'] as const),
  ...(['complete', 'authorize', 'defer', 'day-of-visit', 'days-later', 'month-later', 'died', 'death-corrected'] as const),
] as const
type Step = (typeof STEPS)[number]
/** What few random steps reach: it needs the day of a visit, an NP who has the patient, or a record that has ended. */
const MOMENTS: readonly (readonly Step[])[] = [
  ...(['cancel', 'day-of-visit'] as const).map((step): Step[] => ['month-later', 'book', step, 'no-show', 'days-later']),
  ...(['ineligible', 'decline'] as const).map((step): Step[] => [
    'claim-pcr',
    'send-to-np',
    'claim-np',
    step,
    'book',
    'day-of-visit',
    'no-show',
  ]),
  ...(['arrival', 'no-show'] as const).map((step): Step[] => ['book', 'day-of-visit', step]),
  ...(['authorize', 'decline', 'see-again', 'defer', 'hold', 'complete'] as const).map((step): Step[] => [
    'claim-pcr',
    'send-to-np',
    'claim-np',
    step,
  ]),
]
const HISTORY = fc
  .array(
    fc.oneof(
      { weight: 24, arbitrary: fc.constantFrom(...STEPS).map((step): readonly Step[] => [step]) },
      { weight: 3, arbitrary: fc.constantFrom(...MOMENTS) },
    ),
    { minLength: 10, maxLength: 25, size: 'max' },
  )
  .map((parts) => parts.flat())
/** Seconds between two steps: a minute, for undo, has three. */
const PACE = 20
/** `undo`: the last change that may be undone. `came`: a visit was booked, and nothing ended the record since; `cameBefore`: before that change. */
type At = { patient_id: string; now: string; undo: number | null; came: boolean; cameBefore: boolean }
const ENDS: readonly Step[] = ['died', 'ineligible', 'decline', 'complete', 'authorize', 'defer', 'see-again']

const DECISIONS = (today: string): Partial<Record<Step, VisitDecision>> => ({
  authorize: { kind: 'authorize', grams_per_day: 1.5, months: 3, reason: '' },
  defer: { kind: 'defer', next_on: addDays(today, 5), reason: 'Labs' },
  decline: { kind: 'decline', reason: 'No indication' },
  'see-again': { kind: 'see-again', weeks: 4, reason: '' },
})

/** One call of the product; a refusal is no step. */
async function take(step: Step, at: At): Promise<unknown> {
  const { patient_id, now } = at
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
    case 'call':
    case 'wrong-number': {
      const [last] = await db.sql<
        { id: number }[]
      >`select id from contact_attempts where patient_id = ${patient_id} and undone_at is null order by id desc limit 1`
      return recordCall(context, { patient_id, outcome: step === 'call' ? 'no-answer' : step, after: last?.id ?? 0 })
    }
    case 'died':
      return recordDeath(context, { patient_id, reported_by: 'family', died_on: null })
    case 'death-corrected':
      return correctDeath(context, { patient_id, reason: 'by-mistake' })
    case 'undo':
      return at.undo === null ? NO_STEP : undo(context, at.undo)
    case 'complete':
      return completeAppointment(context, patient_id)
    default:
      return takeVisit(step, at)
  }
}

const isTime = (step: Step) => step === 'days-later' || step === 'month-later' || step === 'day-of-visit'
const NO_STEP = new Problem('already-done')
const ON = { province: 'ON', way: 'phone' } as const

/** What staff do with a visit (F-9). */
async function takeVisit(step: Step, { patient_id, now }: At): Promise<unknown> {
  const context = { ...staffContext(db, both, now), secret: SECRET, video: null }
  const named = { patient_id, id: String((await lastVisit(patient_id))?.id ?? 0) }
  const free = async () =>
    (await listFreeTimes(context, { patient_id, visit: 'new', province: 'ON' }))[step === 'move' ? 4 : 0]?.slotId ?? ''
  switch (step) {
    case 'book':
      return bookVisit(context, { patient_id, slotId: await free(), ...ON })
    case 'move':
      return moveVisit(context, { ...named, slotId: await free(), ...ON })
    case 'cancel':
      return cancelVisit(context, { ...named, reason: 'patient' })
    case 'no-show':
      return markNoShow(context, named)
    default:
      return noteArrival(context, named)
  }
}

async function lastVisit(patient_id: string) {
  const [row] = await db.sql<{ id: number; state: string; starts_at: string }[]>`
    select id, state, starts_at from appointments where patient_id = ${patient_id} and state <> 'held' order by id desc limit 1`
  return row
}

const DAYS: Partial<Record<Step, number>> = { 'days-later': 4 * 86_400, 'month-later': 31 * 86_400 }
/** The instant of a step: the visit that is booked has begun, or days have passed. */
async function timeOf(step: Step, { patient_id, now }: At): Promise<string> {
  const visit = step === 'day-of-visit' ? await lastVisit(patient_id) : undefined
  if (visit?.state === 'booked' && visit.starts_at > now) return later(visit.starts_at, 60)
  return later(now, DAYS[step] ?? PACE)
}

const undoOf = (outcome: unknown) => (outcome as { undo?: { id: number } | null }).undo?.id ?? null

/** By the facts alone, without the rule: a record for which a visit was booked has no owner and no date ahead. */
async function isAlone({ patient_id, now, came }: At): Promise<boolean> {
  if (!came) return false
  const [row] = await db.sql<{ owned: boolean; renewal: string | null }[]>`
    select in_pcr_queue or in_np_queue as owned, upcoming_renewal_date as renewal from patients where patient_id = ${patient_id}`
  const { visitAhead, callAhead, decision, today } = await readPlans(db.sql, patient_id, { now, zone: ZONE })
  return row?.owned === false && !visitAhead && !callAhead && (decision?.next_on ?? '') <= today && (row.renewal ?? '') < today
}

/** Nights pass: patients for whom nothing would happen next return to the queue, and silent intakes end. */
async function passNights({ now }: At): Promise<void> {
  await returnLost({ sql: db.sql, now, zone: ZONE })
  await endSilentIntakes({ sql: db.sql, now, zone: ZONE })
}

/** What a call of the product did to the story. */
function follow(at: At, step: Step, outcome: unknown): void {
  const undoable = undoOf(outcome)
  if (undoable !== null) at.cameBefore = at.came
  if (step === 'book') at.came = true
  if (step === 'undo') at.came = at.came || at.cameBefore
  if (ENDS.includes(step)) at.came = false
  at.undo = undoable ?? (step === 'undo' ? null : at.undo)
}

const lost = async (now: string) => (await findLost(db.sql, { now, today: now.slice(0, 10) }, 100)).rows

test(
  `in ${HISTORIES} random histories the view of those for whom nothing would happen next is empty after every call (F-3)`,
  async () => {
    const taken = new Map<Step, number>()
    await fc.assert(
      fc.asyncProperty(HISTORY, fc.constantFrom('waits', 'asks', 'begun'), async (steps, start) => {
        await db.sql`delete from appointment_mails`
        await db.sql`delete from appointments`
        await db.sql`update patients set patient_active = false, in_pcr_queue = false, entered_pcr_queue_at = null, in_np_queue = false,
          entered_np_queue_at = null, on_hold_in_queue = false, assigned_pcr = null, assigned_np = null, need_pcr_help_flag = false`
        const { patient_id } = await buildPatient(db.sql, {
          ...{
            in_pcr_queue: start !== 'begun',
            in_np_queue: start === 'asks',
            async_questionnaire_complete: start !== 'begun',
            province: 'ON',
          },
          ...(start === 'begun' && { questionnaire_in_progress: true, questionnaire_started_at: TEST_NOW }),
          ...(start === 'asks' && { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }),
        })
        const at: At = { patient_id, now: TEST_NOW, undo: null, came: false, cameBefore: false }
        for (const step of steps) {
          at.now = await timeOf(step, at)
          if (isTime(step)) await passNights(at)
          else {
            const outcome = await take(step, at).catch((error: unknown) => error)
            if (outcome instanceof Error && !(outcome instanceof Problem)) throw outcome
            if (!(outcome instanceof Error)) {
              taken.set(step, (taken.get(step) ?? 0) + 1)
              follow(at, step, outcome)
            }
          }
          expect(await isAlone(at), `booked and alone after ${step} of ${steps.join(', ')}`).toBe(false)
          expect(await lost(at.now), `after ${step} of ${steps.join(', ')}`).toEqual([])
        }
      }),
      { numRuns: HISTORIES },
    )
    const rare = STEPS.filter((step) => !isTime(step) && (taken.get(step) ?? 0) < LEAST)
    expect(rare).toEqual([])
  },
  PATIENCE,
)
