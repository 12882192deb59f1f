import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceStored, secretFile } from './secret-file.ts'

/** One key by its name; `secret` is 32 bytes. */
export type DataKey = { id: string; secret: Buffer }

/**
 * Where the keys are: in the setting, which is fixed until the next start, or in a file, which may gain a key while the
 * program runs.
 */
export type KeySource = { from: 'setting' | 'file'; place: string; read(): DataKey[]; stamp(): number }

const NAME = /^[a-z0-9][a-z0-9-]{0,15}$/
const SECRET = /^[A-Za-z0-9+/_-]{43}=?$/
const kept = z.object({ keys: z.array(z.object({ id: z.string().regex(NAME), key: z.string().regex(SECRET) })).min(1) })

/**
 * The keys that data is sealed under, the one for writing first: `DATA_KEYS` (`name:base64,name:base64`), else `DATA_DIR/keys/data-keys.json`
 * (mode 0600), made on the first start. They are never in the database: who has that alone can read nothing that is sealed.
 */
export function findKeys({ DATA_KEYS, DATA_DIR }: { DATA_KEYS?: string | undefined; DATA_DIR: string }): KeySource {
  if (DATA_KEYS !== undefined) {
    const keys = parseSetting(DATA_KEYS)
    return { from: 'setting', place: 'DATA_KEYS', read: () => keys, stamp: () => 0 }
  }
  const place = join(DATA_DIR, 'keys', 'data-keys.json')
  return {
    from: 'file',
    place,
    read: () =>
      parseFile(
        place,
        secretFile(place, () => write([makeDataKey()])),
      ),
    stamp: () => statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }
}

/** A fresh key. Its name is drawn too, so that two that were made apart are never mistaken for each other. */
export function makeDataKey(): DataKey {
  return { id: `k${randomBytes(4).toString('hex')}`, secret: randomBytes(32) }
}

/** Puts other keys into the file. */
export function writeKeys(place: string, keys: readonly DataKey[]): void {
  parseFile(place, readFileSync(place, 'utf8'))
  replaceStored(place, write(keys))
}

function write(keys: readonly DataKey[]): string {
  return `${JSON.stringify({ keys: keys.map(({ id, secret }) => ({ id, key: secret.toString('base64') })) }, null, 2)}\n`
}

function parseFile(place: string, text: string): DataKey[] {
  try {
    return unlike(kept.parse(JSON.parse(text)).keys.map(({ id, key }) => ({ id, secret: Buffer.from(key, 'base64') })))
  } catch {
    throw new Error(`${place} holds no keys: bring the right file back from your backup, or set DATA_KEYS.`)
  }
}

function parseSetting(text: string): DataKey[] {
  const keys = text.split(',').map((part) => part.trim().split(':'))
  const wellFormed = keys.every(([id = '', key = '', ...more]) => NAME.test(id) && SECRET.test(key) && more.length === 0)
  if (!wellFormed) throw new Error('DATA_KEYS: name:key,name:key, each key 32 bytes in base64 (openssl rand -base64 32)')
  return unlike(keys.map(([id = '', key = '']) => ({ id, secret: Buffer.from(key, 'base64') })))
}

function unlike(keys: DataKey[]): DataKey[] {
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('DATA_KEYS: two keys have the same name')
  return keys
}
