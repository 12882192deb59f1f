import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import type { LocalClock } from '../../booking/local-clock.ts'
import { moveInstant } from '../../shared/instants.ts'
import { openingAt } from './opening-at.ts'

/** How long before the end and after it people with conversations are told. Milliseconds. */
const TOLD_BEFORE = 10 * 60_000
const TOLD_AFTER = 15 * 60_000

/** The end of the team’s hours that is near or a few minutes ago, as an ISO instant; null: none. */
export function hoursEnd(hours: OpeningHours | null, { now, clock }: { now: string; clock: LocalClock }): string | null {
  const openAt = (at: string) => {
    const opening = openingAt(hours, { now: at, clock, margin: 0 })
    return opening?.open ? opening.at : null
  }
  const end = openAt(now) ?? openAt(moveInstant(now, -TOLD_AFTER))
  if (end === null || end > moveInstant(now, TOLD_BEFORE)) return null
  // A day may be written in parts that follow one another at once.
  return openAt(end) === null ? end : null
}
