import { availableParallelism } from 'node:os'
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import { Problem } from '../../../platform/http/problem.ts'
import { makeToken } from './tokens.ts'

/** Argon2id, the library’s default, with OWASP’s parameters: 19 MiB, two passes, one lane. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// More concurrent hashes than processors would only slow each other down, and each holds 19 MiB.
const AT_ONCE = Math.min(4, availableParallelism())
const WAITING = 200
const BUSY_SECONDS = 5

/** Both Unicode spellings of an accented letter hash the same (NIST 800-63B). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), PARAMETERS))
}

/** Hashes a recovery code with a known salt, so that it can be looked up. */
export function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return inTurn(() => hashRaw(code, { ...PARAMETERS, salt }))
}

/** Takes as long without a stored hash to compare with, so that timing does not reveal who has an account. */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  const known = kept?.startsWith('$argon2id$') ? kept : null
  const right = await inTurn(async () => verify(known ?? (await decoy), password.normalize('NFKC')))
  return right && known !== null
}

/** Whether a stored hash is weaker than today’s parameters. */
export function isOutdated(kept: string): boolean {
  const { memoryCost, timeCost } = parseOptions(kept)
  return memoryCost < PARAMETERS.memoryCost || timeCost < PARAMETERS.timeCost
}

const decoy = hash(makeToken(), PARAMETERS)

let running = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Problem('too-many-attempts', { seconds: BUSY_SECONDS })
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}
