import type { TestCase } from '@clinic/contract/questionnaires/versions'
import type { Context } from '../../platform/db/change.ts'
import { findTestCases } from './test-case-store.ts'

/** The golden patients of a questionnaire, oldest first. */
export function listTestCases({ sql }: Pick<Context, 'sql'>, key: string): Promise<TestCase[]> {
  return findTestCases(sql, key)
}
