import { type ChildProcess, spawn } from 'node:child_process'
import type { RunAs } from './run-as.ts'

export type SupervisedProcess = {
  child: ChildProcess
  /** Settles when the process has ended, however it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>
}

/**
 * What happens to the process when its parent disappears: a clean shutdown, the process and all its children are killed, or the process alone.
 */
export type LastWord = 'interrupt' | 'kill-group' | 'kill'

/** The little that PostgreSQL's programs need: nothing of our own settings, which hold secrets; C so that messages are English. */
export const BARE_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

// Both wait on a pipe that only the parent holds and that the kernel closes however the parent ends. The program starts
// only after its watcher runs, so it is never unwatched.
const WAIT_FOR_GO = 'read -r go && exec "$@" </dev/null'
// A server that does not follow within 10 s is told to drop everything, which loses no commit.
const PATIENT = 'n=0; while kill -0 "$1" && [ $n -lt 10 ]; do sleep 1; n=$((n+1)); done; kill -QUIT "$1"'
const WATCH = {
  interrupt: `read -r ended || { kill -INT "$1"; ${PATIENT}; }`,
  'kill-group': 'read -r ended || kill -KILL "-$1"',
  kill: 'read -r ended || kill -KILL "$1"',
}

/**
 * Starts a program in a session of its own (Ctrl-C at the terminal does not reach it) that still ends with this process.
 * @param options.output file descriptor for what it prints; 'pipe' keeps its complaints only
 */
export function spawnSupervised(
  command: readonly string[],
  options: { runAs: RunAs; lastWord: LastWord; output: number | 'pipe' },
): SupervisedProcess {
  const { runAs, lastWord, output } = options
  const child = spawn('/bin/sh', ['-c', WAIT_FOR_GO, 'sh', ...command], {
    ...surroundingsOf(runAs),
    stdio: ['pipe', output === 'pipe' ? 'ignore' : output, output],
  })
  const watcher = watchOver(child, lastWord, runAs)
  child.stdin?.on('error', () => {})
  const ended = new Promise<Awaited<SupervisedProcess['ended']>>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  watcher.once('error', () => child.kill('SIGKILL'))
  watcher.once('spawn', () => child.stdin?.end('go\n'))
  void ended.then(() => watcher.stdin?.end('ended\n'))
  return { child, ended }
}

/** Starts a process that ends `child` when this one disappears; it is itself done once its input is closed with a word. */
export function watchOver(child: ChildProcess, lastWord: LastWord, runAs: RunAs): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', WATCH[lastWord], 'sh', String(child.pid)], {
    ...surroundingsOf(runAs),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.stdin?.on('error', () => {})
  return watcher
}

function surroundingsOf(runAs: RunAs) {
  return { ...runAs, cwd: '/', env: BARE_ENVIRONMENT, detached: true }
}
