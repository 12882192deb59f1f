import type { QuestionsPatch } from '@clinic/contract/questionnaires/edits'
import type { Sql, TransactionSql, Tx } from '../../platform/db/database.ts'
import { asJson } from './store.ts'

/** One edit as it was made. `edit`: with its kind; `describe` is general information. */
export type Made = {
  revision: number
  edit: { edit: string }
  patch: QuestionsPatch
  touched: string[]
  batch: string | null
  place: number | null
}

/** Keeps edits, each under the revision that it made. */
export async function insertEdits(
  tx: TransactionSql,
  { draft_id, user_id, now, made }: { draft_id: number; user_id: number | null; now: string | null; made: readonly Made[] },
): Promise<void> {
  for (const { revision, edit, patch, touched, batch, place } of made) {
    await tx`
      insert into questionnaire_edits (draft_id, revision, edit, patch, touched, batch, place, user_id, made_at)
      values (${draft_id}, ${revision}, ${asJson(tx, edit)}, ${asJson(tx, patch)}, ${touched}, ${batch}, ${place}, ${user_id},
        coalesce(${now}, now()))`
  }
}

/** The edits of a call that were made already, by their place in it. */
export async function findBatch(tx: Tx, { draft_id, batch }: { draft_id: number; batch: string }): Promise<Map<number, Made>> {
  const rows = await tx<Made[]>`
    select revision, edit, patch, touched, batch, place from questionnaire_edits where draft_id = ${draft_id} and batch = ${batch}`
  return new Map(rows.map((row) => [row.place ?? -1, row]))
}

type Since = { draft_id: number; since: number }

/** The tags of questions that edits after a revision touched, and whether general information was among what they changed. */
export async function findTouched(sql: Sql | Tx, { draft_id, since }: Since): Promise<{ tags: string[]; described: boolean }> {
  const [row] = await sql<{ tags: string[]; described: boolean }[]>`
    select coalesce(array_agg(distinct tag) filter (where tag is not null), '{}') as tags, coalesce(bool_or(e.edit ->> 'edit' = 'describe'), false) as described
    from questionnaire_edits e left join unnest(e.touched) as tag on true where e.draft_id = ${draft_id} and e.revision > ${since}`
  return row ?? { tags: [], described: false }
}

export type StoredEdit = {
  revision: number
  edit: string
  touched: string[]
  patch: QuestionsPatch
  place: number | null
  user_id: number | null
  user: string | null
  at: string
}

/** The newest edits after a revision, or all of a batch, oldest first. */
export async function findEdits(
  sql: Sql,
  { draft_id, since, batch, limit }: Since & { batch: string | null; limit: number },
): Promise<StoredEdit[]> {
  const rows = await sql<StoredEdit[]>`
    select e.revision, e.edit ->> 'edit' as edit, e.touched, e.patch, e.place, e.user_id, u.name as "user", e.made_at as at
    from questionnaire_edits e left join users u on u.id = e.user_id
    where e.draft_id = ${draft_id} and ${batch === null ? sql`e.revision > ${since}` : sql`e.batch = ${batch}`} order by e.revision desc limit ${limit}`
  return rows.toReversed()
}
