import { type ChangesSince, DRAFT_LIMITS } from '@clinic/contract/questionnaires/drafts'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { SHIPPED_AUTHOR } from '../articles/present-article.ts'
import { type Draft, findDraft } from './draft-store.ts'
import { findEdits, findTouched } from './edit-store.ts'

type Wanted = { since: number; batch?: string | undefined }

/**
 * What has changed in a draft since a revision, and the newest edits since then, or those of a batch: what a page that closed before it had
 * its answer can no longer know. Refusal: `questionnaire-not-found`.
 */
export async function readEdits({ sql }: Pick<Context, 'sql'>, id: string, { since, batch }: Wanted): Promise<ChangesSince> {
  const draft = await findDraft(sql, id)
  if (!draft || draft.deleted_at !== null) throw new Problem('questionnaire-not-found')
  const edits = await findEdits(sql, {
    draft_id: draft.id,
    since,
    batch: batch ?? null,
    limit: DRAFT_LIMITS.shown,
  })
  return {
    ...(await changesSince(sql, draft, since)),
    edits: edits.map(({ touched, user, ...edit }) => ({ ...edit, tags: touched, user: user ?? SHIPPED_AUTHOR })),
  }
}

/** Questions that are others than at a revision (`null`: gone), and general information where it was changed since. */
export async function changesSince(sql: Sql | Tx, draft: Draft, since: number): Promise<Omit<ChangesSince, 'edits'>> {
  const { name, description, image, questions, revision } = draft
  const { tags, described } = await findTouched(sql, { draft_id: draft.id, since })
  return {
    revision,
    changed: Object.fromEntries(tags.map((tag) => [tag, Object.hasOwn(questions, tag) ? (questions[tag] ?? null) : null])),
    information: described ? { name, description, image } : null,
  }
}
