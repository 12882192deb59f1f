import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const queryKey = ['patient', 'a']

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

it('reads at once what is not cached', async () => {
  const queryFn = vi.fn(async () => 'read')
  const reading = queryClient.fetchQuery({ queryKey, queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(await reading).toBe('read')
})

it('refetches what is cached after it was painted', async () => {
  vi.useFakeTimers()
  queryClient.setQueryData(queryKey, 'cached')
  const queryFn = vi.fn(async () => 'read')
  const reading = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 })
  await vi.advanceTimersByTimeAsync(16)
  expect(queryFn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(await reading).toBe('read')
})
