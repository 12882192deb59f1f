import type { Sql } from '../../platform/db/database.ts'
import { listenForEvents } from '../../platform/events.ts'

/** Calls back when an alarm is raised or changes, in whichever process; answers how to stop. */
export async function whenRaised(sql: Sql, callBack: () => unknown): Promise<() => Promise<void>> {
  const events = await listenForEvents(sql)
  events.subscribe((notice) => {
    if (notice !== 'lost' && notice.kind === 'alarm') callBack()
  })
  return events.close
}
