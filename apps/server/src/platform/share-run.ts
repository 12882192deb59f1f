type Runs<T> = { running: Promise<T>; next: Promise<T> | null }

/**
 * Runs equal work once for all who ask at the same time. Who asks while a run is under way waits for the next one, which begins after it: an
 * answer is never older than its question.
 */
export function sharedRuns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, Runs<T>>()
  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const running = work()
    const run: Runs<T> = { running, next: null }
    runs.set(key, run)
    const end = () => {
      if (runs.get(key) === run && run.next === null) runs.delete(key)
    }
    running.then(end, end)
    return running
  }
  return (key, work) => {
    const run = runs.get(key)
    if (!run) return begin(key, work)
    const again = () => begin(key, work)
    run.next ??= run.running.then(again, again)
    return run.next
  }
}
