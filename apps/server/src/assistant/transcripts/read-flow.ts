import { FLOW_DAYS, type Flow } from '@clinic/contract/questionnaires/flow'
import type { Context } from '../../platform/db/change.ts'
import { readMoment } from '../../platform/db/read-replica.ts'
import { countFlow } from './store.ts'

const DAY = 86_400_000

/** From which question to which the conversations of late went: counts alone; none of a questionnaire that no one was asked. */
export async function readFlow({ sql, now }: Pick<Context, 'sql' | 'now'>, questionnaire: string): Promise<Flow> {
  const since = new Date(Date.parse(now) - FLOW_DAYS * DAY).toISOString()
  return { steps: await readMoment(sql, (tx) => countFlow(tx, { questionnaire, since })) }
}
