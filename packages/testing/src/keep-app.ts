import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from './call.ts'

/** The program, as a file that Node runs: its source, or what a command has built. */
export const MAIN = process.env.CLINIC_MAIN ?? join(import.meta.dirname, '..', '..', '..', 'apps', 'server', 'src', 'main.ts')
const START_SECONDS = 90
const AGAIN_MS = 50
const LAST_WORDS = 3000
/** On a machine at load 15 a spare process was loaded after 26 to 36 seconds. */
const SPARE_SECONDS = 60

/** The program, started again whenever it ends, as a service manager does. */
export type KeptApp = {
  port: number
  /** The process that answers requests, where the program says its number; else the one that was started. */
  pid(): number | null
  /** kill -9 of that process. */
  kill(): void
  /** Until the program says that another process waits to take over, a minute at most; whether it said so. */
  spare(): Promise<boolean>
  /** kill -9 of the process that was started, with which all others of the program end; it is started again at once. */
  killWhole(): void
  /** Until it takes requests and says it is ready. */
  ready(): Promise<void>
  /** Tells it to end; its exit code, or the signal's name. */
  end(): Promise<number | string | null>
  /** The last words of each process that took requests and then ended without having been killed or told to. */
  crashes: string[]
  /** How often it ended before it took requests, as it cannot start while the database is down; and what it said the last time. */
  failedStarts(): number
  failure(): string
}

type Options = { port: number; env: NodeJS.ProcessEnv; loaders: readonly string[]; apart?: boolean }

/** Starts it and keeps it going. `apart`: Ctrl-C at the terminal does not reach it; it still ends when this process does. */
export function keepApp({ port, env, loaders, apart = false }: Options): KeptApp {
  const crashes: string[] = []
  let failedStarts = 0
  let failure = ''
  let ending = false
  let child: ChildProcess
  let serving: number | undefined
  let spare = false
  const start = () => {
    const own = spawn(process.execPath, ['--no-regexp-tier-up', ...loaders, MAIN], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: apart,
    })
    child = own
    serving = own.pid
    spare = false
    let said = ''
    for (const stream of [own.stdout, own.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = /ready at http/.test(said) ? `ready at http ${(said + text).slice(-LAST_WORDS)}` : said + text
        serving = Number(/.*"pid":(\d+)[^\n]*ready at http/s.exec(text)?.[1] ?? serving)
        spare = !/takes over/.test(text) && (spare || /spare process is ready/.test(text))
        // The program continues with another process and says no more than this.
        if (/process that served ended \((?!SIGKILL)/.test(text)) crashes.push(`continued after: ${said.slice(-LAST_WORDS)}`)
      })
    own.once('exit', (code, signal) => {
      if (ending) return
      if (signal !== 'SIGKILL' && /ready at http/.test(said)) crashes.push(`ended with ${signal ?? code}: ${said.slice(-LAST_WORDS)}`)
      else if (signal !== 'SIGKILL') {
        failedStarts += 1
        failure = said.slice(-LAST_WORDS)
      }
      setTimeout(() => ending || start(), AGAIN_MS)
    })
  }
  start()
  return {
    port,
    crashes,
    failedStarts: () => failedStarts,
    failure: () => failure,
    pid: () => serving ?? null,
    kill: () => (serving === undefined || serving === child.pid ? void child.kill('SIGKILL') : killNow(serving)),
    async spare() {
      for (const until = performance.now() + SPARE_SECONDS * 1000; !spare && performance.now() < until; ) await sleep(20)
      return spare
    },
    killWhole: () => void child.kill('SIGKILL'),
    ready: () => ready(port),
    async end() {
      ending = true
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code, signal] = await ended
      return code ?? signal
    },
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by now.
  }
}

async function ready(port: number): Promise<void> {
  for (const until = performance.now() + START_SECONDS * 1000; performance.now() < until; await sleep(50)) {
    const answer = await call({ port, method: 'GET', path: '/readyz', headers: {} })
    if (answer.kind === 'answered' && answer.status === 200) return
  }
  throw new Error(`the program on port ${port} was not ready after ${START_SECONDS} seconds`)
}
