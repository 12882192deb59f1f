import { randomBytes, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@clinic/contract/auth/second-factors'
import { inFours } from '@clinic/core/auth/second-factors'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { hashCode } from '../credentials/passwords.ts'
import { findFactors, replaceRecoveryCodes } from './factor-store.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = 16

type MadeCodes = { shown: string[]; salt: Buffer; hashes: Buffer[] }

/**
 * Ten codes of 80 random bits with their hashes: Argon2id because a stolen copy could be brute-forced (ASVS 6.5.2),
 * one salt per user. Slow, so made before the transaction that stores them.
 */
export async function makeRecoveryCodes(): Promise<MadeCodes> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode)
  const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)))
  return { shown: codes.map((code) => inFours(code, '-')), salt, hashes }
}

/** Null when the user still has a working code. */
export async function makeMissingCodes(sql: Sql, user_id: number): Promise<MadeCodes | null> {
  const held = await findFactors(sql, user_id)
  return held && held.recovery_left > 0 ? null : makeRecoveryCodes()
}

/** Replaces all earlier codes and returns them for showing once. */
export async function saveRecoveryCodes(tx: Tx, user_id: number, { shown, salt, hashes }: MadeCodes): Promise<string[]> {
  await replaceRecoveryCodes(tx, { user_id, salt, hashes })
  return shown
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
