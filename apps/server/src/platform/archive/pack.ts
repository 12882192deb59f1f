import { ArchiveFailure } from './archive-failure.ts'

/** One thing in a pack. `content` is read once, in order, before the next entry is asked for. */
export type Entry<H> = { head: H; content: AsyncIterable<Buffer> }

/**
 * Many contents in one stream: each has a head (JSON) and pieces with their lengths, so that nothing need be known of its size ahead. A head of
 * no length ends the pack.
 */
export async function* packed<H>(entries: AsyncIterable<Entry<H>>): AsyncGenerator<Buffer> {
  for await (const { head, content } of entries) {
    const text = Buffer.from(JSON.stringify(head))
    yield Buffer.concat([lengthOf(text), text])
    for await (const piece of content) if (piece.length > 0) yield Buffer.concat([lengthOf(piece), piece])
    yield lengthOf(NOTHING)
  }
  yield lengthOf(NOTHING)
}

/** Unpacks a pack. Content that the caller does not read is skipped. */
export async function* unpacked<H>(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry<H>> {
  const take = taker(bytes)
  for (;;) {
    const head = await take((await take(4)).readUInt32BE())
    if (head.length === 0) return
    const content = pieces(take)
    yield { head: JSON.parse(head.toString()) as H, content }
    for await (const _piece of content);
  }
}

const NOTHING = Buffer.alloc(0)
type Take = (length: number) => Promise<Buffer>

async function* pieces(take: Take): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await take(4)).readUInt32BE()
    if (length === 0) return
    yield await take(length)
  }
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

function taker(bytes: AsyncIterable<Buffer>): Take {
  const source = bytes[Symbol.asyncIterator]()
  let held: Buffer = NOTHING
  return async (length) => {
    const parts = [held]
    let size = held.length
    while (size < length) {
      const next = await source.next()
      if (next.done) throw new ArchiveFailure('cut-short', 'The backup ends in the middle of a file: take another backup.')
      parts.push(next.value)
      size += next.value.length
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts)
    held = all.subarray(length)
    return all.subarray(0, length)
  }
}
