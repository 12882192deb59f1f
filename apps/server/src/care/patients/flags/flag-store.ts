import type { FlagChange, FlagSource } from '@clinic/contract/chart'
import type { StoredFlagEvent } from '@clinic/core/patients/flag-histories'
import type { PastFlagEvent } from '@clinic/core/patients/plan-flags'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import type { AnswersInHand } from './answers-in-hand.ts'

/** Question and answer as they were put. */
export type FlagWords = { question: string; answer: string; now?: string | null }

export type NewFlagRow = {
  patient_id: string
  flag: string
  what: FlagChange
  at: string
  source: FlagSource
  user_id: number | null
  tag?: string | null
  words?: FlagWords | null
  reason?: string | null
  answers?: AnswersInHand | null
  corrects?: number | null
}

/** A patient’s events, oldest first, as the rule that plans the next ones needs them. Read under the patient’s lock. */
export async function findPastFlags(tx: Tx, { patient_id, key, conversation_id }: AnswersInHand): Promise<PastFlagEvent[]> {
  const rows = await tx<(Omit<PastFlagEvent, 'question' | 'answer'> & { words: FlagWords | null })[]>`
    select e.flag, e.what, e.tag, e.words, e.answer_set::integer,
      coalesce(s.key = ${key} and s.finished_at is null and s.archived_at is null, false) as open,
      coalesce(s.key = ${key} and (s.finished_at is null and s.archived_at is null or s.conversation_id = ${conversation_id}), false) as in_hand
    from flag_events e left join answer_sets s on s.id = e.answer_set where e.patient_id = ${patient_id} order by e.id`
  return rows.map(({ words, ...row }) => ({ ...row, question: words?.question ?? null, answer: words?.answer ?? null }))
}

/** Appends events. The answers they come from are the newest of their questionnaire, which have to be stored by then. */
export async function insertFlagEvents(tx: Tx, rows: readonly NewFlagRow[]): Promise<void> {
  const { sealed } = tx.types
  for (const { patient_id, flag, what, at, source, user_id, tag = null, words = null, reason = null, answers = null, corrects } of rows) {
    const newest = tx`(
      select id from answer_sets where patient_id = ${patient_id} and key = ${answers?.key ?? ''} and archived_at is null
      order by finished_at desc nulls first, started_at desc, id desc limit 1)`
    await tx`
      insert into flag_events (patient_id, flag, what, at, source, user_id, questionnaire, version, tag, answer_set, words, reason)
      values (${patient_id}, ${flag}, ${what}, ${at}, ${source}, ${user_id}, ${answers?.key ?? null}, ${answers?.version ?? null}, ${tag},
        ${corrects === undefined || corrects === null ? newest : corrects}, ${words === null ? null : sealed(words)},
        ${reason === null ? null : sealed(reason)})`
  }
}

type FoundEvent = Omit<StoredFlagEvent, 'question' | 'answer' | 'now'> & { words: FlagWords | null }

/** A patient’s events as staff read them, oldest first. */
export async function findFlagEvents(sql: Sql | Tx, patient_id: string): Promise<StoredFlagEvent[]> {
  const rows = await sql<FoundEvent[]>`
    select e.flag, e.what, e.at, e.source, u.name as by, coalesce(q.name, e.questionnaire) as questionnaire, e.version, e.tag, e.words, e.reason,
      e.answer_set::integer, coalesce(s.finished_at is null and e.answer_set is not null, false) as provisional
    from flag_events e left join users u on u.id = e.user_id left join answer_sets s on s.id = e.answer_set
      left join questionnaires q on q.key = e.questionnaire and q.version = e.version
    where e.patient_id = any(record_family(${patient_id})) order by e.id`
  return rows.map(({ words, ...row }) => ({
    ...row,
    question: words?.question || null,
    answer: words?.answer || null,
    now: words?.now ?? null,
  }))
}
