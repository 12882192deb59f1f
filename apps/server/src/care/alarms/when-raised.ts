import type { Sql } from '../../platform/db/database.ts'
import { listenForEvents } from '../../platform/events.ts'

/** Runs `listener` whenever an alarm is raised or changes, in any process; returns how to stop listening. */
export async function whenRaised(sql: Sql, listener: () => unknown): Promise<() => Promise<void>> {
  const events = await listenForEvents(sql)
  events.subscribe((notice) => {
    if (notice !== 'lost' && notice.kind === 'alarm') listener()
  })
  return events.close
}
