import type { PasskeyRow } from '@clinic/contract/auth/second-factors'
import type { SecondFactors } from '@clinic/core/auth/second-factors'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type FactorState = SecondFactors & { needed: boolean; totp_added_at: string | null; email: string }

/**
 * A user’s second factors, counted, and whether a group requires a strong one; null when there is no such enabled
 * account.
 */
export async function findFactors(sql: Sql | Tx, user_id: number): Promise<FactorState | null> {
  const [row] = await sql<FactorState[]>`
    select u.email, t.user_id is not null as totp, t.added_at as totp_added_at,
      (select count(*)::integer from passkeys where user_id = u.id) as passkeys,
      (select count(*)::integer from recovery_codes where user_id = u.id and spent_at is null) as recovery_left,
      exists (select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id and g.needs_strong_factor) as needed
    from users u left join totp_factors t on t.user_id = u.id where u.id = ${user_id} and u.deleted_at is null`
  return row ?? null
}

/** Same with the user locked, so that concurrent additions and removals take turns. */
export async function lockFactors(tx: Tx, user_id: number): Promise<FactorState | null> {
  await tx`select from users where id = ${user_id} for no key update`
  return findFactors(tx, user_id)
}

/** Replaces any earlier app. `step` is the one whose code confirmed it. */
export async function replaceTotp(
  tx: Tx,
  { user_id, secret, added_at, step }: { user_id: number; secret: string; added_at: string; step: number },
): Promise<void> {
  await tx`
    insert into totp_factors (user_id, secret, added_at, last_step) values (${user_id}, ${tx.types.sealed(secret)}, ${added_at}, ${step})
    on conflict (user_id) do update set secret = excluded.secret, added_at = excluded.added_at, last_step = excluded.last_step`
}

export async function findTotpSecret(sql: Sql | Tx, user_id: number): Promise<string | null> {
  const [row] = await sql<{ secret: string }[]>`select secret from totp_factors where user_id = ${user_id}`
  return row?.secret ?? null
}

/** False when this or a later step was already used: of concurrent attempts with one code one wins. */
export async function spendStep(tx: Tx, { user_id, step }: { user_id: number; step: number }): Promise<boolean> {
  const rows = await tx`update totp_factors set last_step = ${step} where user_id = ${user_id} and last_step < ${step} returning user_id`
  return rows.length > 0
}

export async function deleteTotp(tx: Tx, user_id: number): Promise<boolean> {
  const rows = await tx`delete from totp_factors where user_id = ${user_id} returning user_id`
  return rows.length > 0
}

export type StoredPasskey = {
  id: number
  credential_id: string
  public_key: Uint8Array
  counter: number
  transports: string[]
}

/** False when the passkey is already registered to anyone. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<StoredPasskey, 'id'> & { user_id: number; name: string; added_at: string },
): Promise<boolean> {
  const row = { ...passkey, public_key: Buffer.from(passkey.public_key) }
  const rows = await tx`insert into passkeys ${tx(row)} on conflict (credential_id) do nothing returning id`
  return rows.length > 0
}

/** A user’s passkeys for the browser’s allow list, oldest first. */
export function findPasskeys(sql: Sql | Tx, user_id: number): Promise<Pick<StoredPasskey, 'credential_id' | 'transports'>[]> {
  return sql<StoredPasskey[]>`select credential_id, transports from passkeys where user_id = ${user_id} order by id`
}

/** A user’s passkeys as shown to them. */
export function listPasskeys(sql: Sql, user_id: number): Promise<PasskeyRow[]> {
  return sql<PasskeyRow[]>`select id, name, added_at, last_used_at from passkeys where user_id = ${user_id} order by id`
}

/** One of a user’s own passkeys under lock, by credential id. */
export async function lockPasskey(
  tx: Tx,
  { user_id, credential_id }: { user_id: number; credential_id: string },
): Promise<StoredPasskey | null> {
  const [row] = await tx<StoredPasskey[]>`
    select id, credential_id, public_key, counter, transports from passkeys
    where user_id = ${user_id} and credential_id = ${credential_id} for update`
  return row ?? null
}

