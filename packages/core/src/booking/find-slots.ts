import { BUFFER_MINUTES, NOTICE_MINUTES, SLOT_GRID_MINUTES, VISITS, type VisitKind } from '@clinic/contract/booking'
import { daysBetween } from '../shared/dates.ts'
import { aheadAt, dayOf, type LocalClock, minuteOf, type Shift, shiftsOf, whenShown } from './local-clock.ts'
import { hoursOn, type WorkingDays } from './working-hours.ts'

type Schedule = WorkingDays & { user_id: number }
type Taken = { user_id: number; starts_at: string; ends_at: string }

/** A free slot in minutes since 1970; of thousands few are formatted. */
export type FreeSlot = { user_id: number; day: string; starts: number; ends: number }

/** `from`: the first day, in clinic time; `clock`: the clinic’s, over those days and one more. */
export type SlotSearch = {
  schedules: readonly Schedule[]
  taken: readonly Taken[]
  visit: VisitKind
  from: string
  days: number
  now: string
  clock: LocalClock
}

/**
 * The slots of each practitioner in order (D-1): entirely within their hours, starting on the grid in clinic time, no
 * sooner than in two hours, with the break around taken slots. A visit keeps its length across a clock change.
 */
export function findSlots({ schedules, taken, visit, from, days, now, clock }: SlotSearch): FreeSlot[] {
  const shifts = shiftsOf(clock)
  const length = VISITS[visit].minutes
  const earliest = minuteOf(now) + NOTICE_MINUTES
  const first = daysBetween('1970-01-01', from)
  const weeks = Array.from({ length: days }, (_, place) => ({ number: first + place, day: dayOf(first + place) }))
  return schedules.flatMap((schedule) => {
    const busy = taken.filter(({ user_id }) => user_id === schedule.user_id).map(withPause)
    return weeks.flatMap(({ number, day }) =>
      hoursOn(schedule, day)
        .flatMap(({ starts, ends }) => begins(shifts, { number, starts, ends, length }))
        .filter((at) => at >= earliest && isFree(busy, at, at + length + BUFFER_MINUTES))
        .map((at) => ({ user_id: schedule.user_id, day, starts: at, ends: at + length })),
    )
  })
}

type Range = { from: number; until: number }

function withPause({ starts_at, ends_at }: Taken): Range {
  return { from: minuteOf(starts_at), until: minuteOf(ends_at) + BUFFER_MINUTES }
}

function isFree(busy: readonly Range[], from: number, until: number): boolean {
  return busy.every((one) => until <= one.from || one.until <= from)
}

type Stretch = { number: number; starts: number; ends: number; length: number }

function begins(shifts: readonly Shift[], { number, starts, ends, length }: Stretch): number[] {
  const opens = whenShown(shifts, number, starts)
  const closes = whenShown(shifts, number, ends)
  const past = (opens + aheadAt(shifts, opens)) % SLOT_GRID_MINUTES
  const first = past === 0 ? opens : opens + SLOT_GRID_MINUTES - past
  const count = Math.max(0, Math.floor((closes - length - first) / SLOT_GRID_MINUTES) + 1)
  return Array.from({ length: count }, (_, place) => first + place * SLOT_GRID_MINUTES)
}
