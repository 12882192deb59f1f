import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Scope } from '@clinic/contract/vocabulary'
import { type Json, type Sql, shortReads, type Tx } from '../../../platform/db/database.ts'
import type { Stage } from '../access/context.ts'
import type { HashedOneTimeCode } from './tokens.ts'

export type Account = { id: number; name: string; password_hash: string; active: boolean; known_place: boolean }

/** `known_place`: someone logged in to this account from this address in the last 30 days. */
export async function findAccount(
  sql: Sql,
  { email, address, now }: { email: string; address: string; now: string },
): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select u.id, u.name, u.password_hash, u.active,
      exists (select from sessions s where s.user_id = u.id and s.stage = 'full' and s.address = ${address}
        and s.created_at > ${now}::timestamptz - interval '30 days') as known_place
    from users u where lower(u.email) = lower(${email}) and u.deleted_at is null`
  return row ?? null
}

export async function updatePasswordHash(tx: Tx, user_id: number, password_hash: string): Promise<void> {
  await tx`update users set password_hash = ${password_hash} where id = ${user_id}`
}

export type NewSession = {
  token_hash: Buffer
  cookie_hash: Buffer | null
  user_id: number
  stage: Stage
  created_at: string
  last_seen_at: string
  expires_at: string
  address: string
  agent: string
}

/** Stores only hashes of the session’s secrets. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx`insert into sessions ${tx(session)}`
}

export type FoundSession = {
  id: string
  user_id: number
  stage: Stage
  cookie_hash: Buffer | null
  last_seen_at: string
  expires_at: string
  ended_at: string | null
  active: boolean
  name: string
  queue_enabled: boolean
  provinces: ProvinceCode[]
  scopes: Scope[]
  pcr_capable: boolean
  np_capable: boolean
  /** A group requires a second factor stronger than email, and the user has none. */
  factor_needed: boolean
}

/**
 * A session with its user and the scopes of all their groups, in one statement because every request needs it
 * (REQ-052).
 */
export async function findSession(sql: Sql, token_hash: Buffer): Promise<FoundSession | null> {
  const [row] = await shortReads(sql)<FoundSession[]>`
    select s.id, s.user_id, s.stage, s.cookie_hash, s.last_seen_at, s.expires_at, s.ended_at, u.active and u.deleted_at is null as active,
      u.name, u.queue_enabled, u.licensed_provinces as provinces, rights.scopes, rights.pcr_capable, rights.np_capable,
      rights.needs_factor and not exists (select from totp_factors where user_id = u.id)
        and not exists (select from passkeys where user_id = u.id) as factor_needed
    from sessions s join users u on u.id = s.user_id
    cross join lateral (
      select coalesce(array_agg(distinct scope) filter (where scope is not null), '{}') as scopes,
        coalesce(bool_or(g.pcr_capable), false) as pcr_capable, coalesce(bool_or(g.np_capable), false) as np_capable,
        coalesce(bool_or(g.needs_strong_factor), false) as needs_factor
      from user_auth_groups m join auth_groups g on g.id = m.auth_group_id left join lateral unnest(g.scopes) as scope on true
      where m.user_id = u.id
    ) rights
    where s.token_hash = ${token_hash}`
  return row ?? null
}

/** Not audited: it changes nothing of substance. */
export async function touchSession(sql: Sql, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<void> {
  await sql`update sessions set last_seen_at = ${now} where token_hash = ${token_hash} and last_seen_at < ${now}`
}

/** No effect on a session that has already ended. */
export async function endSession(tx: Tx, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<void> {
  await tx`update sessions set ended_at = ${now} where token_hash = ${token_hash} and ended_at is null`
}

/** After the code step the same token opens everything. */
export async function upgradeSession(
  tx: Tx,
  { token_hash, now, expires_at }: { token_hash: Buffer; now: string; expires_at: string },
): Promise<void> {
  await tx`update sessions set stage = 'full', last_seen_at = ${now}, expires_at = ${expires_at} where token_hash = ${token_hash}`
}

/** Locks a session’s screen; a login that still waits for its code is unaffected. */
export async function lockSession(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx`update sessions set stage = 'locked' where token_hash = ${token_hash} and stage = 'full' and ended_at is null`
}

/** Unlocks the screen and resets its failed attempts; false when the session has ended. */
export async function unlockSession(tx: Tx, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<boolean> {
  const rows = await tx`
    update sessions set stage = 'full', unlock_tries = 0, last_seen_at = ${now}
    where token_hash = ${token_hash} and stage <> 'pre-auth' and ended_at is null returning id`
  return rows.length > 0
}

/**
 * Counts an unlock attempt before it is made and returns its number, or null when none are left. Safe under
 * concurrency.
 */
export async function countUnlockTry(sql: Sql, { token_hash, tries }: { token_hash: Buffer; tries: number }): Promise<number | null> {
  const [row] = await sql<{ unlock_tries: number }[]>`
    update sessions set unlock_tries = unlock_tries + 1
    where token_hash = ${token_hash} and stage <> 'pre-auth' and ended_at is null and unlock_tries < ${tries} returning unlock_tries`
  return row?.unlock_tries ?? null
}

type Alive = { user_id: number; now: string; idleMinutes: number }
export type OpenSession = {
  id: string
  stage: Stage
  agent: string
  address: string
  created_at: string
  last_seen_at: string
}

/** A user’s live sessions, most recently used first, without those still waiting for a code. */
export function findOpenSessions(sql: Sql, { user_id, now, idleMinutes }: Alive): Promise<OpenSession[]> {
  return sql<OpenSession[]>`
    select id, stage, agent, address, created_at, last_seen_at from sessions
    where user_id = ${user_id} and ended_at is null and stage <> 'pre-auth' and expires_at > ${now}
      and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})
    order by last_seen_at desc, created_at desc, id limit 200`
}

/** Ends either one session by id, or all (including those waiting for a code) except one. Returns the ended ones. */
export function endSessionsOf(
  tx: Tx,
  { user_id, only = null, except = null, now }: { user_id: number; only?: string | null; except?: string | null; now: string },
): Promise<{ id: string; agent: string }[]> {
  return tx<{ id: string; agent: string }[]>`
    update sessions set ended_at = ${now}
    where user_id = ${user_id} and ended_at is null and expires_at > ${now} and (${only}::text is null or id::text = ${only})
      and (${except}::text is null or id::text <> ${except})
    returning id, agent`
}

export type OwnAccount = {
  email: string
  name: string
  first_name: string
  last_name: string
  phone: string
  password_hash: string
  last_login_at: string | null
}

/** One’s own account, with its password hash. */
export async function findOwnAccount(sql: Sql | Tx, user_id: number): Promise<OwnAccount | null> {
  const [row] = await sql<OwnAccount[]>`
    select email, name, first_name, last_name, phone, password_hash, last_login_at from users
    where id = ${user_id} and active and deleted_at is null`
  return row ?? null
}

/** Whether the user exists, enabled or not. */
export async function hasPerson(sql: Sql, user_id: number): Promise<boolean> {
  const rows = await sql`select from users where id = ${user_id} and deleted_at is null`
  return rows.length > 0
}

/** False when the stored hash is no longer `was`: of two concurrent changes one wins. */
export async function replacePassword(tx: Tx, { user_id, was, password_hash }: { user_id: number; was: string; password_hash: string }) {
  const rows = await tx`update users set password_hash = ${password_hash} where id = ${user_id} and password_hash = ${was} returning id`
  return rows.length > 0
}

export async function findPreferences(sql: Sql, user_id: number): Promise<unknown> {
  const [row] = await sql<{ preferences: unknown }[]>`select preferences from user_preferences where user_id = ${user_id}`
  return row?.preferences ?? {}
}

/** Merges into the stored preferences and returns all of them. Display preferences are not audited. */
export async function mergePreferences(
  sql: Sql,
  { user_id, preferences, now }: { user_id: number; preferences: Json; now: string },
): Promise<unknown> {
  const [row] = await sql<{ preferences: unknown }[]>`
    insert into user_preferences as kept (user_id, preferences, updated_at) values (${user_id}, ${sql.json(preferences)}, ${now})
    on conflict (user_id) do update set preferences = kept.preferences || excluded.preferences, updated_at = excluded.updated_at
    returning preferences`
  return row?.preferences
}

export type CodeStep = {
  stage: Stage
  ended_at: string | null
  expires_at: string
  with_cookie: boolean
  email: string
  active: boolean
  /** Has a second factor stronger than email, so an emailed code is not accepted. */
  strong: boolean
  code: (HashedOneTimeCode & { tries: number; sent_at: string; expires_at: string; spent_at: string | null }) | null
}

/** Locks a session and its newest code, so that concurrent attempts run one after the other. */
export async function lockCodeStep(tx: Tx, token_hash: Buffer): Promise<CodeStep | null> {
  const [row] = await tx<Omit<CodeStep, 'code'>[]>`
    select s.stage, s.ended_at, s.expires_at, s.cookie_hash is not null as with_cookie, u.email, u.active and u.deleted_at is null as active,
      exists (select from totp_factors where user_id = u.id) or exists (select from passkeys where user_id = u.id) as strong
    from sessions s join users u on u.id = s.user_id where s.token_hash = ${token_hash} for update of s`
  if (!row) return null
  const [code] = await tx<NonNullable<CodeStep['code']>[]>`
    select code_hash as hash, salt, tries, sent_at, expires_at, spent_at from one_time_codes where token_hash = ${token_hash}`
  return { ...row, code: code ?? null }
}

/** Replaces any earlier code. */
export async function replaceCode(
  tx: Tx,
  { token_hash, sealed, sent_at, expires_at }: { token_hash: Buffer; sealed: HashedOneTimeCode; sent_at: string; expires_at: string },
): Promise<void> {
  await tx`
    insert into one_time_codes (token_hash, code_hash, salt, sent_at, expires_at) values (${token_hash}, ${sealed.hash}, ${sealed.salt}, ${sent_at}, ${expires_at})
    on conflict (token_hash) do update set code_hash = excluded.code_hash, salt = excluded.salt, tries = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, spent_at = null`
}

/** Removes a code that could not be sent. */
export async function deleteCode(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx`delete from one_time_codes where token_hash = ${token_hash}`
}

export async function countTry(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx`update one_time_codes set tries = tries + 1 where token_hash = ${token_hash}`
}

export async function spendCode(tx: Tx, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<void> {
  await tx`update one_time_codes set spent_at = ${now} where token_hash = ${token_hash}`
}

/** Completes a login: sets the last login and resets the failed attempts. */
export async function noteLogIn(
  tx: Tx,
  { user_id, now, throttles }: { user_id: number; now: string; throttles: readonly string[] },
): Promise<void> {
  await tx`update users set last_login_at = ${now} where id = ${user_id}`
  await tx`delete from throttles where key = any(${[...throttles]})`
}

type KnownDevice = { device_hash: Buffer; user_id: number; now: string }

/** Remembers a browser after a login. Users known by its old token, `was`, move to the new one. */
export async function replaceDevice(tx: Tx, { was, device_hash, user_id, now }: KnownDevice & { was: Buffer | null }): Promise<void> {
  if (was) await tx`update known_devices set device_hash = ${device_hash} where device_hash = ${was}`
  await tx`
    insert into known_devices (device_hash, user_id, last_login_at) values (${device_hash}, ${user_id}, ${now})
    on conflict (device_hash, user_id) do update set last_login_at = excluded.last_login_at`
}

/** Whether this user has logged in from this browser since a time. Equally fast for an unknown email. */
export async function isKnownDevice(
  sql: Sql,
  { email, device_hash, since }: { email: string; device_hash: Buffer; since: string },
): Promise<boolean> {
  const rows = await sql`
    select from known_devices d join users u on u.id = d.user_id
    where d.device_hash = ${device_hash} and d.last_login_at > ${since} and lower(u.email) = lower(${email}) and u.deleted_at is null`
  return rows.length > 0
}

/** `free` attempts within the window, then blocks that double from the first to the longest. */
export type Limit = { free: number; windowSeconds: number; firstBlockSeconds: number; longestBlockSeconds: number }

/**
 * Counts an attempt; returns null when the key is blocked. One statement, so that concurrent attempts are counted in
 * turn.
 */
export async function countAttempt(
  sql: Sql | Tx,
  { key, now, ...limit }: Limit & { key: string; now: string },
): Promise<{ blocked_until: string | null } | null> {
  const [row] = await sql<{ blocked_until: string | null }[]>`
    insert into throttles as t (key, failures, first_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when t.first_at < ${now}::timestamptz - make_interval(secs => ${limit.windowSeconds}) then 1 else t.failures + 1 end,
      first_at = case when t.first_at < ${now}::timestamptz - make_interval(secs => ${limit.windowSeconds}) then ${now}::timestamptz else t.first_at end,
      blocked_until = case
        when t.first_at < ${now}::timestamptz - make_interval(secs => ${limit.windowSeconds}) or t.failures + 1 < ${limit.free} then null
        else ${now}::timestamptz + make_interval(secs => least(${limit.longestBlockSeconds}, ${limit.firstBlockSeconds} * 2 ^ least(t.failures + 1 - ${limit.free}, 20)))
      end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning blocked_until`
  return row ?? null
}

/** When the block ends, or null. */
export async function findBlock(sql: Sql | Tx, key: string): Promise<string | null> {
  const [row] = await sql<{ blocked_until: string | null }[]>`select blocked_until from throttles where key = ${key}`
  return row?.blocked_until ?? null
}

/** Uncounts an attempt that succeeded. */
export async function giveBackAttempt(sql: Sql | Tx, key: string): Promise<void> {
  await sql`update throttles set failures = greatest(failures - 1, 0), blocked_until = null where key = ${key}`
}

/** At most a thousand sessions that ended before a time, with their codes. */
export async function deleteOldSessions(sql: Sql, before: string): Promise<void> {
  await sql`
    delete from sessions where token_hash in (select token_hash from sessions where expires_at < ${before} limit 1000 for update skip locked)`
}

/** At most a thousand browsers without a login since a time. */
export async function deleteOldDevices(sql: Sql, before: string): Promise<void> {
  await sql`
    delete from known_devices where (device_hash, user_id) in (
      select device_hash, user_id from known_devices where last_login_at < ${before} limit 1000 for update skip locked)`
}

/** At most a thousand counters started before a time. */
export async function deleteOldThrottles(sql: Sql, before: string): Promise<void> {
  await sql`delete from throttles where key in (select key from throttles where first_at < ${before} limit 1000 for update skip locked)`
}
