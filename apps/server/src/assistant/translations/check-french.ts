import type { Sql } from '../../platform/db/database.ts'
import { presentFrench } from './read-french.ts'

/** Whether everything that a visit needs is approved in French as it is now. */
export async function checkFrench({ sql }: { sql: Sql }): Promise<boolean> {
  return (await presentFrench(sql)).on
}
