import type { Questions } from '@clinic/contract/questionnaires'
import type { Information } from '@clinic/contract/questionnaires/drafts'
import type { Sql, TransactionSql, Tx } from '../../platform/db/database.ts'
import { asJson } from './store.ts'

/** A draft as it is kept. Names are those of people; nobody where it built in. */
export type Draft = Information & {
  id: number
  key: string
  questions: Questions
  revision: number
  based_on: number | null
  starter_version: number | null
  suggested_version: number | null
  suggested: Questions | null
  created_by: string | null
  created_at: string
  updated_by: string | null
  updated_at: string
  deleted_at: string | null
  /** Of the version that it is a draft upon; `redescribed`: its general information is another than that version's. */
  published_at: string | null
  redescribed: boolean
}

/** Every draft by name, the deleted ones too. */
export function findDrafts(sql: Sql | TransactionSql): Promise<Draft[]> {
  return sql<Draft[]>`select ${columns(sql)} from questionnaire_drafts d ${names(sql)} order by lower(d.name), d.id`
}

/** A draft by its number or its key, deleted or not. */
export async function findDraft(sql: Sql | TransactionSql, id: string): Promise<Draft | null> {
  const [row] = await sql<Draft[]>`select ${columns(sql)} from questionnaire_drafts d ${names(sql)} where ${named(sql, id)}`
  return row ?? null
}

/** The same, with nobody else writing it until the transaction ends. */
export async function lockDraft(tx: TransactionSql, id: string): Promise<Draft | null> {
  await tx`select 1 from questionnaire_drafts d where ${named(tx, id)} for update`
  return findDraft(tx, id)
}

type NewDraft = Pick<Draft, 'key' | 'name' | 'description' | 'questions' | 'based_on' | 'starter_version'> & {
  user_id: number | null
  /** Without one it is the database's own time: what comes with the program comes at start. */
  now: string | null
}

/** Makes a draft; `null` where there is one of that key already. */
export async function insertDraft(tx: TransactionSql, draft: NewDraft): Promise<number | null> {
  const { key, name, description, questions, based_on, starter_version, user_id, now } = draft
  const [row] = await tx<{ id: number }[]>`
    insert into questionnaire_drafts
      (key, name, description, questions, based_on, starter_version, created_by, updated_by, created_at, updated_at)
    values (${key}, ${name}, ${description}, ${asJson(tx, questions)}, ${based_on}, ${starter_version}, ${user_id}, ${user_id},
      coalesce(${now}, now()), coalesce(${now}, now()))
    on conflict (key) do nothing returning id`
  return row?.id ?? null
}

type Saved = Information & Pick<Draft, 'id' | 'questions' | 'revision'> & { user_id: number | null; now: string | null }

/** Writes what edits made of a draft. */
export async function updateDraft(tx: TransactionSql, saved: Saved): Promise<void> {
  const { id, name, description, image, questions, revision, user_id, now } = saved
  await tx`
    update questionnaire_drafts set name = ${name}, description = ${description}, image = ${image}, questions = ${asJson(tx, questions)},
      revision = ${revision}, updated_by = ${user_id}, updated_at = coalesce(${now}, now())
    where id = ${id}`
}

/** The version that the draft is a draft upon from now on. */
export async function setBase(tx: TransactionSql, { id, based_on }: { id: number; based_on: number }): Promise<void> {
  await tx`update questionnaire_drafts set based_on = ${based_on} where id = ${id}`
}

/** Takes notice of a version that built in; `suggested`: its questions, where they wait to be taken. */
export async function noticeStarter(
  tx: TransactionSql,
  { id, version, suggested }: { id: number; version: number; suggested: Questions | null },
): Promise<void> {
  await tx`
    update questionnaire_drafts set starter_version = ${version}, suggested_version = ${suggested && version},
      suggested = ${suggested && asJson(tx, suggested)}
    where id = ${id}`
}

/** Nothing waits any more. */
export async function dropSuggestion(tx: Tx, id: number): Promise<void> {
  await tx`update questionnaire_drafts set suggested_version = null, suggested = null where id = ${id}`
}

/** Deletes a draft, or brings it back where nobody is named. */
export async function markDeleted(tx: Tx, { id, user_id, now }: { id: number; user_id: number | null; now: string }): Promise<void> {
  await tx`update questionnaire_drafts set deleted_by = ${user_id}, deleted_at = ${user_id && now} where id = ${id}`
}

const STARTER_LOCK = 7_410_023

/** Lets one process at a time put in what built in. At a start there is more to do at once than at other times: it may wait. */
export async function lockStarters(tx: TransactionSql): Promise<void> {
  await tx`
    select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true),
      set_config('idle_in_transaction_session_timeout', '60s', true)`
  await tx`select pg_advisory_xact_lock(${STARTER_LOCK})`
}

const columns = (sql: Sql | TransactionSql) => sql`
  d.id, d.key, d.name, d.description, d.image, d.questions, d.revision, d.based_on, d.starter_version, d.suggested_version, d.suggested,
  creator.name as created_by, d.created_at, updater.name as updated_by, d.updated_at, d.deleted_at, base.published_at,
  (base.version is null or (d.name, d.description, d.image) is distinct from (base.name, base.description, base.image)) as redescribed`
const names = (sql: Sql | TransactionSql) => sql`
  left join users creator on creator.id = d.created_by left join users updater on updater.id = d.updated_by
  left join questionnaires base on base.key = d.key and base.version = d.based_on`
/** A key begins with a letter, so a number is never one. */
const named = (sql: Sql | TransactionSql, id: string) => (/^\d{1,9}$/.test(id) ? sql`d.id = ${Number(id)}` : sql`d.key = ${id}`)
