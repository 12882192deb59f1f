import type { AlarmStep, AlarmTiming } from '@clinic/contract/alarms'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Json, Sql, Tx } from '../../../platform/db/database.ts'

const TIMING = 'alarm_timing'

export async function findTiming(sql: Sql | Tx): Promise<Partial<AlarmTiming>> {
  const [row] = await sql<{ value: Partial<AlarmTiming> }[]>`select value from settings where key = ${TIMING}`
  return row?.value ?? {}
}

export async function saveTiming(tx: Tx, value: AlarmTiming): Promise<void> {
  await tx`insert into settings (key, value) values (${TIMING}, ${tx.json(value as Json)}) on conflict (key) do update set value = excluded.value`
}

/** Open alarms that have steps left, or that someone has, who may be away. */
export async function findEscalating(sql: Sql, steps: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id::integer from crisis_alarms a where closed_at is null and level = 'acute' and (taken_by is not null
      or (select count(*) from alarm_calls c where c.alarm_id = a.id and c.since = coalesce(a.called_since, a.raised_at)) < ${steps})
    order by raised_at, id`
  return rows.map(({ id }) => id)
}

/** The steps made since an alarm was last without anyone. */
export async function findSteps(tx: Tx, alarm_id: number, since: string): Promise<string[]> {
  const rows = await tx<{ step: string }[]>`select step from alarm_calls where alarm_id = ${alarm_id} and since = ${since}`
  return rows.map(({ step }) => step)
}

export async function insertStep(
  tx: Tx,
  { alarm_id, since, step, now }: { alarm_id: number; since: string; step: AlarmStep; now: string },
) {
  await tx`insert into alarm_calls (alarm_id, since, step, called_at) values (${alarm_id}, ${since}, ${step}, ${now})`
}

type Active = { now: string; minutes: number }

/** Whose queue is on and who used a session lately that is not locked. */
export function findOnShift(tx: Tx, { now, minutes }: Active): Promise<Staff[]> {
  return tx<Staff[]>`
    select u.id, u.name, u.queue_enabled, u.licensed_provinces as provinces, rights.scopes, rights.pcr_capable, rights.np_capable
    from users u cross join lateral (
      select coalesce(array_agg(distinct scope) filter (where scope is not null), '{}') as scopes,
        coalesce(bool_or(g.pcr_capable), false) as pcr_capable, coalesce(bool_or(g.np_capable), false) as np_capable
      from user_auth_groups m join auth_groups g on g.id = m.auth_group_id left join lateral unnest(g.scopes) as scope on true
      where m.user_id = u.id
    ) rights
    where u.queue_enabled and u.active and u.deleted_at is null and exists (
      select from sessions s where s.user_id = u.id and s.stage = 'full' and s.ended_at is null and s.expires_at > ${now}
        and s.last_seen_at > ${now}::timestamptz - make_interval(mins => ${minutes}))`
}

export async function isAway(tx: Tx, user_id: number, { now, minutes }: Active): Promise<boolean> {
  const [row] = await tx<{ there: boolean }[]>`
    select u.active and u.deleted_at is null and exists (
      select from sessions s where s.user_id = u.id and s.stage <> 'pre-auth' and s.ended_at is null and s.expires_at > ${now}
        and s.last_seen_at > ${now}::timestamptz - make_interval(mins => ${minutes})) as there
    from users u where u.id = ${user_id}`
  return row?.there !== true
}

/** The addresses of everyone in a group with one of the scopes; groups of administrators have every scope and count only as such. */
export async function findAddresses(tx: Tx, scopes: readonly Scope[]): Promise<string[]> {
  const rows = await tx<{ email: string }[]>`
    select distinct u.email from users u join user_auth_groups m on m.user_id = u.id join auth_groups g on g.id = m.auth_group_id
    where u.active and u.deleted_at is null and g.scopes && ${[...scopes]}::text[]
      and (not 'admin' = any(g.scopes) or 'admin' = any(${[...scopes]}::text[]))`
  return rows.map(({ email }) => email)
}
