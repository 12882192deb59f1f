import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { ArchiveFailure } from './archive-failure.ts'
import type { ArchiveKey } from './archive-key.ts'

/** What a sealed file says of itself, in the open: readable without the key, and bound to it. Never anything of a person. */
export type Label = Record<string, string | number>
type Bytes = AsyncIterable<Buffer>

const MAGIC = Buffer.from('CLINICA1')
const MARK_BYTES = 8
const SALT_BYTES = 32
const TAG_BYTES = 16
const CHUNK_BYTES = 65_536
const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES
const FIXED_HEAD = MAGIC.length + MARK_BYTES + SALT_BYTES + 2

/**
 * Seals a stream: AES-256-GCM in chunks of 64 KiB under a key of this file's own (HKDF of the key and a fresh salt). The number of a chunk and
 * whether it is the last are in its nonce and the head is bound to each, so that a file that was cut, reordered or put together from others
 * cannot be opened.
 */
export async function* sealed(plain: Bytes, key: ArchiveKey, label: Label): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const text = Buffer.from(JSON.stringify(label))
  const size = Buffer.alloc(2)
  size.writeUInt16BE(text.length)
  const head = Buffer.concat([MAGIC, Buffer.from(key.mark, 'hex'), salt, size, text])
  const secret = key.derive(salt, 'file')
  yield head
  let number = 0
  for await (const { chunk, last } of chunksOf(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(number, last))
    cipher.setAAD(head)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/** Opens such a stream; nothing is given out that was not authenticated. Fails with `wrong-key`, `cut-short`, `damaged` or `not-an-archive`. */
export async function* opened(bytes: Bytes, key: ArchiveKey, name: string): AsyncGenerator<Buffer> {
  const { head, rest } = await readHead(bytes, name)
  if (head.mark !== key.mark) {
    throw new ArchiveFailure('wrong-key', `${name} was encrypted with another key (its id is ${head.mark}): set BACKUP_KEY to that key.`)
  }
  const secret = key.derive(head.salt, 'file')
  const open = (chunk: Buffer, number: number, last: boolean): Buffer | null => {
    if (chunk.length < TAG_BYTES) return null
    const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(number, last), { authTagLength: TAG_BYTES })
    decipher.setAAD(head.bytes)
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch {
      return null
    }
  }
  let number = 0
  for await (const { chunk, last } of chunksOf(rest, SEALED_CHUNK)) {
    const plain = open(chunk, number, last)
    if (plain === null) throw last && open(chunk, number, false) !== null ? cutShort(name) : damaged(name)
    yield plain
    number += 1
  }
}

/** The label of an encrypted file from its first bytes. It can be trusted only after the file was decrypted. */
export function labelOf(start: Buffer, name: string): { label: Label; mark: string } {
  const { label, mark } = parseHead(start, name) ?? fail(cutShort(name))
  return { label, mark }
}

/** How many bytes from the start of a file `labelOf` needs at most. */
export const LABEL_WITHIN_BYTES = 4096

type Head = { bytes: Buffer; mark: string; salt: Buffer; label: Label }

async function readHead(bytes: Bytes, name: string): Promise<{ head: Head; rest: Bytes }> {
  const source = bytes[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  for (;;) {
    const head = parseHead(start, name)
    if (head !== null) return { head, rest: resumed(start.subarray(head.bytes.length), source) }
    const next = await source.next()
    if (next.done) throw MAGIC.subarray(0, start.length).equals(start.subarray(0, MAGIC.length)) ? cutShort(name) : notOurs(name)
    start = Buffer.concat([start, next.value])
  }
}

async function* resumed(first: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* { [Symbol.asyncIterator]: () => source }
}

function parseHead(start: Buffer, name: string): Head | null {
  if (start.length >= MAGIC.length && !start.subarray(0, MAGIC.length).equals(MAGIC)) throw notOurs(name)
  if (start.length < FIXED_HEAD) return null
  const size = FIXED_HEAD + start.readUInt16BE(FIXED_HEAD - 2)
  if (start.length < size) return null
  const bytes = Buffer.from(start.subarray(0, size))
  const mark = bytes.subarray(MAGIC.length, MAGIC.length + MARK_BYTES).toString('hex')
  const salt = bytes.subarray(MAGIC.length + MARK_BYTES, FIXED_HEAD - 2)
  try {
    return { bytes, mark, salt, label: JSON.parse(bytes.subarray(FIXED_HEAD).toString()) as Label }
  } catch {
    throw damaged(name)
  }
}

/** Pieces of exactly `size` bytes; the last, which may be shorter or empty, is told from the others only once the stream has ended. */
async function* chunksOf(bytes: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    held.push(piece)
    length += piece.length
    if (length <= size) continue
    const all = Buffer.concat(held)
    let from = 0
    for (; all.length - from > size; from += size) yield { chunk: all.subarray(from, from + size), last: false }
    held = [all.subarray(from)]
    length = all.length - from
  }
  yield { chunk: Buffer.concat(held), last: true }
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

function cutShort(name: string): ArchiveFailure {
  return new ArchiveFailure('cut-short', `${name} is cut short: its end is missing. Take a whole copy of it, or another backup.`)
}

function damaged(name: string): ArchiveFailure {
  return new ArchiveFailure('damaged', `${name} was changed or damaged since it was made: take another copy of it, or another backup.`)
}

function notOurs(name: string): ArchiveFailure {
  return new ArchiveFailure('not-an-archive', `${name} is no file of a backup of this program: name another one.`)
}

function fail(error: Error): never {
  throw error
}
