import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk, loadPart } from './chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a lazily loaded part', () => {
  it('is handed on when it arrives', async () => {
    expect(await loadChunk(async () => 'page')).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that cannot be fetched is a ChunkLoadError with its cause (REQ-068)', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const error: unknown = await loadChunk(() => Promise.reject(cause)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause })
  })

  it('is given up after exactly 120 seconds (REQ-068)', async () => {
    let outcome: unknown
    const waiting = loadChunk(() => new Promise(() => undefined)).catch((thrown: unknown) => {
      outcome = thrown
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(outcome).toBeInstanceOf(ChunkLoadError)
  })
})

describe('a part of a page', () => {
  it('that did not arrive is asked for again', async () => {
    let tries = 0
    const coming = loadPart(async () => {
      tries += 1
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return 'part'
    })
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await coming).toBe('part')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that never arrives is a ChunkLoadError in the end', async () => {
    let tries = 0
    const failing = loadPart(() => {
      tries += 1
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    }).catch((thrown: unknown) => thrown)
    await vi.runAllTimersAsync()
    expect(await failing).toBeInstanceOf(ChunkLoadError)
    expect([tries, vi.getTimerCount()]).toEqual([3, 0])
  })
})
