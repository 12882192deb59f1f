import { describe, expect, it } from 'vitest'
import { readEventStream } from './event-stream.ts'

async function received(pieces: string[]): Promise<{ data: string[]; signs: number }> {
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
    expect((await received([whole])).data).toEqual(expected)
    expect((await received([...whole])).data).toEqual(expected)
  })

  it('understands every kind of line end', async () => {
    expect((await received(['data: a\r\n\r\ndata: b\n\n'])).data).toEqual(['a', 'b'])
    expect((await received(['data: a\r', '\n\r', '\ndata: b\n\r\n'])).data).toEqual(['a', 'b'])
  })

  it('ignores a byte order mark and fields it does not know, and keeps characters that are cut between two pieces', async () => {
    expect((await received(['\ufeffdata: a\nnews: x\n\n'])).data).toEqual(['a'])
    const bytes = new TextEncoder().encode('data: é\n\n')
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7))
        controller.enqueue(bytes.slice(7))
        controller.close()
      },
    })
    const data: string[] = []
    for await (const one of readEventStream(body, () => undefined)) data.push(one)
    expect(data).toEqual(['é'])
  })

  it('counts comments as signs of life and drops an event that was cut off', async () => {
    expect(await received([': ping\n\n', 'data: cut'])).toEqual({ data: [], signs: 2 })
  })
})
