import type { Word } from '@clinic/contract/translations'
import type { Sql, TransactionSql, Tx } from '../../platform/db/database.ts'

/** `form`: the number of a questionnaire's approved words; `null` where the words come with the program. */
export type Approval = { key: string; hash: Buffer; by: string; at: string; form: number | null }

/** What is approved in French, and by whom, the newest first. A questionnaire goes by its own key. */
export function findApprovals(sql: Sql | TransactionSql): Promise<Approval[]> {
  return sql<Approval[]>`
    select a.key, a.hash, u.name as by, a.at, a.form from (
      select key, hash, approved_by, approved_at as at, null::int as form from text_approvals where language = 'fr'
      union all
      select key, hash, approved_by, approved_at, id from french_forms where withdrawn_at is null
    ) a join users u on u.id = a.approved_by order by a.at desc, a.form desc`
}

/** Approvals of questionnaires of which only the hash was kept. */
export function findQuestionnaireApprovals(tx: TransactionSql): Promise<{ key: string; hash: Buffer; user_id: number; at: string }[]> {
  return tx<{ key: string; hash: Buffer; user_id: number; at: string }[]>`
    select key, hash, approved_by as user_id, approved_at as at from text_approvals where language = 'fr' and key like 'questionnaire-%'
    for update`
}

/** Approves; an earlier approval of the text gives way. */
export async function upsertApproval(
  tx: Tx,
  { key, hash, user_id, now }: { key: string; hash: Buffer; user_id: number; now: string },
): Promise<void> {
  await tx`
    insert into text_approvals (language, key, hash, approved_by, approved_at) values ('fr', ${key}, ${hash}, ${user_id}, ${now})
    on conflict (language, key) do update set hash = excluded.hash, approved_by = excluded.approved_by, approved_at = excluded.approved_at`
}

/** The assistant's texts that are approved, each by its digest. */
export async function findApprovedDigests(sql: Sql | TransactionSql): Promise<string[]> {
  const rows = await sql<{ digest: string }[]>`select digest from approved_texts where language = 'fr' and key = 'assistant'`
  return rows.map(({ digest }) => digest)
}

/** Approves texts of the assistant; what was approved before and reads otherwise by now is forgotten. */
export async function replaceApprovedDigests(tx: TransactionSql, digests: readonly string[]): Promise<void> {
  await tx`delete from approved_texts where language = 'fr' and key = 'assistant'`
  await tx`
    insert into approved_texts (language, key, digest)
    select distinct 'fr', 'assistant', digest from unnest(${[...digests]}::text[]) as given (digest)`
}

/** The approval of the assistant's texts under one hash, where there is one. */
export async function findAssistantHash(tx: TransactionSql): Promise<string | null> {
  const [row] = await tx<{ hash: Buffer }[]>`
    select hash from text_approvals where language = 'fr' and key = 'assistant' for update`
  return row?.hash.toString('hex') ?? null
}

/** Takes an approval away; false where there was none. */
export async function deleteApproval(tx: TransactionSql, key: string): Promise<boolean> {
  const rows = await tx`delete from text_approvals where language = 'fr' and key = ${key} returning key`
  return rows.length > 0
}

type NewForm = { key: string; hash: Buffer; words: readonly Word[]; user_id: number; now: string }

/** Approves the words of a questionnaire; the same words again are approved anew. */
export async function insertForm(tx: TransactionSql, { key, hash, words, user_id, now }: NewForm): Promise<void> {
  await tx`
    insert into french_forms (key, hash, words, approved_by, approved_at)
    values (${key}, ${hash}, (${JSON.stringify(words)}::text)::json, ${user_id}, ${now})
    on conflict (key, hash) do update set approved_by = excluded.approved_by, approved_at = excluded.approved_at,
      withdrawn_by = null, withdrawn_at = null`
}

/**
 * `beside`: what stands beside questions and options is among the words; `looks`: so are looks of buttons and units for one and for several.
 * Approvals from before there was French of it go without.
 */
export type ApprovedForm = { words: readonly Word[]; beside: boolean; looks: boolean }

/** The words of an approval, or `null`. */
export async function findApprovedForm(sql: Sql | TransactionSql, id: number): Promise<ApprovedForm | null> {
  const [row] = await sql<ApprovedForm[]>`select words, beside, looks from french_forms where id = ${id}`
  return row ?? null
}

/** Withdraws approvals of questionnaires. */
export async function withdrawForms(
  tx: Tx,
  { ids, user_id, now }: { ids: readonly number[]; user_id: number; now: string },
): Promise<void> {
  await tx`update french_forms set withdrawn_by = ${user_id}, withdrawn_at = ${now} where id = any(${[...ids]}) and withdrawn_at is null`
}

/** Every word that the clinic has written, in the order of writing. */
export function findSegments(sql: Sql | TransactionSql): Promise<(Word & { key: string })[]> {
  return sql<(Word & { key: string })[]>`
    select key, tag, part, original, translation from french_words order by written_at, key, tag, part, digest`
}

/** Lets one at a time write words of a questionnaire, until the transaction ends. */
export async function lockSegments(tx: Tx, key: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('french words'), hashtext(${key}))`
}

/** Writes words, each place once, instead of what stood there. */
export async function upsertSegments(
  tx: Tx,
  { key, words, user_id, now }: { key: string; words: readonly Word[]; user_id: number; now: string },
): Promise<void> {
  await tx`
    insert into french_words (key, tag, part, digest, original, translation, written_by, written_at)
    select ${key}, w.tag, w.part, sha256(convert_to(w.original, 'UTF8')), w.original, w.translation, ${user_id}, ${now}
    from jsonb_to_recordset(${tx.json([...words])}) as w (tag text, part text, original text, translation text)
    on conflict (key, tag, part, digest) do update set translation = excluded.translation, written_by = excluded.written_by,
      written_at = excluded.written_at`
}
