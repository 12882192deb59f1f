import { expect, test } from 'vitest'
import { graphPath } from './graph-path.ts'
import { NODE } from './lay-out-graph.ts'

const COLUMN = NODE.width + NODE.gapX

test('lines that join others have their words apart, each below its own question', () => {
  const to: [number, number] = [0, NODE.gapY]
  const joining = [1, 2, 3].map((lane) => graphPath({ from: [lane * COLUMN, 0], to, channel: 'source' }).label)
  expect(joining.map(([x]) => x)).toEqual([COLUMN, 2 * COLUMN, 3 * COLUMN])
  for (const [, y] of joining) expect(y).toBeLessThan(NODE.gapY / 2)
})

test('lines that part have theirs above the question they lead to', () => {
  const parting = [1, 2].map((lane) => graphPath({ from: [0, 0], to: [lane * COLUMN, NODE.gapY], channel: 'source' }).label)
  expect(parting.map(([x]) => x)).toEqual([COLUMN, 2 * COLUMN])
  for (const [, y] of parting) expect(y).toBeGreaterThan(NODE.gapY / 2)
})
