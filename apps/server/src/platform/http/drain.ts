import { setTimeout as sleep } from 'node:timers/promises'

/** `begun`: this process is to be sent nothing more. */
export type Drain = { begun(): boolean; begin(): Promise<void> }

/**
 * The time between being told to end and ending, in which balancers hear from `/readyz` that nothing more is to be sent here, while everything
 * that still comes is answered as ever. `begin` waits it out. Seconds: `DRAIN_SECONDS`.
 */
export function openDrain(seconds: number): Drain {
  let begun = false
  return {
    begun: () => begun,
    begin: async () => {
      begun = true
      if (seconds > 0) await sleep(seconds * 1000)
    },
  }
}
