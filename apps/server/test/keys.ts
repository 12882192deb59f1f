import { openKeyRing } from '../src/platform/crypto/key-ring.ts'

const SECRET = Buffer.alloc(32, 'a key for tests alone').toString('base64')

export const TEST_KEYS = `tests:${SECRET}`
/** Encryption keys shared by tests and the processes they start. */
export const testRing = openKeyRing({ DATA_KEYS: TEST_KEYS, DATA_DIR: '' })
