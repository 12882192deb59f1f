import type { TestCase } from '@clinic/contract/questionnaires/versions'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { asJson } from './store.ts'

/** The golden patients of a questionnaire that are still played, oldest first. */
export function findTestCases(sql: Sql | Tx, key: string): Promise<TestCase[]> {
  return sql<TestCase[]>`
    select r.id, r.name, r.run, recorder.name as recorded_by, r.recorded_at, approver.name as approved_by, r.approved_at
    from questionnaire_runs r join users recorder on recorder.id = r.recorded_by left join users approver on approver.id = r.approved_by
    where r.key = ${key} and r.removed_at is null order by r.id`
}

type NewRun = Pick<TestCase, 'name' | 'run'> & { key: string; user_id: number; now: string }

/** Keeps a golden patient. */
export async function insertTestCase(tx: Tx, { key, name, run, user_id, now }: NewRun): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into questionnaire_runs (key, name, run, recorded_by, recorded_at)
    values (${key}, ${name}, ${asJson(tx, run)}, ${user_id}, ${now}) returning id`
  if (!row) throw new Error('the golden patient was not kept')
  return row.id
}

type Who = { id: number; user_id: number; now: string }

/** From now on this is what must come of it; `approved`: by whom, where that is not what came of it before. */
export async function saveTestCase(
  tx: Tx,
  { id, run, approved }: Pick<TestCase, 'id' | 'run'> & { approved: Omit<Who, 'id'> | null },
): Promise<void> {
  const { user_id = null, now = null } = approved ?? {}
  await tx`
    update questionnaire_runs set run = ${asJson(tx, run)}, approved_by = coalesce(${user_id}, approved_by),
      approved_at = coalesce(${now}, approved_at)
    where id = ${id}`
}

/** It is no longer played; answers its name, or `null` where there is none. */
export async function markRemoved(tx: Tx, { id, key, user_id, now }: Who & { key: string }): Promise<string | null> {
  const [row] = await tx<{ name: string }[]>`
    update questionnaire_runs set removed_by = ${user_id}, removed_at = ${now} where id = ${id} and key = ${key} and removed_at is null
    returning name`
  return row?.name ?? null
}
