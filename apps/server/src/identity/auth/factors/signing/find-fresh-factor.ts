import { FRESH_MINUTES } from '@clinic/contract/documents/signing-factor'
import { later } from '../../../../platform/clock.ts'
import type { Sql, Tx } from '../../../../platform/db/database.ts'
import type { Session } from '../../access/context.ts'
import { hashToken } from '../../credentials/tokens.ts'
import { findFactorShown, type ShownFactor } from './signing-factor-store.ts'

/** Until when the second factor that this session showed again is fresh; null: it has to be shown first. */
export async function findFreshUntil(sql: Sql | Tx, session: Session, now: string): Promise<string | null> {
  const shown = await findFactorShown(sql, hashToken(session.token))
  const until = shown && later(shown.at, FRESH_MINUTES * 60)
  return until !== null && until > now ? until : null
}

/** Which factor is fresh; null: none. */
export async function findFreshFactor(sql: Sql | Tx, session: Session, now: string): Promise<ShownFactor['factor'] | null> {
  const shown = await findFactorShown(sql, hashToken(session.token))
  return shown && later(shown.at, FRESH_MINUTES * 60) > now ? shown.factor : null
}
