import { problemText } from '@clinic/contract/problem'
import { isUnavailable } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Why some were passed over: a refusal's code and words, how many, and the first few of them. */
export type Skipped = { code: string; message: string; count: number; patients: string[] }

const NAMED = 5

/**
 * Does one thing to each of many, one after the other, each in its own transaction: whoever it can't be done to is passed over and counted by
 * the reason. `name` says who somebody was. A fault of the program still ends everything.
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
      const problem = isUnavailable(error) ? new Problem('database-unavailable') : error
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
