import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'

const LONG = Buffer.from(`Id,Name\n${'1,Zoé\n'.repeat(50_000)}`)

test('rows come in order, in batches, and the next waits for the last to be processed', async () => {
  const sizes: number[] = []
  let under = 0
  let last = 0
  const { rows } = await readSpreadsheet(LONG, {}, async (some) => {
    under += 1
    expect(under).toBe(1)
    expect(some[0]?.row).toBe(last + 1)
    last = some.at(-1)?.row ?? 0
    await turn()
    sizes.push(some.length)
    under -= 1
  })
  expect(rows).toBe(50_001)
  expect(last).toBe(50_001)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1000)
})

test('stops with the caller’s error', async () => {
  let batches = 0
  const reading = readSpreadsheet(LONG, {}, () => {
    batches += 1
    throw new Error('no room left')
  })
  await expect(reading).rejects.toThrow('no room left')
  expect(batches).toBe(1)
})

test('stops with the reason of a signal, before the start and in the middle', async () => {
  const reason = new Error('cancelled by Renée')
  await expect(readSpreadsheet(LONG, { signal: AbortSignal.abort(reason) }, () => {})).rejects.toBe(reason)
  const controller = new AbortController()
  let batches = 0
  const reading = readSpreadsheet(LONG, { signal: controller.signal }, () => {
    batches += 1
    controller.abort(reason)
  })
  await expect(reading).rejects.toBe(reason)
  expect(batches).toBe(1)
})

test('stops when reading takes too long; the caller’s own time does not count', async () => {
  const slow = readSpreadsheet(LONG, { seconds: 0 }, () => {})
  await expect(slow).rejects.toMatchObject({ code: 'took-too-long', details: { limit: 0 } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const slowCaller = readSpreadsheet(LONG, { seconds: 5 }, () => void vi.advanceTimersByTime(60_000))
  await expect(slowCaller).resolves.toEqual({ rows: 50_001 })
})

test('a missing sheet, and a missing file', async () => {
  await expect(readSpreadsheet(LONG, { sheet: 1 }, () => {})).rejects.toMatchObject({ code: 'sheet-missing' })
  await expect(readSpreadsheet({ path: '/nowhere/patients.csv' }, {}, () => {})).rejects.toThrow('ENOENT')
})
