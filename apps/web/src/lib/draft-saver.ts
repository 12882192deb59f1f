import { ApiProblem, problemSentence } from './api-problem.ts'

/** `contested`: it was changed in another window. */
export type SaveState = { phase: 'clean' | 'waiting' | 'saving' | 'saved' | 'failed' | 'contested'; message: string }
type Code = ApiProblem['code']
type Start<Written> = { written: Written; version: number }
type Save<Written> = (written: Written, version: number, outlives: boolean) => Promise<number>
export type DraftSaver<Written> = {
  state: () => SaveState
  subscribe: (heard: () => void) => () => void
  version: () => number
  type: (written: Written) => void
  /** Saves what is not saved yet, also while its page closes; false: it could not. */
  flush: (outlives?: boolean) => Promise<boolean>
  /** Saves what is written here on another version. */
  rebase: (version: number) => Promise<boolean>
  /** What is not saved yet is dropped. */
  abandon: () => void
}

/** A pause this long saves what was typed. Milliseconds. */
const PAUSE = 800

/**
 * Saves a draft while it is typed, one save after the other, each on the version that the one before made. `contested`: the code of the refusal
 * when another window was faster.
 */
export function createDraftSaver<Written extends object>(start: Start<Written>, save: Save<Written>, contested: Code): DraftSaver<Written> {
  let state: SaveState = { phase: 'clean', message: '' }
  let { written, version } = start
  let saved = written
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const announcement = announcer()

  const become = (phase: SaveState['phase'], message = '') => {
    state = { phase, message }
    announcement.tell()
  }
  const run = async (outlives: boolean) => {
    while (written !== saved) {
      become('saving')
      const sent = written
      try {
        version = await save(sent, version, outlives)
        saved = sent
      } catch (error) {
        const lost = error instanceof ApiProblem && error.code === contested
        become(lost ? 'contested' : 'failed', problemSentence(error))
        return false
      }
    }
    become('saved')
    return true
  }
  const flush = async (outlives = false): Promise<boolean> => {
    clearTimeout(timer)
    if (running) return (await running) && flush(outlives)
    if (written === saved) return true
    running = run(outlives).finally(() => {
      running = null
    })
    return running
  }
  return {
    state: () => state,
    subscribe: announcement.subscribe,
    version: () => version,
    type(next) {
      written = next
      if (state.phase === 'contested') return
      if (!running) become('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), PAUSE)
    },
    flush: async (outlives) => (state.phase === 'contested' ? false : flush(outlives)),
    abandon() {
      clearTimeout(timer)
      written = saved
      become('clean')
    },
    rebase(next) {
      version = next
      saved = { ...saved }
      return flush()
    },
  }
}

/** Tells everyone who subscribed. */
function announcer() {
  const listeners = new Set<() => void>()
  return {
    subscribe(heard: () => void) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    tell() {
      for (const heard of listeners) heard()
    },
  }
}
