import { problemText } from '@clinic/contract/problem'
import { isUnavailable } from '../../platform/db/database.ts'
import { isDiskFull } from '../../platform/db/disk-space.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Why some were skipped: error code and text, their number, and the first few. */
export type Skipped = { code: string; message: string; count: number; patients: string[] }

const NAMED = 5

/**
 * Applies one action to many items in turn, each in its own transaction; refused ones are skipped and counted by
 * reason. `name` identifies an item. An unexpected error still aborts everything.
 */
export async function changeEach<Item, Result>(
  items: readonly Item[],
  { perform, name }: { perform(item: Item): Promise<Result>; name(item: Item): string | null },
): Promise<{ done: Result[]; skipped: Skipped[] }> {
  const done: Result[] = []
  const skipped = new Map<string, Skipped>()
  for (const item of items) {
    try {
      done.push(await perform(item))
    } catch (error) {
      const problem = isDiskFull(error) ? new Problem('storage-full') : isUnavailable(error) ? new Problem('database-unavailable') : error
      if (!(problem instanceof Problem)) throw error
      const message = problem.details.fields ? Object.values(problem.details.fields).join(' ') : problemText(problem.code, problem.details)
      const group = skipped.get(message) ?? { code: problem.code, message, count: 0, patients: [] }
      const who = name(item)
      group.count += 1
      if (who !== null && group.patients.length < NAMED) group.patients.push(who)
      skipped.set(message, group)
    }
  }
  return { done, skipped: [...skipped.values()].sort((a, b) => b.count - a.count) }
}
