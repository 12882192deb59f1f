import type { ArticleFields } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { Sql, TransactionSql, Tx } from '../../platform/db/database.ts'

/** An article without its words. `live_version`: what is answered. */
export type StoredArticle = {
  id: string
  language: ChatLanguage
  version: number
  live_version: number | null
  withdrawn_at: string | null
}
export type StoredVersion = ArticleFields & {
  article_id: string
  language: ChatLanguage
  version: number
  saved_by: string | null
  saved_at: string
  approved_by: string | null
  approved_at: string | null
}

/** Lets one writer at a time at the articles, so that what is found in them stays so: they change a few times a month. */
export async function lockArticles(tx: Tx): Promise<void> {
  await tx`lock table articles in share row exclusive mode`
}

/** Every article with its newest version, by title. */
export function findNewest(sql: Sql | TransactionSql): Promise<(StoredArticle & StoredVersion)[]> {
  return sql<(StoredArticle & StoredVersion)[]>`
    select a.id, a.live_version, a.withdrawn_at, a.language, ${versionColumns(sql)}
    from articles a join article_versions v on v.article_id = a.id and v.version = a.version ${names(sql)} order by lower(v.title)`
}

/** What is answered: of each article the version that is live. */
export function findLive(sql: Sql | Tx): Promise<StoredVersion[]> {
  return sql<StoredVersion[]>`
    select a.language, ${versionColumns(sql)} from articles a join article_versions v on v.article_id = a.id and v.version = a.live_version ${names(sql)}
    order by a.id`
}

/** One article, or `null`. */
export async function findArticle(sql: Sql | Tx, id: string): Promise<StoredArticle | null> {
  const [row] = await sql<StoredArticle[]>`select id, language, version, live_version, withdrawn_at from articles where id = ${id}`
  return row ?? null
}

/** Every version of an article, the newest first. */
export function findVersions(sql: Sql | Tx, id: string): Promise<Omit<StoredVersion, 'language'>[]> {
  return sql<Omit<StoredVersion, 'language'>[]>`
    select ${versionColumns(sql)} from article_versions v ${names(sql)} where v.article_id = ${id} order by v.version desc`
}

/** Whether another article bears a title, in its newest words or in those that are answered. */
export async function hasTitle(tx: Tx, { title, except }: { title: string; except: string | null }): Promise<boolean> {
  const rows = await tx`
    select 1 from articles a join article_versions v on v.article_id = a.id and v.version in (a.version, a.live_version)
    where lower(v.title) = ${title.toLowerCase()} and a.id is distinct from ${except} limit 1`
  return rows.length > 0
}

/** How many there are, in whatever state. */
export async function countArticles(tx: Tx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from articles`
  return row?.count ?? 0
}

export async function listArticleIds(sql: Sql | TransactionSql): Promise<string[]> {
  return (await sql<{ id: string }[]>`select id from articles`).map(({ id }) => id)
}

/** Makes an article; false where there is one of that id already. */
export async function insertArticle(tx: TransactionSql, { id, language }: { id: string; language: ChatLanguage }): Promise<boolean> {
  const rows = await tx`insert into articles (id, language, version) values (${id}, ${language}, 1) on conflict do nothing returning id`
  return rows.length > 0
}

export type NewVersion = { id: string; version: number; fields: ArticleFields; user_id: number | null; now: string }

/** Adds a version, which is then the newest. */
export async function insertVersion(tx: TransactionSql, { id, version, fields, user_id, now }: NewVersion): Promise<void> {
  const row = { article_id: id, version, ...fields, saved_by: user_id, saved_at: now }
  await tx`insert into article_versions ${tx(row)}`
  await tx`update articles set version = ${version} where id = ${id}`
}

/** From now on that version is answered. */
export async function approveVersion(
  tx: TransactionSql,
  { id, version, user_id, now }: { id: string; version: number; user_id: number | null; now: string },
): Promise<void> {
  await tx`
    update article_versions set approved_by = ${user_id}, approved_at = ${now} where article_id = ${id} and version = ${version}`
  await tx`update articles set live_version = ${version}, withdrawn_by = null, withdrawn_at = null where id = ${id}`
}

/** Nothing of it is answered any more. */
export async function takeBack(tx: Tx, { id, user_id, now }: { id: string; user_id: number; now: string }): Promise<void> {
  await tx`update articles set live_version = null, withdrawn_by = ${user_id}, withdrawn_at = ${now} where id = ${id}`
}

const versionColumns = (sql: Sql | TransactionSql) => sql`
  v.article_id, v.version, v.title, v.text, v.source, v.owner, v.reviewed_on, v.review_due, v.phrasings, saver.name as saved_by, v.saved_at,
  approver.name as approved_by, v.approved_at`
const names = (sql: Sql | TransactionSql) => sql`
  left join users saver on saver.id = v.saved_by left join users approver on approver.id = v.approved_by`
