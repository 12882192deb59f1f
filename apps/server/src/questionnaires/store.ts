import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql } from '../platform/database.ts'

/** One published version. */
export async function findVersion(sql: Sql, key: string, version: number): Promise<Questionnaire | null> {
  const [row] = await sql<
    Questionnaire[]
  >`select key, name, version, questions from questionnaires where key = ${key} and version = ${version}`
  return row ?? null
}

/** Which version of every questionnaire is the newest. */
export function findNewest(sql: Sql): Promise<Pick<Questionnaire, 'key' | 'version'>[]> {
  return sql<Pick<Questionnaire, 'key' | 'version'>[]>`select key, max(version) as version from questionnaires group by key order by key`
}

/** Keeps a version when it is not there yet. */
export async function insertVersion(sql: Sql, { key, name, version, questions }: Questionnaire): Promise<void> {
  await sql`insert into questionnaires (key, version, name, questions) values (${key}, ${version}, ${name}, (${JSON.stringify(questions)}::text)::json) on conflict do nothing`
}
