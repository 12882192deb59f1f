import type { ChatLanguage } from '@clinic/contract/chat'
import type { Sql, TransactionSql, Tx } from '../../../platform/db/database.ts'

/** A reply to a question as it was typed. `what`: whether it was understood then. */
export type RecordedReply = {
  conversation_id: string
  turn: number
  what: 'missed' | 'answered'
  questionnaire: string
  question: string
  text: string
  language: ChatLanguage
  at: string
  dismissed: boolean
}

type Wanted = { since: string; limit: number; key?: string; tags?: readonly string[]; what: readonly RecordedReply['what'][] }
type Row = Omit<RecordedReply, 'language'> & { event: { language?: ChatLanguage } }

/** Typed replies to questions, the newest first. Whose they were is for dismissing them and goes to no client. */
export async function findReplies(sql: Sql | TransactionSql, { since, limit, key, tags, what }: Wanted): Promise<RecordedReply[]> {
  const rows = await sql<Row[]>`
    select t.conversation_id, t.turn, s.what, q.questionnaire, q.question, t.heard as text, t.event, t.at, d.turn is not null as dismissed
    from conversation_questions q
      join conversation_steps s on s.question_id = q.id and s.what in ('missed', 'answered') and s.what = any(${[...what]})
      join conversation_turns t on t.conversation_id = s.conversation_id and t.turn = s.turn and t.heard is not null
      left join dismissed_replies d on d.conversation_id = t.conversation_id and d.turn = t.turn
    where t.at > ${since} and (${key ?? null}::text is null or q.questionnaire = ${key ?? null})
      and (${tags ? [...tags] : null}::text[] is null or q.question = any(${tags ? [...tags] : null}))
    order by t.at desc limit ${limit}`
  return rows.map(({ event, ...row }) => ({ ...row, language: event.language ?? 'en' }))
}

type Turns = readonly Pick<RecordedReply, 'conversation_id' | 'turn'>[]

/** How many were not dismissed before. */
export async function insertDismissed(tx: Tx, { turns, user_id, now }: { turns: Turns; user_id: number; now: string }): Promise<number> {
  if (turns.length === 0) return 0
  const rows = turns.map(({ conversation_id, turn }) => ({ conversation_id, turn, dismissed_by: user_id, dismissed_at: now }))
  const made = await tx`insert into dismissed_replies ${tx(rows)} on conflict do nothing returning turn`
  return made.length
}

/** How many were dismissed. */
export async function deleteDismissed(tx: Tx, turns: Turns): Promise<number> {
  let gone = 0
  for (const { conversation_id, turn } of turns) {
    const rows = await tx`delete from dismissed_replies where conversation_id = ${conversation_id} and turn = ${turn} returning turn`
    gone += rows.length
  }
  return gone
}
