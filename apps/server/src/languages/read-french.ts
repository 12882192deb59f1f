import type { French } from '@clinic/contract/languages'
import type { Context } from '../platform/change.ts'
import type { Sql, Tx } from '../platform/database.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { collectTexts, type Text } from './collect-texts.ts'
import { type Approval, findApprovals } from './store.ts'

/** What patients are told in French, beside the English, with who approved what. */
export function readFrench({ sql }: Pick<Context, 'sql'>): Promise<French> {
  return presentFrench(sql, sql)
}

/** The same as a transaction sees the approvals; `sql`: where published questionnaires are read. */
export async function presentFrench(tx: Sql | Tx, sql: Sql): Promise<French> {
  const texts = collectTexts(await listNewest(sql))
  const approvals = await findApprovals(tx)
  return {
    on: isOn(texts, approvals),
    texts: texts.map((text) => {
      const approval = approvalOf(text, approvals)
      return { ...text, hash: text.hash.toString('hex'), approved: approval ? { by: approval.by, at: approval.at } : null }
    }),
  }
}

/** Whether all that any visit needs is approved as it is now. */
export function isOn(texts: readonly Text[], approvals: readonly Approval[]): boolean {
  return texts.every((text) => !text.needed || approvalOf(text, approvals) !== undefined)
}

/** The approval of exactly these words; none where there are gaps. */
export function approvalOf({ key, hash, gaps }: Text, approvals: readonly Approval[]): Approval | undefined {
  return gaps.length > 0 ? undefined : approvals.find((approval) => approval.key === key && approval.hash.equals(hash))
}
