import type { Sql, Tx } from '../../../../platform/db/database.ts'

export type ShownFactor = { at: string; factor: 'passkey' | 'totp' | 'mail' }

export async function findFactorShown(sql: Sql | Tx, token_hash: Buffer): Promise<ShownFactor | null> {
  const [row] = await sql<ShownFactor[]>`
    select factor_shown_at as at, factor_shown as factor from sessions
    where token_hash = ${token_hash} and factor_shown_at is not null and ended_at is null and stage = 'full'`
  return row ?? null
}

export async function writeFactorShown(tx: Tx, token_hash: Buffer, { at, factor }: ShownFactor): Promise<void> {
  await tx`update sessions set factor_shown_at = ${at}, factor_shown = ${factor} where token_hash = ${token_hash}`
}
