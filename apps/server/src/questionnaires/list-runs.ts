import type { GoldenRun } from '@clinic/contract/questionnaire-versions'
import type { Context } from '../platform/change.ts'
import { findRuns } from './run-store.ts'

/** The golden patients of a questionnaire, oldest first. */
export function listRuns({ sql }: Pick<Context, 'sql'>, key: string): Promise<GoldenRun[]> {
  return findRuns(sql, key)
}
