import { VIEWING_SECONDS } from '@clinic/contract/chart'
import type { PhoneAnswers } from '@clinic/core/chat/state/turn'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { later } from '../../platform/clock.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'

type AnswerSet = {
  patient_id: string
  conversation_id: string | null
  key: string
  version: number
  answers: object
  set_aside?: object
  now: string
}

/**
 * Keeps the answers so far: nothing is lost when somebody leaves. Where staff kept others by phone since the turn began, both stay, and the
 * next turn hears of it. Answers the revision of the set where somebody of the staff has the record open.
 */
export async function saveAnswers(tx: Tx, set: AnswerSet): Promise<number | null> {
  const kept = (await keepAlone(tx, set)) ?? (await keepBeside(tx, set))
  return kept.watched ? kept.revision : null
}

type Kept = { revision: number; watched: boolean }

/** Where nobody else kept anything; else the set is locked all the same, and nothing is answered. */
async function keepAlone(tx: Tx, set: AnswerSet): Promise<Kept | null> {
  const { patient_id, conversation_id, key, version, answers, set_aside = {}, now } = set
  const { sealed } = tx.types
  const [row] = await tx<Kept[]>`
    with kept as (
      insert into answer_sets as s (patient_id, conversation_id, key, version, answers, set_aside, started_at, changed_at)
      values (${patient_id}, ${conversation_id}, ${key}, ${version}, ${sealed(answers)}, ${sealed(set_aside)}, ${now}, ${now})
      on conflict (patient_id, key) where finished_at is null and archived_at is null do update
        set answers = excluded.answers, set_aside = excluded.set_aside, asked_by = null, version = excluded.version, revision = s.revision + 1,
          changed_at = excluded.changed_at
        where s.heard
      returning revision
    )
    select revision, ${watched(tx, set)} as watched from kept`
  return row ?? null
}

/** Where staff did: what they kept stays. */
async function keepBeside(tx: Tx, set: AnswerSet): Promise<Kept> {
  const { patient_id, key, version, answers, set_aside = {}, now } = set
  const open = tx`patient_id = ${patient_id} and key = ${key} and finished_at is null and archived_at is null`
  const [held] = await tx<
    Pick<StoredAnswers, 'answers' | 'set_aside'>[]
  >`select answers, set_aside from answer_sets where ${open} for update`
  const [row] = await tx<Kept[]>`
    update answer_sets set answers = ${tx.types.sealed({ ...answers, ...held?.answers })}, version = ${version}, revision = revision + 1,
      set_aside = ${tx.types.sealed({ ...set_aside, ...held?.set_aside })}, changed_at = ${now}
    where ${open} returning revision, ${watched(tx, set)} as watched`
  if (!row) throw new Error('a set of answers that was just locked is gone')
  return row
}

const watched = (tx: Tx, { patient_id, now }: AnswerSet) => tx`
  exists (select from patient_viewers where patient_id = ${patient_id} and seen_at >= ${later(now, -VIEWING_SECONDS)})`

/** Opens the set that this conversation finished last, so that a correction changes it instead of beginning another one. */
export async function reopenAnswers(
  tx: Tx,
  { patient_id, conversation_id, key }: Omit<AnswerSet, 'version' | 'answers' | 'now'>,
): Promise<void> {
  await tx`
    update answer_sets set finished_at = null where id = (
      select id from answer_sets
      where patient_id = ${patient_id} and key = ${key} and conversation_id = ${conversation_id} and finished_at is not null and archived_at is null
      order by finished_at desc, id desc limit 1)
    and not exists (
      select from answer_sets where patient_id = ${patient_id} and key = ${key} and finished_at is null and archived_at is null)`
}

/** Closes the open set of answers; it is kept for good. */
export async function finishAnswers(tx: Tx, set: AnswerSet): Promise<void> {
  await saveAnswers(tx, set)
  await tx`
    update answer_sets set finished_at = ${set.now}
    where patient_id = ${set.patient_id} and key = ${set.key} and finished_at is null and archived_at is null`
}

type Asked = { patient_id: string; begun: string | null; ahead: readonly string[]; since: string }

/**
 * What staff asked by phone that a conversation has not heard of, which it has from now on: of the questionnaire in hand (`begun`) also what is
 * not finished; of it and of those `ahead` what was finished `since`, the latest of each.
 */
export function takeUnseenAnswers(tx: Tx, { patient_id, begun, ahead, since }: Asked): Promise<PhoneAnswers[]> {
  return tx<PhoneAnswers[]>`
    with taken as (
      update answer_sets set heard = true
      where patient_id = ${patient_id} and not heard and archived_at is null
        and ((finished_at is null and key = ${begun}) or (finished_at > ${since} and key = any(${[...ahead]})))
      returning key, version, answers, finished_at
    )
    select distinct on (key) key, version, answers, finished_at is not null as finished from taken
    order by key, finished_at desc nulls last`
}

export type StoredAnswers = {
  key: string
  version: number
  answers: Answers
  set_aside: Answers
  /** Whoever of the staff kept the latest answer, by phone. */
  by: string | null
  started_at: string
  finished_at: string | null
  archived_at: string | null
}

/** Every set of answers of a patient, oldest first. */
export function findAnswerSets(sql: Sql | Tx, patient_id: string): Promise<StoredAnswers[]> {
  return sql<StoredAnswers[]>`
    select s.key, s.version, s.answers, s.set_aside, u.name as by, s.started_at, s.finished_at, s.archived_at
    from answer_sets s left join users u on u.id = s.asked_by where s.patient_id = any(record_family(${patient_id})) order by s.started_at, s.id`
}

export type LastFinished = { key: string; version: number; answers: Answers; finished_at: string }

/** Of each questionnaire what a patient finished last, the newest first; what was archived is left out. */
export function findLastFinished(tx: Tx, patient_id: string): Promise<LastFinished[]> {
  return tx<LastFinished[]>`
    select * from (
      select distinct on (key) key, version, answers, finished_at from answer_sets
      where patient_id = any(record_family(${patient_id})) and finished_at is not null and archived_at is null order by key, finished_at desc
    ) as last order by finished_at desc`
}
