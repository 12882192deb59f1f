import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { openLine } from './line.ts'

/** A socket that takes nothing until it is told to. */
function openSlow() {
  const written: string[] = []
  let waiting = 0
  const raw = Object.assign(new EventEmitter(), {
    write(frame: string | Buffer) {
      written.push(String(frame))
      waiting += frame.length
    },
    end: () => written.push('end'),
  })
  Object.defineProperty(raw, 'writableLength', { get: () => waiting })
  const drain = () => {
    waiting = 0
    raw.emit('drain')
  }
  const line = openLine(raw as unknown as ServerResponse, () => written.push('whole'))
  return { line, written, drain }
}

const LARGE = 'x'.repeat(100_000)

test('a line that takes nothing skips what comes, and says afterwards that everything is to be reloaded', () => {
  const { line, written, drain } = openSlow()
  for (const frame of [LARGE, LARGE, LARGE, 'one', 'two']) line.send(frame)
  expect(written).toEqual([LARGE, LARGE, LARGE])
  drain()
  expect(written.slice(3)).toEqual(['data: {"kind":"reload"}\n\n', 'whole'])
  line.send('three')
  expect(written.at(-1)).toBe('three')
})

test('a line that was full and missed nothing continues without a word', () => {
  const { line, written, drain } = openSlow()
  for (const frame of [LARGE, LARGE, LARGE]) line.send(frame)
  drain()
  line.send('next')
  expect(written.slice(3)).toEqual(['next'])
})

test('nothing is sent while it is being asked whether the session is still open, nor after it was found to have ended', async () => {
  const { line, written } = openSlow()
  let answer = () => {}
  const asking = new Promise<void>((resolve) => (answer = resolve))
  line.pauseWhile(asking)
  line.send('secret')
  expect(written).toEqual([])
  line.end()
  answer()
  await asking
  line.send('secret')
  expect(written).toEqual(['end'])
})

test('a session that is still open continues with everything', async () => {
  const { line, written } = openSlow()
  line.pauseWhile(Promise.resolve())
  line.send('row')
  await Promise.resolve()
  await Promise.resolve()
  expect(written).toEqual(['data: {"kind":"reload"}\n\n', 'whole'])
})
