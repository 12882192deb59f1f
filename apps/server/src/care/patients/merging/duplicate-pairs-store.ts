import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** A person as a list of likely duplicates shows them. */
export type StoredPerson = {
  patient_id: string
  first_name: string
  last_name: string
  date_of_birth: string | null
  province: ProvinceCode | null
  died: boolean
}
export type StoredPair = { one: StoredPerson; other: StoredPerson; score: number; found_at: string }

/** Whether the pair is on the list; a manager may compare and merge what is. */
export async function isLikelyPair(sql: Sql | Tx, one: string, other: string): Promise<boolean> {
  const rows = await sql`
    select from likely_duplicates where settled = '' and one_id = least(${one}, ${other} collate "C")
      and other_id = greatest(${one}, ${other} collate "C")`
  return rows.length > 0
}

/** Open pairs, the likeliest first. */
export async function findPairs(sql: Sql, limit: number): Promise<{ total: number; pairs: StoredPair[] }> {
  const rows = await sql<(StoredPair & { total: number })[]>`
    select ${personOf(sql, 'o')} as one, ${personOf(sql, 't')} as other, d.score::float8 as score, d.found_at, (count(*) over ())::int as total
    from likely_duplicates d join patients o on o.patient_id = d.one_id join patients t on t.patient_id = d.other_id
    where d.settled = '' and o.merged_into is null and t.merged_into is null order by d.score desc, d.one_id, d.other_id limit ${limit}`
  return { total: rows[0]?.total ?? 0, pairs: rows.map(({ total: _, ...row }) => row) }
}

export async function countPairs(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from likely_duplicates where settled = ''`
  return row?.count ?? 0
}

export type StoredMerge = {
  id: number
  survivor: StoredPerson
  merged: StoredPerson
  merged_by: string
  merged_at: string
  undo_until: string
}

/** Merges that can be undone, newest first. */
export async function findStandingMerges(sql: Sql, now: string, limit: number): Promise<{ total: number; merges: StoredMerge[] }> {
  const rows = await sql<(StoredMerge & { total: number })[]>`
    select m.id, ${personOf(sql, 'o')} as survivor, ${personOf(sql, 't')} as merged, u.name as merged_by, m.merged_at, m.undo_until,
      (count(*) over ())::int as total
    from merges m join patients o on o.patient_id = m.survivor_id join patients t on t.patient_id = m.merged_id join users u on u.id = m.user_id
    where m.undone_at is null and m.undo_until >= ${now} order by m.id desc limit ${limit}`
  return { total: rows[0]?.total ?? 0, merges: rows.map(({ total: _, ...row }) => row) }
}

/** `from`: the alias of a patient. */
const personOf = (sql: Sql, from: 'o' | 't') =>
  sql.unsafe(
    `jsonb_build_object('patient_id', ${from}.patient_id, 'first_name', ${from}.first_name, 'last_name', ${from}.last_name, 'date_of_birth', ${from}.date_of_birth, 'province', ${from}.province, 'died', ${from}.death_recorded_at is not null)`,
  )

/** Settles a pair, listed or not, as two people. */
export async function settleApart(tx: Tx, pair: { one: string; other: string }, by: { user_id: number; now: string }): Promise<void> {
  const { one, other } = pair
  await tx`
    insert into likely_duplicates (one_id, other_id, score, found_at, settled, settled_by, settled_at)
    values (least(${one}, ${other} collate "C"), greatest(${one}, ${other} collate "C"), 0, ${by.now}, 'different', ${by.user_id}, ${by.now})
    on conflict (one_id, other_id) do update set settled = 'different', settled_by = excluded.settled_by, settled_at = excluded.settled_at
      where likely_duplicates.settled = ''`
}

/** Patients to compare, taken from the list of them; a concurrent look takes others. */
export async function takeChecks(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx<{ patient_id: string }[]>`
    delete from duplicate_checks where patient_id in (
      select patient_id from duplicate_checks order by noted_at, patient_id limit ${most} for update skip locked) returning patient_id`
  return rows.map(({ patient_id }) => patient_id)
}

/** All that may have a duplicate are looked at again. */
export async function recheckSuspects(tx: Tx): Promise<void> {
  await tx`insert into duplicate_checks (patient_id) select distinct id from duplicate_suspects() as id order by 1 on conflict do nothing`
}

type Found = { patient_id: string; found: readonly { other: string; score: number }[]; now: string }

/** Replaces the open pairs of a patient; settled ones stay. */
export async function replacePairs(tx: Tx, { patient_id, found, now }: Found): Promise<void> {
  const others = found.map(({ other }) => other)
  await tx`
    delete from likely_duplicates where settled = '' and (one_id = ${patient_id} and other_id <> all(${others})
      or other_id = ${patient_id} and one_id <> all(${others}))`
  for (const { other, score } of found)
    await tx`
      insert into likely_duplicates (one_id, other_id, score, found_at)
      values (least(${patient_id}, ${other} collate "C"), greatest(${patient_id}, ${other} collate "C"), ${score}, ${now})
      on conflict (one_id, other_id) do update set score = excluded.score where likely_duplicates.settled = ''`
}
