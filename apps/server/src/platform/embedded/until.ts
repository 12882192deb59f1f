import { setTimeout as sleep } from 'node:timers/promises'

/** Asks `condition` again and again, at most `milliseconds` long; false when it never came true. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds: number, pause = 20): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (!(await condition())) {
    if (performance.now() >= deadline) return false
    await sleep(pause)
  }
  return true
}
