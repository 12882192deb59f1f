import type { Sql } from '../../platform/db/database.ts'

export type Missed = {
  text: string
  at: string
  guess: string | null
  confidence: number | null
  stage: string | null
  questionnaire: string | null
  version: number | null
  question: string | null
}

/** Messages that were not understood or only guessed at, newest first. `stage`: as the audit log has it. `question`: to which it was no answer. `confidence`: of the best guess. */
export function findFallbacks(sql: Sql, { since, limit }: { since: string; limit: number }): Promise<Missed[]> {
  return sql<Missed[]>`
    select t.heard as text, t.at, a.description as stage, coalesce(t.article_confidence, t.confidence) as confidence, q.questionnaire, q.version, q.question,
      case when t.outline -> 'told' ? 'Misunderstood User Message' then null else t.outline ->> 'intent' end as guess
    from (
      select * from conversation_turns
      where at > ${since} and heard is not null and outline -> 'told' ?| array['Misunderstood User Message', 'Predicted Intent Check']
      order by at desc limit ${limit}
    ) t left join lateral (
      select description from audit_log
      where created_at = t.at and entity_kind = 'conversation' and entity_id = t.conversation_id
        and action in ('Misunderstood User Message', 'Predicted Intent Check')
      order by action limit 1
    ) a on true
    left join conversation_steps s on s.conversation_id = t.conversation_id and s.turn = t.turn and s.what = 'missed'
    left join conversation_questions q on q.id = s.question_id
    order by t.at desc`
}

/** What staff have dealt with, one way or the other. */
export async function findSettled(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ heard: string }[]>`select heard from learned_phrases where removed_at is null`
  return new Set(rows.map(({ heard }) => heard))
}
