import { type ChildProcess, fork } from 'node:child_process'
import { STANDS_BY } from './await-turn.ts'

export type Ended = { code: number | null; signal: NodeJS.Signals | null }
export type ForkedWorker = { child: ChildProcess; ended: Promise<Ended> }

/**
 * Patterns are compiled once, to machine code. V8 otherwise compiles each to bytecode first, and of a first message's 1.8 s of processor time
 * that was 1.5 (docs/decisions/0202). It has to be given with the start: set later, it ended one process of six.
 */
const COMPILE_PATTERNS_ONCE = '--no-regexp-tier-up'

/** Starts a process that loads everything and waits for its turn. `url`: where another served before, whose port this one will use. */
export function forkWorker(url: string | null): ForkedWorker {
  const port = url === null ? {} : { PORT: new URL(url).port || '80' }
  const child = fork(process.argv[1] ?? '', [STANDS_BY], {
    env: { ...process.env, ...port },
    execArgv: [...process.execArgv, COMPILE_PATTERNS_ONCE],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  return { child, ended }
}

/**
 * The first of these processes, before this one has read its own files and settings: the start of the whole program takes as long as this
 * process (F4). Null where the program is one process: with a database of its own choice, with `STANDBY=0`, and in such a process itself.
 */
export function forkFirstWorker({ DATABASE_URL, STANDBY }: NodeJS.ProcessEnv): ForkedWorker | null {
  return DATABASE_URL || STANDBY === '0' || process.argv[2] === STANDS_BY ? null : forkWorker(null)
}
