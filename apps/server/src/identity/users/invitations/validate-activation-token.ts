import { AUTH_TEXTS } from '@clinic/contract/texts'
import type { Context } from '../../../platform/db/change.ts'
import { hashToken } from '../../auth/credentials/tokens.ts'
import { findKey, type StoredToken } from '../directory/activation-token-store.ts'

export type KeyAnswer = { message: string; kind: 'activate' | 'invite' | 'none'; email: string | null }

/** Describes a token to its owner without using it up (REQ-104, REQ-106, B-6). */
export async function validateActivationToken({ sql, now }: Context, key: string): Promise<KeyAnswer> {
  const found = await findKey(sql, hashToken(key))
  const useless = uselessText(found, now)
  if (!found || useless !== null) return { message: useless ?? AUTH_TEXTS.invalidKey, kind: 'none', email: null }
  const { kind, email, first_name } = found
  const message =
    kind === 'invite' ? `Welcome, ${first_name}. Choose a password to open your account.` : 'Your account is ready to be activated.'
  return { message, kind, email }
}

/** Why a token is invalid, or null. Unknown and replaced tokens look alike (REQ-105). */
export function uselessText(key: StoredToken | null, now: string): string | null {
  if (!key) return AUTH_TEXTS.invalidKey
  if (key.used_at !== null) return 'This link has already been used. You can log in.'
  return key.expires_at <= now ? 'This link has expired. Ask your administrator for a new one.' : null
}
