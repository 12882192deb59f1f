/** Work that is done for many who ask: `ask` now, `stop` for ever. */
export type Paced = { ask(): void; stop(): void }

/**
 * Does `work` at once when it is asked for, then at most every `pause` milliseconds and never twice at the same time: what was asked for while it
 * ran is done by the next run. So nothing waits where little happens, and a storm makes each run do more instead of making more runs.
 */
export function paced(work: () => Promise<unknown>, pause: number): Paced {
  let busy = false
  let again = false
  let stopped = false
  const run = async () => {
    busy = true
    while (!stopped) {
      again = false
      const rest = new Promise((resolve) => setTimeout(resolve, pause).unref())
      await Promise.allSettled([work(), rest])
      if (!again) break
    }
    busy = false
  }
  return {
    ask() {
      again = true
      if (!busy) void run()
    },
    stop() {
      stopped = true
    },
  }
}
