import type { Questionnaire } from '@clinic/contract/questionnaires'
import { consentText } from '../../../content/consent.ts'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { listUsable } from '../questionnaires/load-version.ts'
import { type Content, hasApproval } from './store.ts'

/** Without these no visit can be led to its end. */
export const NEEDED_KEYS: readonly string[] = ['async', 'renewal', 'follow_up']

export const CONSENT: Content = { kind: 'consent', key: 'consent', version: consentText.version }

/** Whether the assistant may begin conversations: consent and the questionnaires of every visit are approved (F-21). */
export async function checkOpen(sql: Sql | TransactionSql, usable: readonly Questionnaire[]): Promise<boolean> {
  const keys = new Set(usable.map(({ key }) => key))
  return NEEDED_KEYS.every((key) => keys.has(key)) && (await hasApproval(sql, CONSENT))
}

/** Why the assistant shows numbers and the clinic's contact only, for `/readyz`. */
export async function listContentWarnings({ sql }: Pick<Context, 'sql'>): Promise<string[]> {
  const keys = new Set((await listUsable(sql)).map(({ key }) => key))
  return [
    ...((await hasApproval(sql, CONSENT)) ? [] : ['consent-not-approved']),
    ...(NEEDED_KEYS.every((key) => keys.has(key)) ? [] : ['questionnaires-not-approved']),
  ]
}
