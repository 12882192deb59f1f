import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, PARAMETERS, verifyPassword } from './passwords.ts'

test('a stored password is argon2id with 19 MiB, two passes and one lane (A-7)', async () => {
  expect(await hashPassword('Qu7iet&harbour')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('long passphrases count to their last character', async () => {
  const phrase = `${'long '.repeat(40)}end`
  const kept = await hashPassword(phrase)
  expect(await verifyPassword(kept, phrase)).toBe(true)
  expect(await verifyPassword(kept, `${phrase.slice(0, -1)}t`)).toBe(false)
})

test('both Unicode spellings of an accented letter are one password', async () => {
  expect(await verifyPassword(await hashPassword('Été7&harbour'.normalize('NFD')), 'Été7&harbour'.normalize('NFC'))).toBe(true)
})

test('no account and an unreadable hash match nothing', async () => {
  expect(await verifyPassword(null, 'anything')).toBe(false)
  expect(await verifyPassword('none', 'none')).toBe(false)
})

test('a hash made with weaker parameters is outdated', async () => {
  expect(isOutdated(await hash('x', { ...PARAMETERS, memoryCost: 8192 }))).toBe(true)
  expect(isOutdated(await hash('x', { ...PARAMETERS, timeCost: 1 }))).toBe(true)
  expect(isOutdated(await hashPassword('x'))).toBe(false)
})

test('forty concurrent hashes all finish', async () => {
  const kept = await hashPassword('right')
  const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => verifyPassword(kept, turn % 2 === 0 ? 'right' : 'wrong')))
  expect(answers.filter(Boolean)).toHaveLength(20)
})
