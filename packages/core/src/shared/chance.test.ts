import { expect, test } from 'vitest'
import { openChance } from './chance.ts'

test('the same seed gives the same numbers, on every machine', () => {
  const { next } = openChance(7)
  expect([next(), next(), next()].map((one) => one.toFixed(6))).toEqual(['0.011705', '0.061958', '0.976908'])
  const draw = (seed: number) => Array.from({ length: 20 }, openChance(seed).next)
  expect(draw(8)).toEqual(draw(8))
  expect(draw(8)).not.toEqual(draw(9))
})

test('a fork does not depend on how much the other stream is used', () => {
  const first = openChance(3)
  const fork = first.fork()
  first.next()
  expect(fork.next()).toBe(openChance(3).fork().next())
})

test('whole numbers include both ends, and choices keep the order of the list', () => {
  const chance = openChance(1)
  const drawn = new Set(Array.from({ length: 200 }, () => chance.int(2, 4)))
  expect([...drawn].sort()).toEqual([2, 3, 4])
  const some = chance.some([1, 2, 3, 4, 5], 3)
  expect(some).toEqual([...some].sort())
  expect(new Set(some).size).toBe(3)
  expect([...chance.shuffle([1, 2, 3])].sort()).toEqual([1, 2, 3])
  expect(() => chance.pick([])).toThrow('nothing to choose from')
})
