import type { ServerResponse } from 'node:http'
import type { Follower } from './followers.ts'

/** What may wait for a line that takes nothing; more is skipped. Bytes. */
const WAITING_MOST = 256 * 1024
/** Something was skipped: the page reloads everything. */
const RELOAD = 'data: {"kind":"reload"}\n\n'

export type Line = Follower & {
  /** Sends nothing until this is settled. */
  pauseWhile(asking: Promise<unknown>): void
  end(): void
}

/**
 * One open stream. A line that is too slow, or that waits for an answer, skips what comes in that time; afterwards it says so, and
 * `resume` sends what the page needs to begin again.
 */
export function openLine(raw: ServerResponse, resume: () => void): Line {
  let [full, paused, missed, ended] = [false, 0, false, false]
  const goOn = () => {
    if (ended || full || paused > 0 || !missed) return
    missed = false
    raw.write(RELOAD)
    resume()
  }
  return {
    send(frame) {
      if (ended) return
      if (full || paused > 0) {
        missed = true
        return
      }
      raw.write(frame)
      if (raw.writableLength <= WAITING_MOST) return
      full = true
      raw.once('drain', () => {
        full = false
        goOn()
      })
    },
    pauseWhile(asking) {
      paused += 1
      const settle = () => {
        paused -= 1
        goOn()
      }
      asking.then(settle, settle)
    },
    end() {
      ended = true
      raw.end()
    },
  }
}
