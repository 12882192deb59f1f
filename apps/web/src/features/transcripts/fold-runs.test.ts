import type { LogEntry } from '@clinic/contract/chat/attention'
import { expect, test } from 'vitest'
import { foldRuns } from './fold-runs.ts'

const entry = (n: number, parts: Partial<LogEntry> = {}): LogEntry => ({
  ...{ id: `${n}p`, seq: null, minute: '2026-03-02 15:00', from: 'patient', picture: null, drawing: null, name: null, mark: null },
  ...{ text: `line ${n}`, ...parts },
})
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => entry(from + at))
const shape = (log: LogEntry[]) => foldRuns(log).map((part) => ('entries' in part ? part.entries.map(({ id }) => id) : part.id))

test('interleaving 43: fifty messages in a row are one fold and the three newest; none is lost and the order stays', () => {
  const log = lines(1, 50)
  expect(shape(log)).toEqual([log.slice(0, 47).map(({ id }) => id), '48p', '49p', '50p'])
  expect(shape(log).flat()).toEqual(log.map(({ id }) => id))
})

test('a few messages in a row stay as they are, and an answer ends the row', () => {
  expect(shape(lines(1, 8))).toEqual(lines(1, 8).map(({ id }) => id))
  const answered = [...lines(1, 6), entry(7, { from: 'staff' }), ...lines(8, 13)]
  expect(shape(answered)).toEqual(answered.map(({ id }) => id))
})

test('a picture among them is never folded', () => {
  const log = [...lines(1, 6), entry(7, { picture: 'abc' }), ...lines(8, 12)]
  expect(shape(log)).toEqual(log.map(({ id }) => id))
})
