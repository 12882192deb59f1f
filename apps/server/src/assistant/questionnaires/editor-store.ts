import type { Sql, Tx } from '../../platform/db/database.ts'

/** `since`: looks before it are over. */
type Looking = { draft_id: number; user_id: number; now: string; since: string }

/** Notes that somebody has the draft open; answers whether that is news. */
export async function upsertEditor(tx: Tx, { draft_id, user_id, now, since }: Looking): Promise<boolean> {
  const [row] = await tx<{ news: boolean }[]>`
    with before as (select seen_at from questionnaire_editors where draft_id = ${draft_id} and user_id = ${user_id})
    insert into questionnaire_editors (draft_id, user_id, since, seen_at) values (${draft_id}, ${user_id}, ${now}, ${now})
    on conflict (draft_id, user_id) do update set seen_at = excluded.seen_at,
      since = case when questionnaire_editors.seen_at < ${since} then excluded.since else questionnaire_editors.since end
    returning coalesce((select seen_at from before), '-infinity') < ${since} as news`
  return row?.news ?? false
}

/** Notes that somebody closed the draft; answers whether they had it open. */
export async function deleteEditor(tx: Tx, { draft_id, user_id }: Pick<Looking, 'draft_id' | 'user_id'>): Promise<boolean> {
  const rows = await tx`delete from questionnaire_editors where draft_id = ${draft_id} and user_id = ${user_id} returning draft_id`
  return rows.length > 0
}

/** Who else has the draft open. */
export function findEditors(sql: Sql, { draft_id, user_id, since }: Omit<Looking, 'now'>): Promise<{ name: string; since: string }[]> {
  return sql<{ name: string; since: string }[]>`
    select u.name, e.since from questionnaire_editors e join users u on u.id = e.user_id
    where e.draft_id = ${draft_id} and e.user_id <> ${user_id} and e.seen_at >= ${since} order by e.since, u.name`
}

/** Everybody who has it open, oneself included. */
export async function findEditorIds(sql: Sql | Tx, { draft_id, since }: Pick<Looking, 'draft_id' | 'since'>): Promise<number[]> {
  const rows = await sql<{ user_id: number }[]>`
    select user_id from questionnaire_editors where draft_id = ${draft_id} and seen_at >= ${since} order by user_id`
  return rows.map(({ user_id }) => user_id)
}
