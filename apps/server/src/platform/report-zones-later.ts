import { disagreeingZones, now } from './clock.ts'
import type { Say } from './telemetry/log.ts'

/** Asking this runtime about thirty zones takes as long as ten answers, for which people wait after a crash. */
const DELAY_MS = 3000

/** Says in which zones this runtime’s clock rules are not those of the pinned table (E-10). */
export function reportZonesLater(say: Say): void {
  setTimeout(() => {
    const zones = disagreeingZones(now())
    if (zones.length > 0) say(`This runtime's clock rules differ from the pinned table for ${zones.join(', ')}; the pinned table is used.`)
  }, DELAY_MS).unref()
}
