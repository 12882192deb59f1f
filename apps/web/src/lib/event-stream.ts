/** The `data` of each server-sent event of a stream, in order. `onBytes` hears every piece, comments (signs of life) included. */
export async function* readEventStream(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = eventData(block)
        if (data !== null) yield data
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function eventData(block: string): string | null {
  const lines = block.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'))
  return lines.length > 0 ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : null
}
