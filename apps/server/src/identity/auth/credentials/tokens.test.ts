import { expect, test } from 'vitest'
import { hashOneTimeCode, hashToken, makeCode, makeToken, opensCode, sameSecret } from './tokens.ts'

test('tokens have 256 bits and never repeat (A-5)', () => {
  const tokens = Array.from({ length: 1000 }, makeToken)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('a code is six digits, keeps leading zeros, and is uniformly distributed (A-2)', () => {
  const counts = Array<number>(10).fill(0)
  const drawn = 100_000
  for (let turn = 0; turn < drawn; turn += 1) {
    const code = makeCode()
    expect(code.length).toBe(6)
    const first = Number(code[0])
    counts[first] = (counts[first] ?? 0) + 1
  }
  // Chi-squared with nine degrees of freedom exceeds 60 about once in a billion runs.
  const expected = drawn / 10
  expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(60)
})

test('a hashed code matches only its own code and token', () => {
  const token = makeToken()
  const sealed = hashOneTimeCode('012345', token)
  expect(opensCode(sealed, '012345', token)).toBe(true)
  for (const code of ['012346', '12345', '', '0123450']) expect(opensCode(sealed, code, token)).toBe(false)
  expect(opensCode(sealed, '012345', makeToken())).toBe(false)
  expect(hashOneTimeCode('012345', token).hash.equals(sealed.hash)).toBe(false)
})

test('secrets of any length can be compared', () => {
  expect(sameSecret('key', 'key')).toBe(true)
  expect(sameSecret('', 'key')).toBe(false)
  expect(hashToken('key')).toHaveLength(32)
})
