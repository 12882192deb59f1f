import type { DraftRow } from '@clinic/contract/questionnaires/drafts'
import type { Context } from '../../platform/db/change.ts'
import { findDrafts } from './draft-store.ts'
import { presentRow } from './present-draft.ts'

/** Every questionnaire with the state of its draft, by name, and apart from them what was deleted. */
export async function listDrafts({ sql }: Pick<Context, 'sql'>): Promise<{ drafts: DraftRow[]; deleted: DraftRow[] }> {
  const all = await findDrafts(sql)
  const rows = await Promise.all(all.map((draft) => presentRow(sql, draft)))
  return {
    drafts: rows.filter((_, at) => all[at]?.deleted_at === null),
    deleted: rows.filter((_, at) => all[at]?.deleted_at !== null),
  }
}
