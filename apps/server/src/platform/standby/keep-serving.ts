import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAddresses } from '../db/database.ts'
import { watchOver } from '../embedded/child-process.ts'
import type { Say } from '../telemetry/log.ts'
import type { Answer, Word } from './await-turn.ts'
import { type Ended, type ForkedWorker, forkWorker } from './fork-worker.ts'

/** `first`: the process that serves first. `onSpare`: the spare process has loaded everything. */
type Keeping = { first: ForkedWorker; addresses: Promise<DatabaseAddresses>; say: Say; onSpare(): void; onEnd(code: number): void }
/** `serves`: until the first process serves. `stop`: tells it to end and waits; false when it had to be ended by force. */
export type Kept = { serves: Promise<unknown>; stop(): Promise<boolean> }

type Worker = {
  child: ChildProcess
  tell(word: Word): void
  /** Never settles when it ended before. */
  loaded: Promise<void>
  /** The address that it serves at; null when it ended before. */
  serves: Promise<string | null>
  ended: Promise<Ended>
}

/** Takeovers in a row that may fail before everything ends, and the pauses between them: about a minute in all. */
const TRIES = 15
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const BEFORE_SPARE_MS = 1_000

/**
 * Keeps one process serving and one standing by, with everything loaded, which takes over as soon as the other ends without having been told to.
 * What both need stays with this process: the data folder's lock and its PostgreSQL. Both end with this process, however that ends.
 */
export function keepServing({ first, addresses, say, onSpare, onEnd }: Keeping): Kept {
  let stopping = false
  let url: string | null = null
  let serving = directWorker(first, addresses)
  let standby: Worker | null = null

  const fillStandby = async () => {
    while (!stopping && standby === null) {
      // The first answers come before it; and where one has just ended, most often the database is away and has to come back.
      await sleep(BEFORE_SPARE_MS)
      if (stopping || standby !== null) return
      const mine = directWorker(forkWorker(url), addresses)
      standby = mine
      void mine.loaded.then(() => standby === mine && onSpare())
      await mine.ended
      // It serves now, and the next is started once it does.
      if (standby !== mine) return
      standby = null
    }
  }
  const serve = async () => {
    for (let failures = 0; ; ) {
      serving.tell({ turn: { takesOver: url !== null } })
      const begun = await serving.serves
      if (begun !== null) {
        failures = 0
        url ??= begun
        void fillStandby()
      }
      const { code, signal } = await serving.ended
      if (stopping) return
      // It received a SIGTERM of its own, or it could not begin and has said why.
      if (code === 0 || url === null) return onEnd(code ?? 1)
      say(`The process that served ended (${signal ?? code}): another takes over.`, 'error')
      if (begun === null) {
        failures += 1
        if (failures === TRIES) return onEnd(1)
        await pause(failures)
        if (stopping) return
      }
      serving = standby ?? directWorker(forkWorker(url), addresses)
      standby = null
    }
  }
  const { serves } = serving
  const over = serve()
  return {
    serves,
    async stop() {
      stopping = true
      standby?.child.kill('SIGKILL')
      serving.child.kill('SIGTERM')
      const { code, signal } = await serving.ended
      await over
      return code === 0 || signal === 'SIGTERM'
    },
  }
}

function pause(failures: number): Promise<void> {
  return sleep(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
}

/** Ends with this process, and learns where the database is as soon as that is known. */
function directWorker({ child, ended }: ForkedWorker, addresses: Promise<DatabaseAddresses>): Worker {
  const watcher = watchOver(child, 'kill', null)
  void ended.then(() => watcher.stdin?.end('ended\n'))
  const tell = (word: Word) => void (child.connected && child.send(word, () => {}))
  void addresses.then(
    (known) => tell({ addresses: known }),
    () => {},
  )
  const loaded = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<string>()
  child.on('message', (answer: Answer) => ('servesAt' in answer ? begun.resolve(answer.servesAt) : loaded.resolve()))
  const serves = Promise.race([begun.promise, ended.then(() => null)])
  return { child, tell, loaded: loaded.promise, serves, ended }
}
