import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDataKey, writeKeys } from './data-keys.ts'
import { openKeyRing, SealBroken, valuePrefix } from './key-ring.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'clinic-keys-'))
  folders.push(made)
  return made
}
const secret = () => randomBytes(32).toString('base64')
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

describe('the ring of keys', () => {
  const ring = openKeyRing({ DATA_DIR: folder() })

  test('opens what it sealed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), fc.string({ maxLength: 20 }), (text, purpose) => {
        expect(ring.open(ring.seal(text, purpose), purpose)).toBe(text)
      }),
    )
    const long = JSON.stringify(Array.from({ length: 500 }, (_, number) => ({ number, answer: 'about three times a week' })))
    expect(ring.open(ring.seal(long, 'answers'), 'answers')).toBe(long)
    expect(ring.seal(long, 'answers').length).toBeLessThan(long.length / 2)
  })

  test('never seals the same text to the same letters, and shows none of it', () => {
    const sealed = ring.seal('4532 067 891', 'health number')
    expect(sealed).not.toBe(ring.seal('4532 067 891', 'health number'))
    expect(sealed).toMatch(/^v1\.k[0-9a-f]{8}\.[\w-]+$/)
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes('4532')).toBe(false)
  })

  test('notices any letter that was altered, another purpose, and what is no seal at all', () => {
    const sealed = ring.seal('yes, daily', 'answers')
    const [version, id, body = ''] = sealed.split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(() => ring.open(`${version}.${id}.${altered.toString('base64url')}`, 'answers'), `byte ${at}`).toThrow(SealBroken)
    }
    expect(() => ring.open(`${version}.${id}.${bytes.subarray(0, 20).toString('base64url')}`, 'answers')).toThrow(SealBroken)
    expect(() => ring.open(sealed, 'health number')).toThrow(SealBroken)
    expect(() => ring.open('yes, daily', 'answers')).toThrow(SealBroken)
  })

  test('says which key is missing, and nothing of the value', () => {
    const other = openKeyRing({ DATA_KEYS: `spring:${secret()}`, DATA_DIR: folder() })
    const sealed = other.seal('planted-marker', 'answers')
    expect(() => ring.open(sealed, 'answers')).toThrow(/^a value is encrypted with the key spring, which is not in .*data-keys\.json$/)
    const sameName = openKeyRing({ DATA_KEYS: `spring:${secret()}`, DATA_DIR: folder() })
    expect(() => sameName.open(sealed, 'answers')).toThrow(/^(?!.*planted-marker).*altered/)
    expect(sameName.keys()[0]?.mark).not.toBe(other.keys()[0]?.mark)
  })
})

describe('where keys come from', () => {
  test('the first start makes a file that only its owner reads; the next one and another process read the same', () => {
    const DATA_DIR = folder()
    const sealed = openKeyRing({ DATA_DIR }).seal('kept', 'test')
    expect(statSync(join(DATA_DIR, 'keys', 'data-keys.json')).mode & 0o777).toBe(0o600)
    expect(openKeyRing({ DATA_DIR }).open(sealed, 'test')).toBe('kept')
  })

  test('the setting is used before the file: its first key seals, every key opens', () => {
    const [spring, autumn] = [`spring:${secret()}`, `autumn:${secret()}`]
    const DATA_DIR = folder()
    const before = openKeyRing({ DATA_KEYS: spring, DATA_DIR }).seal('one', 'test')
    const ring = openKeyRing({ DATA_KEYS: `${autumn}, ${spring}`, DATA_DIR })
    expect(ring.open(before, 'test')).toBe('one')
    expect(ring.seal('two', 'test').startsWith(valuePrefix('autumn'))).toBe(true)
    expect(ring.keys().map(({ id }) => id)).toEqual(['autumn', 'spring'])
  })

  test('a ring that is open takes up a key that was added to the file, and lives through a broken one', () => {
    const DATA_DIR = folder()
    const [running, rotating] = [openKeyRing({ DATA_DIR }), openKeyRing({ DATA_DIR })]
    const before = running.seal('old', 'test')
    const { place } = running.source
    const held = JSON.parse(readFileSync(place, 'utf8')).keys.map((key: { id: string; key: string }) => ({
      id: key.id,
      secret: Buffer.from(key.key, 'base64'),
    }))
    const added = makeDataKey()
    writeKeys(place, [added, ...held])
    expect(rotating.keys()[0]?.id).toBe(added.id)
    const after = rotating.seal('new', 'test')
    expect(after.startsWith(valuePrefix(added.id))).toBe(true)
    expect(running.open(after, 'test')).toBe('new')
    expect(running.seal('newer', 'test').startsWith(valuePrefix(added.id))).toBe(true)
    writeFileSync(place, '{')
    expect(running.keys().map(({ id }) => id)).toEqual([added.id, held[0].id])
    expect(running.open(before, 'test')).toBe('old')
    expect(() => openKeyRing({ DATA_DIR })).toThrow(/holds no keys: bring the right file back/)
  })

  test.each([
    ['no name', secret()],
    ['a short key', 'spring:c2hvcnQ='],
    ['two keys of one name', `spring:${secret()},spring:${secret()}`],
  ])('a setting with %s is refused', (_, DATA_KEYS) => {
    expect(() => openKeyRing({ DATA_KEYS, DATA_DIR: folder() })).toThrow(/^DATA_KEYS: /)
  })
})
