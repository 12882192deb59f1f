import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { ContentItem, ContentState } from '@clinic/contract/questionnaires/content-approvals'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { TransactionSql, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { CONSENT } from './check-open.ts'
import { presentContent } from './present-content.ts'
import { type Content, deleteApproval, insertApproval } from './store.ts'

type Named = { kind: string; key: string; version: string }

/** Approves a version for patients, from the next message on (F-21). Approved already: nothing changes. Refusal: `text-not-found`. */
export function approveContent(context: StaffContext, named: Named): Promise<ContentState> {
  return change(context, async (tx, { staff, now }) => {
    const item = await findItem(tx, named)
    const isNew = await insertApproval(tx, { ...contentOf(item), user_id: staff.id, now })
    return { result: await presentContent(tx), audit: isNew ? entryOf('Content Approved', item) : NOTHING_CHANGED }
  })
}

/** Withdraws an approval. Refusal: `text-not-found`, also where there is none. */
export function withdrawContent(context: StaffContext, named: Named): Promise<ContentState> {
  return change(context, async (tx) => {
    const item = await findItem(tx, named)
    if (!(await deleteApproval(tx, contentOf(item)))) throw new Problem('text-not-found')
    return { result: await presentContent(tx), audit: entryOf('Content Withdrawn', item) }
  })
}

/** Approves everything that comes with the program in the name of one person: for a clinic that is filled from the start. */
export async function approveShipped(
  tx: TransactionSql,
  { questionnaires, user_id, now }: { questionnaires: readonly Questionnaire[]; user_id: number | null; now: string },
): Promise<void> {
  const items = questionnaires.map(({ key, version }): Content => ({ kind: 'questionnaire', key, version: String(version) }))
  for (const item of [CONSENT, ...items]) await insertApproval(tx, { ...item, user_id, now })
}

async function findItem(tx: Tx, { kind, key, version }: Named): Promise<ContentItem> {
  const { items } = await presentContent(tx)
  const item = items.find((one) => one.kind === kind && one.key === key && one.version === version)
  if (!item) throw new Problem('text-not-found')
  return item
}

/** Articles are approved and withdrawn by calls of their own. */
function contentOf({ kind, key, version }: ContentItem): Content {
  if (kind === 'article') throw new Problem('text-not-found')
  return { kind, key, version }
}

function entryOf(action: 'Content Approved' | 'Content Withdrawn', { kind, key, version, name }: ContentItem) {
  const id = `${kind} ${key} ${version}`
  return { action, description: `${name}, version ${version}`, entity: { kind: 'settings' as const, id } }
}
