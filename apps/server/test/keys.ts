import { openKeyRing } from '../src/platform/crypto/key-ring.ts'

const SECRET = Buffer.alloc(32, 'a key for tests alone').toString('base64')

export const TEST_KEYS = `tests:${SECRET}`
/** The keys that tests and what they start beside themselves share. */
export const testRing = openKeyRing({ DATA_KEYS: TEST_KEYS, DATA_DIR: '' })
