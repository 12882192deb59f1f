import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node24, withNode24 } from '../../scripts/install.mjs'
import { ROOT } from '../../scripts/run.mjs'

export type Program = {
  url: string
  dataDir: string
  /** Everything that it has said so far. */
  output(): string
  /** Its clock is right by default; afterwards it is ahead by so many seconds. Only where it was started with `clock`. */
  shiftClock(seconds: number): Promise<void>
  /** Asks it to end and answers its exit code. */
  end(): Promise<number | null>
  /** The same; its data goes with it. */
  stop(): Promise<number | null>
}

const READY = /is ready at (http:\/\/\S+)/
const START_SECONDS = 180
const SHIFT_CLOCK = join(ROOT, 'faults', 'shift-clock.ts')
/** The program looks at its clock five times a second. */
const NOTICED_MS = 500

/** `clock`: its clock can be shifted. `spare`: with a process that waits to take over. */
export type ProgramOptions = { clock?: boolean; spare?: boolean }

/**
 * The real program with the demo clinic, on a free port and on data of its own: a copy of the folder in CLINIC_SEEDED, so that the clinic is seeded once
 * in a run.
 */
export async function startProgram({ clock = false, spare = false }: ProgramOptions = {}): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-e2e-'))
  const { CLINIC_SEEDED: seeded } = process.env
  if (seeded) execFileSync('cp', ['-a', `${seeded}/.`, dataDir])
  const clockFile = join(dataDir, 'clock')
  if (clock) writeFileSync(clockFile, '0')
  const loaders = clock ? ['--import', SHIFT_CLOCK] : []
  const child = spawn(node24(), [...loaders, join(ROOT, 'apps', 'server', 'src', 'main.ts')], {
    cwd: ROOT,
    env: withNode24({
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', FAULTS_CLOCK: clockFile },
      ...(!spare && { STANDBY: '0' }),
    }),
    // The channel closes when this process dies, however that happens, and the program ends with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = (bytes: Buffer) => {
    output += bytes
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  const url = await readyAddress(child, () => output)
  return {
    url,
    dataDir,
    output: () => output,
    async shiftClock(seconds) {
      writeFileSync(clockFile, String(seconds))
      await sleep(NOTICED_MS)
    },
    end,
    async stop() {
      const code = await end()
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** Seeds a clinic from which others are copied; answers its folder, or null where its database is not inside of that. */
export async function seedClinic(): Promise<string | null> {
  const { dataDir, end, output } = await startProgram()
  const code = await end()
  if (code !== 0) throw new Error(`The program ended with ${code}.\n${output()}`)
  if (!lstatSync(join(dataDir, 'db')).isSymbolicLink()) return dataDir
  rmSync(dataDir, { recursive: true, force: true })
  return null
}

function readyAddress(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`${why}\n${said()}`))
    }
    const timer = setTimeout(() => fail(`The program was not ready within ${START_SECONDS} s.`), START_SECONDS * 1000)
    child.stdout?.on('data', () => {
      const url = READY.exec(said())?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      resolve(url)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The program ended with ${code} before it was ready.\n${said()}`))
    })
  })
}
