import { Readable } from 'node:stream'

const STALLED_MS = 60_000

/** Text that is made while it is sent. Whoever takes nothing for a minute is left, so that no slow line keeps a connection to the database. */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream {
  const watch = setTimeout(() => stream.destroy(new Error('nobody took what was sent')), STALLED_MS).unref()
  const stream = Readable.from(watched(pieces, () => watch.refresh()))
  stream.on('close', () => clearTimeout(watch))
  return Readable.toWeb(stream)
}

async function* watched(pieces: AsyncGenerator<string>, taken: () => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    yield Buffer.from(piece)
    taken()
  }
}
