import { createParser } from 'eventsource-parser'

/** The `data` of each server-sent event of a stream, in order. `onBytes` is called for every piece, comments (signs of life) included. */
export async function* readEventStream(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events.splice(0)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
