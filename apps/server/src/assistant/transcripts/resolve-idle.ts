import { IDLE_HOURS } from '@clinic/contract/transcripts'
import { later } from '../../platform/clock.ts'

/** The moment since which somebody has to have spoken not to count as gone, as ISO. */
export function resolveIdle(now: string): string {
  return later(now, -IDLE_HOURS * 3600)
}
