import { expect, test } from 'vitest'
import { openSay } from './log.ts'

/** What stands at the other end after these sentences were said. */
function written(kind: { isTTY: boolean; demo: boolean }, said: Parameters<ReturnType<typeof openSay>>[]): string {
  let text = ''
  const write = (piece: string | Uint8Array) => {
    text += String(piece)
    return true
  }
  const say = openSay({ isTTY: kind.isTTY, write }, kind)
  for (const one of said) say(...one)
  return text
}

test.each([
  ['a terminal', { isTTY: true, demo: false }],
  ['a demonstration, wherever it is told', { isTTY: false, demo: true }],
])('%s gets sentences as they are', (_, kind) => {
  expect(written(kind, [['\nClinic is ready at http://localhost:3000'], ['Backups: the disk is full', 'error']])).toBe(
    '\nClinic is ready at http://localhost:3000\nBackups: the disk is full\n',
  )
})

test('a program gets one JSON line a sentence, with its moment and its weight, however many lines it has', () => {
  const text = written({ isTTY: false, demo: false }, [
    ['\nClinic is ready'],
    ['Failed task 1:\n  at "here"\n', 'error'],
    ['late', 'warn'],
    ['The program ended', 'fatal'],
  ])
  expect(text.endsWith('\n')).toBe(true)
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'Clinic is ready'],
    [50, 'Failed task 1:\n  at "here"'],
    [40, 'late'],
    [60, 'The program ended'],
  ])
  for (const { time, pid, hostname } of lines) expect([Number.isInteger(time), pid, hostname.length > 0]).toEqual([true, process.pid, true])
})
