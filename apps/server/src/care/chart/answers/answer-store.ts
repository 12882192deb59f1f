import type { Answers } from '@clinic/core/questionnaires/answers'
import type { Sql, Tx } from '../../../platform/db/database.ts'

type Place = { patient_id: string; key: string }

/** A set of answers as staff continue it; `by`: the staff member who saved the latest answer, null for the patient. */
export type AnswerSet = Place & {
  id: number
  version: number
  revision: number
  answers: Answers
  set_aside: Answers
  asked_by: number | null
  by: string | null
  changed_at: string
  finished_at: string | null
}

const columns = (sql: Sql | Tx) => sql`
  s.id, s.patient_id, s.key, s.version, s.revision, s.answers, s.set_aside, s.asked_by, u.name as by,
  coalesce(s.changed_at, s.finished_at, s.started_at) as changed_at, s.finished_at from answer_sets s left join users u on u.id = s.asked_by`

/** The answers to an unfinished questionnaire. */
export async function findOpenSet(sql: Sql | Tx, { patient_id, key }: Place): Promise<AnswerSet | null> {
  const [row] = await sql<AnswerSet[]>`
    select ${columns(sql)} where s.patient_id = ${patient_id} and s.key = ${key} and s.finished_at is null and s.archived_at is null`
  return row ?? null
}

/** Same under lock, read after waiting for it. Always locked before the patient, to avoid deadlocks. */
export async function lockOpenSet(tx: Tx, place: Place): Promise<AnswerSet | null> {
  const { patient_id, key } = place
  await tx`
    select from answer_sets where patient_id = ${patient_id} and key = ${key} and finished_at is null and archived_at is null for update`
  return findOpenSet(tx, place)
}

export async function findLastFinishedSet(sql: Sql | Tx, { patient_id, key }: Place): Promise<AnswerSet | null> {
  const [row] = await sql<AnswerSet[]>`
    select ${columns(sql)} where s.patient_id = any(record_family(${patient_id})) and s.key = ${key} and s.finished_at is not null and s.archived_at is null
    order by s.finished_at desc limit 1`
  return row ?? null
}

/** The open and the last finished set of each questionnaire. */
export function findNewestSets(sql: Sql | Tx, patient_id: string): Promise<AnswerSet[]> {
  return sql<AnswerSet[]>`
    select * from (
      select distinct on (s.key, s.finished_at is null) ${columns(sql)} where s.patient_id = any(record_family(${patient_id})) and s.archived_at is null
      order by s.key, s.finished_at is null, s.finished_at desc
    ) as newest order by key`
}

export type EnteredByStaff = Place & { version: number; answers: Answers; set_aside: Answers; asked_by: number; now: string }

/** Starts a set with its first answer. False: someone else has just started one. */
export async function insertOpenSet(tx: Tx, { patient_id, key, version, answers, asked_by, now }: EnteredByStaff): Promise<boolean> {
  const rows = await tx`
    insert into answer_sets (patient_id, key, version, answers, started_at, changed_at, asked_by, heard)
    values (${patient_id}, ${key}, ${version}, ${tx.types.sealed(answers)}, ${now}, ${now}, ${asked_by}, false)
    on conflict (patient_id, key) where finished_at is null and archived_at is null do nothing returning id`
  return rows.length > 0
}

/** Saves the answers of a locked set; the patient’s conversation has not been notified yet. */
export async function updateOpenSet(tx: Tx, id: number, { version, answers, set_aside, asked_by, now }: EnteredByStaff): Promise<void> {
  await tx`
    update answer_sets set answers = ${tx.types.sealed(answers)}, set_aside = ${tx.types.sealed(set_aside)}, version = ${version},
      revision = revision + 1, asked_by = ${asked_by}, changed_at = ${now}, heard = false
    where id = ${id}`
}

/** Records which staff member finished a locked set. */
export async function saveInterviewer(tx: Tx, { id, asked_by }: { id: number; asked_by: number }): Promise<void> {
  await tx`update answer_sets set asked_by = ${asked_by}, heard = false where id = ${id}`
}

/** `root`: the set of answers that started the chain; `called_by`: key of the questionnaire that triggered this one. */
type CalledRow = { root: number; key: string; called_by: string }

/**
 * Questionnaires triggered by phone answers that were neither finished since, by anyone, nor skipped, nor belong to
 * an archived visit.
 */
export function findTriggered(sql: Sql | Tx, patient_id: string): Promise<CalledRow[]> {
  return sql<CalledRow[]>`
    select c.root::int, c.key, c.called_by from called_questionnaires c join answer_sets r on r.id = c.root
    where c.patient_id = ${patient_id} and c.passed_at is null and r.archived_at is null and not exists (
      select from answer_sets s where s.patient_id = c.patient_id and s.key = c.key and s.finished_at >= c.called_at
    ) order by c.called_at, c.place`
}

/** The questionnaire that started a chain, and all it has triggered. */
export async function findRound(tx: Tx, root: number): Promise<{ first: string; called: string[] }> {
  const [begun] = await tx<{ key: string }[]>`select key from answer_sets where id = ${root}`
  const rows = await tx<{ key: string }[]>`select key from called_questionnaires where root = ${root} order by called_at, place`
  return { first: begun?.key ?? '', called: rows.map(({ key }) => key) }
}

type NewCalled = { root: number; patient_id: string; called_by: string; keys: readonly string[]; now: string }

/** Stores triggered questionnaires in order. */
export async function insertTriggered(tx: Tx, { root, patient_id, called_by, keys, now }: NewCalled): Promise<void> {
  await tx`
    insert into called_questionnaires (root, key, patient_id, called_by, place, called_at)
    select ${root}, k.key, ${patient_id}, ${called_by}, k.place, ${now} from unnest(${[...keys]}::text[]) with ordinality as k (key, place)
    on conflict (root, key) do nothing`
}

/** Marks triggered questionnaires as skipped; returns whether there were any. */
export async function markSkipped(tx: Tx, { patient_id, key, by, now }: Place & { by: number; now: string }): Promise<boolean> {
  const rows = await tx`
    update called_questionnaires set passed_at = ${now}, passed_by = ${by}
    where patient_id = ${patient_id} and key = ${key} and passed_at is null returning key`
  return rows.length > 0
}
