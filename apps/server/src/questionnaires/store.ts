import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql } from '../platform/database.ts'

/** One published version. */
export async function findVersion(sql: Sql, key: string, version: number): Promise<Questionnaire | null> {
  const [row] = await sql<
    Questionnaire[]
  >`select key, name, version, questions from questionnaires where key = ${key} and version = ${version}`
  return row ?? null
}

/** The newest version of every questionnaire. */
export function findNewest(sql: Sql): Promise<Questionnaire[]> {
  return sql<Questionnaire[]>`select distinct on (key) key, name, version, questions from questionnaires order by key, version desc`
}

/** Keeps a version when it is not there yet. */
export async function insertVersion(sql: Sql, { key, name, version, questions }: Questionnaire): Promise<void> {
  await sql`insert into questionnaires (key, version, name, questions) values (${key}, ${version}, ${name}, (${JSON.stringify(questions)}::text)::json) on conflict do nothing`
}
