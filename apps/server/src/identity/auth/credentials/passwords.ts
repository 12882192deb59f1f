import { availableParallelism } from 'node:os'
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import { Problem } from '../../../platform/http/problem.ts'
import { makeToken } from './tokens.ts'

/** Argon2id, which the library takes by itself, with 19 MiB, two passes, one lane: OWASP's figures. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// More hashes at once than there are processors only make each of them slower, and each holds 19 MiB.
const AT_ONCE = Math.min(4, availableParallelism())
const WAITING = 200
const BUSY_SECONDS = 5

/** Hashes a password for keeping. Both spellings of an accented letter are the same password (NIST 800-63B). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), PARAMETERS))
}

/** Hashes a recovery code under a salt that is known, so that it can be looked up. */
export function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return inTurn(() => hashRaw(code, { ...PARAMETERS, salt }))
}

/** Whether a password is the kept one. Without one to compare with it takes as long and answers no, so that nobody learns who has an account. */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  const known = kept?.startsWith('$argon2id$') ? kept : null
  const right = await inTurn(async () => verify(known ?? (await decoy), password.normalize('NFKC')))
  return right && known !== null
}

/** Whether a kept hash is weaker than what is made now. */
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
