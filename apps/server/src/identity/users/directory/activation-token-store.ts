import type { Sql, Tx } from '../../../platform/db/database.ts'

export type TokenKind = 'activate' | 'invite'
export type NewKey = { key_hash: Buffer; user_id: number; kind: TokenKind; made_at: string; expires_at: string }

/** Voids earlier tokens of the same user. */
export async function replaceKey(tx: Tx, key: NewKey): Promise<void> {
  await revokeTokens(tx, key.user_id)
  await tx`insert into account_keys ${tx(key)}`
}

export async function revokeTokens(tx: Tx, user_id: number): Promise<void> {
  await tx`delete from account_keys where user_id = ${user_id} and used_at is null`
}

export async function noteDelivered(sql: Sql, key_hash: Buffer): Promise<void> {
  await sql`update account_keys set delivered = true where key_hash = ${key_hash}`
}

export type StoredToken = {
  kind: TokenKind
  user_id: number
  expires_at: string
  used_at: string | null
  email: string
  name: string
  first_name: string
  last_name: string
}

/** Ignores tokens of deleted accounts. */
export async function findKey(sql: Sql | Tx, key_hash: Buffer): Promise<StoredToken | null> {
  const [row] = await sql<StoredToken[]>`
    select k.kind, k.user_id, k.expires_at, k.used_at, u.email, u.name, u.first_name, u.last_name
    from account_keys k join users u on u.id = k.user_id where k.key_hash = ${key_hash} and u.deleted_at is null`
  return row ?? null
}

/** False when the token is used, void or expired. Race-safe. */
export async function redeemToken(tx: Tx, { key_hash, now }: { key_hash: Buffer; now: string }): Promise<boolean> {
  const rows = await tx`
    update account_keys set used_at = ${now} where key_hash = ${key_hash} and used_at is null and expires_at > ${now} returning user_id`
  return rows.length > 0
}
