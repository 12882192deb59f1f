import { expect, test } from 'vitest'
import { fitted } from './fit-graph.ts'
import { NODE, type Placed } from './lay-out-graph.ts'

const at = (lane: number, rank: number): Placed => ({ tag: `${lane} ${rank}`, lane, rank, x: lane * 288, y: rank * 156 })

test('a graph that fits is whole and in the middle, and not larger than it has to be', () => {
  const frame = { clientWidth: 1200, clientHeight: 700 }
  const { x, y, zoom } = fitted([at(0, 0), at(1, 1)], frame)
  expect(zoom).toBe(1.25)
  expect(x * 2 + (288 + NODE.width) * zoom).toBeCloseTo(frame.clientWidth)
  expect(y + (156 + NODE.height) * zoom).toBeLessThan(frame.clientHeight)
})

test('one that does not fit begins at its first question with texts of 13 pixels', () => {
  const long = Array.from({ length: 40 }, (_, rank) => at(0, rank))
  const wide = Array.from({ length: 12 }, (_, lane) => at(lane, 1))
  expect(fitted([...long, ...wide], { clientWidth: 1100, clientHeight: 600 })).toEqual({ x: 24, y: 56, zoom: 1 })
})
