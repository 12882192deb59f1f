/** The played day: minutes since midnight by a clock that runs faster than ours. */
export type DayClock = {
  /** As it is now, and as people read it: 09:15. */
  now(): number
  said(minutes?: number): string
  /** Minutes of the played day for milliseconds of ours. */
  minutes(ms: number): number
  /** Waits so many minutes of the played day; `false` as soon as the day is over. */
  wait(minutes: number): Promise<boolean>
  /** The same until a minute of the day. */
  until(minute: number): Promise<boolean>
  over(): boolean
  /** Ends the day for everything that waits on it. */
  end(): void
}

const MINUTE_MS = 60_000

/** A day that begins at a minute after midnight and runs `speed` times as fast as ours. */
export function openDayClock({ begins, speed }: { begins: number; speed: number }): DayClock {
  const started = performance.now()
  const waiting = new Set<() => void>()
  let over = false
  const minutes = (ms: number) => (ms * speed) / MINUTE_MS
  const now = () => begins + minutes(performance.now() - started)
  const wait = (length: number) =>
    new Promise<boolean>((resolve) => {
      if (over) return resolve(false)
      const settle = () => {
        clearTimeout(timer)
        waiting.delete(settle)
        resolve(!over)
      }
      const timer = setTimeout(settle, Math.max(0, (length * MINUTE_MS) / speed))
      waiting.add(settle)
    })
  return {
    now,
    minutes,
    wait,
    said: (at = now()) => `${pad(Math.floor(at / 60) % 24)}:${pad(Math.floor(at % 60))}`,
    until: (minute) => wait(minute - now()),
    over: () => over,
    end() {
      over = true
      for (const settle of [...waiting]) settle()
    },
  }
}

function pad(figure: number): string {
  return String(figure).padStart(2, '0')
}
