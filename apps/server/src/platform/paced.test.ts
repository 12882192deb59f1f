import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from './paced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('work is done at once, and what is asked for within the pause together after it', async () => {
  const work = vi.fn(async () => undefined)
  const { ask } = paced(work, 50)
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  for (let time = 0; time < 10; time += 1) ask()
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(50)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(work).toHaveBeenCalledTimes(2)
})

test('work is never under way twice, and what was asked for in that time is done after it, even if it failed', async () => {
  let fail = () => {}
  const work = vi.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('away')))))
  const { ask, stop } = paced(work, 50)
  ask()
  await vi.advanceTimersByTimeAsync(500)
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  ask()
  stop()
  fail()
  await vi.advanceTimersByTimeAsync(500)
  expect(work).toHaveBeenCalledTimes(2)
})
