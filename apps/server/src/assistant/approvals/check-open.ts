import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { ConsentForm } from '@clinic/data/load-consent'
import { consentForms, consentText } from '../../../content/consent.ts'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { listUsable } from '../questionnaires/load-version.ts'
import { type Content, findApprovedConsents } from './store.ts'

/** Without these no visit can be led to its end. */
export const NEEDED_KEYS: readonly string[] = ['async', 'renewal', 'follow_up']

export const CONSENT: Content = { kind: 'consent', key: 'consent', version: consentText.version }

/** The newest wording that is approved: a newer one that came with the program waits for its approval, and this one stays in use. */
export async function findConsent(sql: Sql | TransactionSql): Promise<ConsentForm | null> {
  const approved = await findApprovedConsents(sql)
  return consentForms.find(({ english }) => approved.includes(english.version)) ?? null
}

/** Whether the assistant may begin conversations: consent and the questionnaires of every visit are approved (F-21). */
export function checkOpen(usable: readonly Questionnaire[], consent: ConsentForm | null): boolean {
  const keys = new Set(usable.map(({ key }) => key))
  return NEEDED_KEYS.every((key) => keys.has(key)) && consent !== null
}

/** Why the assistant shows numbers and the clinic's contact only, for `/readyz`. */
export async function listContentWarnings({ sql }: Pick<Context, 'sql'>): Promise<string[]> {
  const keys = new Set((await listUsable(sql)).map(({ key }) => key))
  return [
    ...((await findConsent(sql)) ? [] : ['consent-not-approved']),
    ...(NEEDED_KEYS.every((key) => keys.has(key)) ? [] : ['questionnaires-not-approved']),
  ]
}
