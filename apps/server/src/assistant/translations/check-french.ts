import type { Sql } from '../../platform/db/database.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { loadFrench } from './load-french.ts'

/** Whether patients can choose French now. */
export async function checkFrench({ sql }: { sql: Sql }): Promise<boolean> {
  return (await loadFrench(sql, await listNewest(sql))) !== undefined
}
