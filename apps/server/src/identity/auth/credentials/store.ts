import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Scope } from '@clinic/contract/vocabulary'
import { type Json, type Sql, shortReads, type Tx } from '../../../platform/db/database.ts'
import type { Stage } from '../access/context.ts'
import type { HashedOneTimeCode } from './tokens.ts'

export type Account = { id: number; name: string; password_hash: string; active: boolean; known_place: boolean }

/** The account of an e-mail. `known_place`: a log-in from this very address was completed in the last 30 days. */
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

/** Replaces a hash whose parameters are out of date, or a changed password. */
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

/** Opens a session; only hashes of its secrets are stored. */
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
  /** A group asks for a second factor stronger than mail, and the person has none. */
  factor_needed: boolean
}

/** A session with its person and the rights of all their groups, in one statement: every request asks this (REQ-052). */
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

/** Notes that a session is in use. Not a change of anything that an audit would ask about. */
export async function touchSession(sql: Sql, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<void> {
  await sql`update sessions set last_seen_at = ${now} where token_hash = ${token_hash} and last_seen_at < ${now}`
}

/** Ends a session at a moment; one that has ended stays as it is. */
export async function endSession(tx: Tx, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<void> {
  await tx`update sessions set ended_at = ${now} where token_hash = ${token_hash} and ended_at is null`
}

/** The code step is done: the same token now opens everything. */
export async function upgradeSession(
  tx: Tx,
  { token_hash, now, expires_at }: { token_hash: Buffer; now: string; expires_at: string },
): Promise<void> {
  await tx`update sessions set stage = 'full', last_seen_at = ${now}, expires_at = ${expires_at} where token_hash = ${token_hash}`
}

/** Locks a session's screen; a log-in that waits for its code stays as it is. */
export async function lockSession(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx`update sessions set stage = 'locked' where token_hash = ${token_hash} and stage = 'full' and ended_at is null`
}

/** Unlocks a session's screen and forgets what was counted against it; `false` when it has ended meanwhile. */
export async function unlockSession(tx: Tx, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<boolean> {
  const rows = await tx`
    update sessions set stage = 'full', unlock_tries = 0, last_seen_at = ${now}
    where token_hash = ${token_hash} and stage <> 'pre-auth' and ended_at is null returning id`
  return rows.length > 0
}

/** Counts a try to unlock before it is made and answers which it is, `null` when there were enough: however many come at once. */
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

/** The sessions of somebody that would still be let in, the one used last first; those that wait for a code are none yet. */
export function findOpenSessions(sql: Sql, { user_id, now, idleMinutes }: Alive): Promise<OpenSession[]> {
  return sql<OpenSession[]>`
    select id, stage, agent, address, created_at, last_seen_at from sessions
    where user_id = ${user_id} and ended_at is null and stage <> 'pre-auth' and expires_at > ${now}
      and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})
    order by last_seen_at desc, created_at desc, id limit 200`
}

/** Ends somebody's sessions: the one with an id, or all (those that wait for a code too) but the one with an id. Answers which it ended. */
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

/** One's own account, its password's hash included. */
export async function findOwnAccount(sql: Sql | Tx, user_id: number): Promise<OwnAccount | null> {
  const [row] = await sql<OwnAccount[]>`
    select email, name, first_name, last_name, phone, password_hash, last_login_at from users
    where id = ${user_id} and active and deleted_at is null`
  return row ?? null
}

/** Whether there is such a person, their account open or not. */
export async function hasPerson(sql: Sql, user_id: number): Promise<boolean> {
  const rows = await sql`select from users where id = ${user_id} and deleted_at is null`
  return rows.length > 0
}

/** Replaces a password's hash; `false` when it is no longer the one that was looked at: of two changes at once one wins. */
export async function replacePassword(tx: Tx, { user_id, was, password_hash }: { user_id: number; was: string; password_hash: string }) {
  const rows = await tx`update users set password_hash = ${password_hash} where id = ${user_id} and password_hash = ${was} returning id`
  return rows.length > 0
}

/** What somebody chose for their screens; empty before the first choice. */
export async function findPreferences(sql: Sql, user_id: number): Promise<unknown> {
  const [row] = await sql<{ preferences: unknown }[]>`select preferences from user_preferences where user_id = ${user_id}`
  return row?.preferences ?? {}
}

/** Adds choices to those that are kept and answers all of them. Whose screen has which colour is no matter for the audit log. */
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
  /** Has a second factor that is stronger than mail, so that a mailed code opens nothing. */
  strong: boolean
  code: (HashedOneTimeCode & { tries: number; sent_at: string; expires_at: string; spent_at: string | null }) | null
}

/** A session and its newest code under lock: two tries of one code take turns. */
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

/** Keeps a new code; the one before it is gone with that. */
export async function replaceCode(
  tx: Tx,
  { token_hash, sealed, sent_at, expires_at }: { token_hash: Buffer; sealed: HashedOneTimeCode; sent_at: string; expires_at: string },
): Promise<void> {
  await tx`
    insert into one_time_codes (token_hash, code_hash, salt, sent_at, expires_at) values (${token_hash}, ${sealed.hash}, ${sealed.salt}, ${sent_at}, ${expires_at})
    on conflict (token_hash) do update set code_hash = excluded.code_hash, salt = excluded.salt, tries = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, spent_at = null`
}

/** Takes back a code that could not be sent. */
export async function deleteCode(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx`delete from one_time_codes where token_hash = ${token_hash}`
}

/** Counts a wrong try against a code. */
export async function countTry(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx`update one_time_codes set tries = tries + 1 where token_hash = ${token_hash}`
}

/** Marks a code as used: it opens nothing any more. */
export async function spendCode(tx: Tx, { token_hash, now }: { token_hash: Buffer; now: string }): Promise<void> {
  await tx`update one_time_codes set spent_at = ${now} where token_hash = ${token_hash}`
}

/** A log-in is complete: the person's last log-in is now, and what was counted against them is forgotten. */
export async function noteLogIn(
  tx: Tx,
  { user_id, now, throttles }: { user_id: number; now: string; throttles: readonly string[] },
): Promise<void> {
  await tx`update users set last_login_at = ${now} where id = ${user_id}`
  await tx`delete from throttles where key = any(${[...throttles]})`
}

type KnownDevice = { device_hash: Buffer; user_id: number; now: string }

/** Notes a browser in which somebody logged in just now. What was known of it by the mark that it had, `was`, is known by the new one. */
export async function replaceDevice(tx: Tx, { was, device_hash, user_id, now }: KnownDevice & { was: Buffer | null }): Promise<void> {
  if (was) await tx`update known_devices set device_hash = ${device_hash} where device_hash = ${was}`
  await tx`
    insert into known_devices (device_hash, user_id, last_login_at) values (${device_hash}, ${user_id}, ${now})
    on conflict (device_hash, user_id) do update set last_login_at = excluded.last_login_at`
}

/** Whether the person of an e-mail has logged in since a moment in the browser with this mark. As quick for an e-mail that nobody has. */
export async function isKnownDevice(
  sql: Sql,
  { email, device_hash, since }: { email: string; device_hash: Buffer; since: string },
): Promise<boolean> {
  const rows = await sql`
    select from known_devices d join users u on u.id = d.user_id
    where d.device_hash = ${device_hash} and d.last_login_at > ${since} and lower(u.email) = lower(${email}) and u.deleted_at is null`
  return rows.length > 0
}

/** `free` tries within the window, then ever longer blocks: the first, twice that … up to the longest. */
export type Limit = { free: number; windowSeconds: number; firstBlockSeconds: number; longestBlockSeconds: number }

/** Counts a try unless the key is blocked; `null` when it is. One statement, so that tries made at once are counted one after the other. */
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

/** Until when a counter is blocked, or `null`. */
export async function findBlock(sql: Sql | Tx, key: string): Promise<string | null> {
  const [row] = await sql<{ blocked_until: string | null }[]>`select blocked_until from throttles where key = ${key}`
  return row?.blocked_until ?? null
}

/** Takes back an attempt that was counted before it succeeded. */
export async function giveBackAttempt(sql: Sql | Tx, key: string): Promise<void> {
  await sql`update throttles set failures = greatest(failures - 1, 0), blocked_until = null where key = ${key}`
}

/** Sessions that were over before a moment, with their codes; at most a thousand. */
export async function deleteOldSessions(sql: Sql, before: string): Promise<void> {
  await sql`
    delete from sessions where token_hash in (select token_hash from sessions where expires_at < ${before} limit 1000 for update skip locked)`
}

/** Browsers in which nobody has logged in since a moment, at most a thousand of what is known of them. */
export async function deleteOldDevices(sql: Sql, before: string): Promise<void> {
  await sql`
    delete from known_devices where (device_hash, user_id) in (
      select device_hash, user_id from known_devices where last_login_at < ${before} limit 1000 for update skip locked)`
}

/** Counters that began before a moment, at most a thousand. */
export async function deleteOldThrottles(sql: Sql, before: string): Promise<void> {
  await sql`delete from throttles where key in (select key from throttles where first_at < ${before} limit 1000 for update skip locked)`
}
