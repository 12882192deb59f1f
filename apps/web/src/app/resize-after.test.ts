import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resizeAfter } from './resize-after.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('charts are told to measure anew every 180 ms, for one second and no longer (REQ-073)', () => {
  const at: number[] = []
  const start = Date.now()
  resizeAfter(() => at.push(Date.now() - start))
  vi.advanceTimersByTime(60_000)
  expect(at).toEqual([180, 360, 540, 720, 900])
  expect(vi.getTimerCount()).toBe(0)
})

it('a sidebar that moves again before that starts the second anew', () => {
  let told = 0
  const stop = resizeAfter(() => (told += 1))
  vi.advanceTimersByTime(400)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toBe(2)
})
