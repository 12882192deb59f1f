import { Readable } from 'node:stream'

const STALLED_MS = 60_000

/**
 * Text that is produced while it is sent. A client that reads nothing for a minute is disconnected, so that a slow line
 * does not hold a database connection.
 */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream {
  const watch = setTimeout(() => stream.destroy(new Error('the client reads nothing')), STALLED_MS).unref()
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
