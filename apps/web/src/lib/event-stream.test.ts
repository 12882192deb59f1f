import { describe, expect, it } from 'vitest'
import { readEventStream } from './event-stream.ts'

async function heard(pieces: string[]): Promise<{ data: string[]; signs: number }> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  const data: string[] = []
  let signs = 0
  for await (const one of readEventStream(body, () => signs++)) data.push(one)
  return { data, signs }
}

describe('an event stream', () => {
  it('gives the data of each event, however the pieces fall', async () => {
    const whole = 'retry: 1000\n\nid: 1\ndata: {"a":1}\n\n: ping\n\ndata: first\ndata: second\n\n'
    const expected = ['{"a":1}', 'first\nsecond']
    expect((await heard([whole])).data).toEqual(expected)
    expect((await heard([...whole])).data).toEqual(expected)
  })

  it('understands every kind of line end', async () => {
    expect((await heard(['data: a\r\n\r\ndata: b\n\n'])).data).toEqual(['a', 'b'])
  })

  it('counts comments as signs of life and drops an event that was cut off', async () => {
    expect(await heard([': ping\n\n', 'data: cut'])).toEqual({ data: [], signs: 2 })
  })
})
