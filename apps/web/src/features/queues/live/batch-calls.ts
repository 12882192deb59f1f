/** What a burst of news becomes: at once for the first, and again for all that came at the same time. */
export type CallBatch = { listen: () => void; stop: () => void }

/**
 * Runs `work` at the first call, then again at most every `gap` milliseconds and never twice at once; what was heard while it ran is told by
 * the next run. So nothing waits where little happens, and a storm does not starve what it asks for.
 */
export function batchCalls(work: () => Promise<unknown>, gap: number): CallBatch {
  let busy = false
  let again = false
  let stopped = false
  const run = async () => {
    busy = true
    again = false
    const pause = new Promise((resolve) => setTimeout(resolve, gap))
    await Promise.allSettled([work(), pause])
    busy = false
    if (again && !stopped) void run()
  }
  return {
    listen: () => {
      if (busy) again = true
      else void run()
    },
    stop: () => {
      stopped = true
    },
  }
}
