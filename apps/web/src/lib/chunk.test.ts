import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT, ChunkLoadError, loadChunk } from './chunk.ts'

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
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(CHUNK_TIMEOUT).toBe(120_000)
    expect(outcome).toBeInstanceOf(ChunkLoadError)
  })
})
