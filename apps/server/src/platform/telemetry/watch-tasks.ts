import type { TaskList } from 'graphile-worker'

/**
 * Outcomes of one task in this process since its start; `seconds`: of all runs together; `succeeded_at`: seconds since
 * 1970; `failing`: the last run failed.
 */
export type TaskMetrics = { done: number; failed: number; seconds: number; succeeded_at: number | null; failing: boolean }
export type WatchedTasks = { tasks: TaskList; figures(): ReadonlyMap<string, TaskMetrics> }

/** The same tasks, counted and timed. Every one has its figures from the start on, so that one that never runs is seen too. */
export function watchTasks(tasks: TaskList): WatchedTasks {
  const figures = new Map<string, TaskMetrics>()
  const watched = Object.entries(tasks).map(([name, task]): [string, NonNullable<typeof task>] => {
    const own: TaskMetrics = { done: 0, failed: 0, seconds: 0, succeeded_at: null, failing: false }
    figures.set(name, own)
    return [
      name,
      async (payload, helpers) => {
        const begun = performance.now()
        try {
          const outcome = await task?.(payload, helpers)
          own.done += 1
          own.failing = false
          own.succeeded_at = Date.now() / 1000
          return outcome
        } catch (error) {
          own.failed += 1
          own.failing = true
          throw error
        } finally {
          own.seconds += (performance.now() - begun) / 1000
        }
      },
    ]
  })
  return { tasks: Object.fromEntries(watched), figures: () => figures }
}