export async function notePasskeyUse(tx: Tx, { id, counter, now }: { id: number; counter: number; now: string }): Promise<void> {
  await tx`update passkeys set counter = ${counter}, last_used_at = ${now} where id = ${id}`
}

/** Returns the old name, or null when the user has no such passkey. Works for any content of `passkey`. */
export async function updatePasskeyName(
  tx: Tx,
  { user_id, passkey, name }: { user_id: number; passkey: string; name: string },
): Promise<string | null> {
  const [row] = await tx<{ was: string }[]>`
    update passkeys p set name = ${name}
    from (select id, name from passkeys where user_id = ${user_id} and id::text = ${passkey} for update) kept
    where p.id = kept.id returning kept.name as was`
  return row?.was ?? null
}

/** Returns the name of the removed passkey, or null. */
export async function deletePasskey(tx: Tx, { user_id, id }: { user_id: number; id: number }): Promise<string | null> {
  const [row] = await tx<{ name: string }[]>`delete from passkeys where user_id = ${user_id} and id = ${id} returning name`
  return row?.name ?? null
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { user_id, salt, hashes }: { user_id: number; salt: Buffer; hashes: readonly Buffer[] },
): Promise<void> {
  await tx`delete from recovery_codes where user_id = ${user_id}`
  await tx`insert into recovery_codes ${tx(hashes.map((code_hash) => ({ user_id, code_hash, salt })))}`
}

export async function findRecoverySalt(sql: Sql, user_id: number): Promise<Buffer | null> {
  const [row] = await sql<{ salt: Buffer }[]>`select salt from recovery_codes where user_id = ${user_id} limit 1`
  return row?.salt ?? null
}

/** False when the code is wrong or used: of concurrent attempts one wins. */
export async function spendRecoveryCode(
  tx: Tx,
  { user_id, code_hash, now }: { user_id: number; code_hash: Buffer; now: string },
): Promise<boolean> {
  const rows = await tx`
    update recovery_codes set spent_at = ${now} where user_id = ${user_id} and code_hash = ${code_hash} and spent_at is null returning user_id`
  return rows.length > 0
}

export async function deleteRecoveryCodes(tx: Tx, user_id: number): Promise<void> {
  await tx`delete from recovery_codes where user_id = ${user_id}`
}

export async function deleteFactors(tx: Tx, user_id: number): Promise<void> {
  await tx`delete from totp_factors where user_id = ${user_id}`
  await tx`delete from passkeys where user_id = ${user_id}`
  await deleteRecoveryCodes(tx, user_id)
}

export type OfferKind = 'totp' | 'passkey' | 'log-in' | 'signing'
type OfferKey = { token_hash: Buffer; kind: OfferKind }

/** Stores a session’s challenge in place of the last one. Nothing of the account changes. */
export async function replaceOffer(
  sql: Sql,
  { token_hash, kind, value, expires_at }: OfferKey & { value: string; expires_at: string },
): Promise<void> {
  await sql`
    insert into factor_offers (token_hash, kind, value, expires_at) values (${token_hash}, ${kind}, ${sql.types.sealed(value)}, ${expires_at})
    on conflict (token_hash, kind) do update set value = excluded.value, expires_at = excluded.expires_at`
}

/** A challenge that can be answered again, such as a TOTP key after a wrong code. */
export async function lockOffer(tx: Tx, { token_hash, kind, now }: OfferKey & { now: string }): Promise<string | null> {
  const [row] = await tx<{ value: string }[]>`
    select value from factor_offers where token_hash = ${token_hash} and kind = ${kind} and expires_at > ${now} for update`
  return row?.value ?? null
}

/** Reads and deletes the challenge: it accepts one answer, right or wrong. */
export async function consumeChallenge(sql: Sql | Tx, { token_hash, kind, now }: OfferKey & { now: string }): Promise<string | null> {
  const [row] = await sql<{ value: string; expires_at: string }[]>`
    delete from factor_offers where token_hash = ${token_hash} and kind = ${kind} returning value, expires_at`
  return row && row.expires_at > now ? row.value : null
}
