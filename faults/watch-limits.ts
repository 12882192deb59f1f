import { setTimeout as sleep } from 'node:timers/promises'
import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import { isUnavailable, type Sql } from '@clinic/server/testing/database'

const EVERY_MS = 250

/** Polls the table during a run: no NP ever has more active patients than allowed. Returns violations as sentences. */
export async function watchLimits(sql: Sql, over: () => boolean): Promise<{ looks: number; seen: string[] }> {
  const seen = new Set<string>()
  let looks = 0
  for (; !over(); await sleep(EVERY_MS)) {
    try {
      const rows = await sql<{ holder: number; held: number }[]>`
        select assigned_np as holder, count(*) as held from patients where assigned_np is not null and in_np_queue and not on_hold_in_queue
        group by 1 having count(*) > ${NP_ACTIVE_LIMIT}`
      looks += 1
      for (const { holder, held } of rows) seen.add(`over the limit, seen live: ${holder} holds ${held}`)
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
  return { looks, seen: [...seen] }
}
