import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchCalls } from './batch-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('news that come in bursts', () => {
  it('are worked on at once, and the rest together', async () => {
    const work = vi.fn(async () => undefined)
    const { listen } = batchCalls(work, 100)
    listen()
    expect(work).toHaveBeenCalledTimes(1)
    for (let news = 0; news < 20; news += 1) listen()
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(work).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('never start work while it is still under way, however long it takes', async () => {
    let finish = () => {}
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { listen } = batchCalls(work, 100)
    listen()
    await vi.advanceTimersByTimeAsync(5000)
    listen()
    expect(work).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('go on after work that failed, and end when nobody listens', async () => {
    const work = vi.fn(() => Promise.reject(new Error('away')))
    const { listen, stop } = batchCalls(work, 100)
    listen()
    listen()
    await vi.advanceTimersByTimeAsync(100)
    expect(work).toHaveBeenCalledTimes(2)
    listen()
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(work).toHaveBeenCalledTimes(2)
  })
})
