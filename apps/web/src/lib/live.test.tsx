import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../test/render.tsx'
import { type LiveNotice, useLive } from './live.ts'

const heard: LiveNotice[] = []
let lines: ReadableStreamDefaultController<Uint8Array>[] = []
let granted: (() => void) | null = null

beforeEach(() => {
  heard.length = 0
  lines = []
  granted = null
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ start: (line) => void lines.push(line) })))
  const request = (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) =>
    new Promise((resolve, reject) => {
      granted = () => resolve(hold())
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
function Hearer() {
  useLive((notice) => heard.push(notice))
  return null
}
const push = (event: object) => lines.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
const PATIENT = { kind: 'patient', id: 'TCN-1', version: 2 }
const ALARM = { kind: 'alarm', id: '1', version: null }

test('one hidden tab of a browser still hears of alarms, and of nothing else; shown again it reads everything (F-4)', async () => {
  await render(<Hearer />, { as: { scopes: ['pcr'] } })
  await waitFor(() => expect(lines).toHaveLength(1))
  push(PATIENT)
  await waitFor(() => expect(heard).toEqual([PATIENT]))
  show('hidden')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  // Another tab of the browser still has the lock.
  expect(lines).toHaveLength(1)
  granted?.()
  await waitFor(() => expect(lines).toHaveLength(2))
  await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'resync' }))
  push(PATIENT)
  push(ALARM)
  await waitFor(() => expect(heard.at(-1)).toEqual(ALARM))
  expect(heard).toEqual([PATIENT, { kind: 'resync' }, ALARM])
  show('visible')
  await waitFor(() => expect(lines).toHaveLength(3))
  await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'resync' }))
  push(PATIENT)
  await waitFor(() => expect(heard.at(-1)).toEqual(PATIENT))
})
