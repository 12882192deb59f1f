import type { Questionnaire, Questions } from '@clinic/contract/questionnaires'
import type { Sql, TransactionSql, Tx } from '../../platform/db/database.ts'

/** One published version. */
export async function findVersion(sql: Sql | TransactionSql, key: string, version: number): Promise<Questionnaire | null> {
  const [row] = await sql<
    Questionnaire[]
  >`select key, name, version, questions from questionnaires where key = ${key} and version = ${version}`
  return row ?? null
}

/** Which version of every questionnaire is the newest. */
export function findNewest(sql: Sql | TransactionSql): Promise<Pick<Questionnaire, 'key' | 'version'>[]> {
  return sql<Pick<Questionnaire, 'key' | 'version'>[]>`select key, max(version) as version from questionnaires group by key order by key`
}

/** The newest version of every questionnaire that the clinic published itself or a practitioner approved. The question about safety needs no approval. */
export function findUsable(sql: Sql | TransactionSql): Promise<Pick<Questionnaire, 'key' | 'version'>[]> {
  return sql<Pick<Questionnaire, 'key' | 'version'>[]>`
    select q.key, max(q.version) as version from questionnaires q
    where q.origin = 'clinic' or q.key = 'safety_question' or exists (
      select from content_approvals a where a.kind = 'questionnaire' and a.key = q.key and a.version = q.version::text)
    group by q.key order by q.key`
}

/** Where every published version comes from. */
export function findOrigins(sql: Sql | TransactionSql): Promise<Pick<Published, 'key' | 'version' | 'origin'>[]> {
  return sql<Pick<Published, 'key' | 'version' | 'origin'>[]>`select key, version, origin from questionnaires`
}

/** A published version with what was said when it was published. `published_by`: nobody where it built in. */
export type Published = Questionnaire & {
  description: string
  image: string | null
  notes: string
  origin: 'starter' | 'clinic'
  signed: string[]
  published_by: string | null
  published_at: string
}

/** The published versions of a questionnaire, the newest first; one of them where `version` says which. */
export function findPublished(
  sql: Sql | TransactionSql,
  { key, version = null }: { key: string; version?: number | null },
): Promise<Published[]> {
  return sql<Published[]>`
    select q.key, q.name, q.version, q.questions, q.description, q.image, q.notes, q.origin, q.signed, u.name as published_by, q.published_at
    from questionnaires q left join users u on u.id = q.published_by
    where q.key = ${key} and (${version}::int is null or q.version = ${version}) order by q.version desc`
}

/** The newest published version of a questionnaire, or `null`. */
export async function findNewestOf(sql: Sql | TransactionSql, key: string): Promise<Published | null> {
  const [row] = await sql<Pick<Published, 'version'>[]>`select version from questionnaires where key = ${key} order by version desc limit 1`
  const [newest] = row ? await findPublished(sql, { key, version: row.version }) : []
  return newest ?? null
}

/** Keeps a version that built in. */
export async function insertStarter(tx: TransactionSql, { key, name, version, questions }: Questionnaire): Promise<void> {
  await tx`insert into questionnaires (key, version, name, questions) values (${key}, ${version}, ${name}, ${asJson(tx, questions)})`
}

type Own = Omit<Published, 'published_by' | 'origin'> & { user_id: number }

/** Publishes a version of the clinic's own. */
export async function insertOwn(tx: Tx, own: Own): Promise<void> {
  const { key, version, name, questions, description, image, notes, signed, user_id, published_at } = own
  await tx`
    insert into questionnaires (key, version, name, questions, description, image, notes, origin, signed, published_by, published_at)
    values (${key}, ${version}, ${name}, ${asJson(tx, questions)}, ${description}, ${image}, ${notes}, 'clinic', ${tx.json(signed)},
      ${user_id}, ${published_at})`
}

/** A document as `json`, in the order of its keys. */
export function asJson(sql: Sql | TransactionSql, document: Questions | object) {
  return sql`(${JSON.stringify(document)}::text)::json`
}
