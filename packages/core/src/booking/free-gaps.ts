import { BUFFER_MINUTES, SLOT_GRID_MINUTES } from '@clinic/contract/booking'

/** Minutes since midnight. */
export type Span = { starts: number; ends: number }

/**
 * When someone works and is free, in order: working hours without what is taken and the break after it. A gap begins where a visit could, on the
 * grid of times and not before `after`, and has room for the shortest visit.
 */
export function freeGaps(hours: readonly Span[], taken: readonly Span[], after: number): Span[] {
  const busy = taken.map(({ starts, ends }) => ({ starts, ends: ends + BUFFER_MINUTES })).sort((a, b) => a.starts - b.starts)
  return hours.flatMap((time) => {
    const gaps: Span[] = []
    let from = Math.max(time.starts, after)
    for (const { starts, ends } of busy.filter((one) => one.ends > time.starts && one.starts < time.ends)) {
      gaps.push({ starts: from, ends: Math.min(starts, time.ends) })
      from = Math.max(from, ends)
    }
    gaps.push({ starts: from, ends: time.ends })
    return gaps.map(onGrid).filter(({ starts, ends }) => ends - starts >= SLOT_GRID_MINUTES)
  })
}

function onGrid({ starts, ends }: Span): Span {
  return { starts: Math.ceil(starts / SLOT_GRID_MINUTES) * SLOT_GRID_MINUTES, ends }
}
