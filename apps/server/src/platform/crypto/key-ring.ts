import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'
import { type DataKey, findKeys, type KeySource } from './data-keys.ts'
import { packText, unpackText } from './packing.ts'

/** What opens and seals. A purpose is part of the key: what was sealed for one cannot be opened for another. */
export type KeyRing = {
  /** Seals a text under the newest key: `v1.<key>.<base64url>`. */
  seal(text: string, purpose: string): string
  /** What was sealed for this purpose. Throws `SealBroken` where it was altered, or sealed for another purpose, or its key is missing. */
  open(sealed: string, purpose: string): string
  /** The keys there are, the one for writing first; `mark` tells two apart and gives neither away. */
  keys(): { id: string; mark: string }[]
  readonly source: Pick<KeySource, 'from' | 'place'>
}

/** A sealed value that cannot be opened. Its message names the key at most, never the value. */
export class SealBroken extends Error {}

/** What a value sealed under this key begins with. */
export const valuePrefix = (id: string): string => `v1.${id}.`

const NONCE = 12
const TAG = 16
const [PLAIN, PACKED] = [0, 1]
/** Shorter texts gain nothing by being packed, and a health number's length should not depend on its digits. */
const WORTH_PACKING = 512
/** How long a process may keep using the old key after another was added to the file. */
export const NOTICED_WITHIN_MS = 1000

/** What a purpose's values are sealed with, and what is authenticated with each. */
type Derived = { key: KeyObject; bound: Buffer }
type Held = { keys: DataKey[]; stamp: number; looked: number }

/**
 * Opens the keys of this installation (`findKeys`). AES-256-GCM under a key derived for the purpose (HKDF-SHA-256), a fresh nonce each, key and
 * purpose authenticated with it. A key that is added to the file is noticed within a second, and at once where a value asks for it.
 */
export function openKeyRing(config: { DATA_KEYS?: string | undefined; DATA_DIR: string }): KeyRing {
  const source = findKeys(config)
  let held: Held = { keys: source.read(), stamp: source.stamp(), looked: performance.now() }
  const derived = new Map<string, Derived>()

  const look = (now: boolean) => {
    const at = performance.now()
    if (!now && at - held.looked < NOTICED_WITHIN_MS / 2) return
    const stamp = source.stamp()
    const keys = stamp === held.stamp ? null : readAgain(source)
    if (keys) derived.clear()
    held = { keys: keys ?? held.keys, stamp, looked: at }
  }
  const newest = (): DataKey => {
    look(false)
    const [key] = held.keys
    if (!key) throw new SealBroken('there is no key to seal with')
    return key
  }
  const find = (id: string): DataKey => {
    const known = () => held.keys.find((key) => key.id === id)
    if (!known()) look(true)
    const key = known()
    if (!key) throw new SealBroken(`a value is encrypted with the key ${id}, which is not in ${source.place}`)
    return key
  }
  const derive = (key: DataKey, purpose: string): Derived => {
    const name = `${key.id} ${purpose}`
    const before = derived.get(name)
    if (before) return before
    const made = { key: createSecretKey(subkey(key, purpose)), bound: Buffer.from(`v1 ${key.id} ${purpose}`) }
    derived.set(name, made)
    return made
  }

  return {
    source,
    seal(text, purpose) {
      const key = newest()
      return `${valuePrefix(key.id)}${encrypt(pack(text), derive(key, purpose)).toString('base64url')}`
    },
    open(sealed, purpose) {
      const [version, id = '', body = ''] = sealed.split('.')
      if (version !== 'v1') throw new SealBroken('a value is not sealed')
      const key = find(id)
      return unpack(decrypt(Buffer.from(body, 'base64url'), derive(key, purpose)))
    },
    keys() {
      look(true)
      return held.keys.map((key) => ({ id: key.id, mark: subkey(key, 'mark').toString('hex').slice(0, 16) }))
    },
  }
}

/** A file that is gone or half written while the program runs stops nothing: the keys that were read stay good. */
function readAgain(source: KeySource): DataKey[] | null {
  try {
    return source.stamp() === 0 ? null : source.read()
  } catch {
    return null
  }
}

function subkey(key: DataKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.secret, '', `clinic ${purpose}`, 32))
}

/** Drawn by hundreds: one by one they would cost as much as the sealing. None is used twice. */
const nonces = { drawn: Buffer.alloc(NONCE * 256), next: NONCE * 256 }

function drawNonce(): Buffer {
  if (nonces.next === nonces.drawn.length) {
    randomFillSync(nonces.drawn)
    nonces.next = 0
  }
  nonces.next += NONCE
  return nonces.drawn.subarray(nonces.next - NONCE, nonces.next)
}

function encrypt(text: Buffer, { key, bound }: Derived): Buffer {
  const nonce = drawNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(bound)
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

function decrypt(bytes: Buffer, { key, bound }: Derived): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAAD(bound)
    decipher.setAuthTag(bytes.subarray(-TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()])
  } catch {
    throw new SealBroken('a sealed value was altered, or is not what it is taken for')
  }
}

/** The first byte says whether the rest is packed. */
function pack(text: string): Buffer {
  if (text.length < WORTH_PACKING) return Buffer.concat([Buffer.from([PLAIN]), Buffer.from(text)])
  return Buffer.concat([Buffer.from([PACKED]), packText(text)])
}

function unpack(bytes: Buffer): string {
  const rest = bytes.subarray(1)
  return bytes[0] === PACKED ? unpackText(rest) : rest.toString()
}
