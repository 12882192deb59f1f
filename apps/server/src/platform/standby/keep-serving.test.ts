import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts')
/** For a busy machine. */
const PATIENT = { timeout: 120_000 }
const SERVES = /"pid":(\d+)[^\n]*ready at http:\/\/localhost:(\d+)/g

const SPARE = 'A spare process is ready to take over.'

let folder: string
let program: ChildProcess
let said = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-standby-'))
})
afterEach(async () => {
  if (program.exitCode === null && program.signalCode === null) {
    program.kill('SIGKILL')
    await once(program, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

function launch(settings: Record<string, string> = {}): void {
  const own = { PORT: '0', HOST: '127.0.0.1', DEMO: '0', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent', DATA_DIR: folder }
  said = ''
  program = spawn(process.execPath, [MAIN], { env: { ...process.env, ...own, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
}

/** The process that has said as the `nth` that it serves. */
async function serving(nth: number): Promise<{ pid: number; port: number }> {
  for (;;) {
    const found = [...said.matchAll(SERVES)][nth - 1]
    if (found) return { pid: Number(found[1]), port: Number(found[2]) }
    if (program.exitCode !== null) throw new Error(said)
    await sleep(20)
  }
}

async function untilSaid(words: string, after = 0): Promise<void> {
  while (!said.includes(words, after)) await sleep(20)
}

const statusOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function gone(pid: number): Promise<void> {
  while (lives(pid)) await sleep(20)
}

/** Children of the program that wait for their turn or serve. */
function workers(): number[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(join('/proc', pid, file), 'utf8')
    } catch {
      return ''
    }
  }
  const isWorker = (pid: string) => {
    const stat = read(pid, 'stat')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return parent === program.pid && read(pid, 'cmdline').includes('stand-by')
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWorker(name))
    .map(Number)
}

async function untilTwo(): Promise<number[]> {
  for (;;) {
    const found = workers()
    if (found.length === 2) return found
    await sleep(50)
  }
}

test(
  'after kill -9 of the serving process another serves at the same address, with the same PostgreSQL, and a third is spare',
  PATIENT,
  async () => {
    launch()
    const first = await serving(1)
    const postgres = () => readFileSync(join(folder, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]
    const before = postgres()
    const two = await untilTwo()
    for (const pid of two) expect(readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8')).toContain('--no-regexp-tier-up')
    const [, standby] = two.sort((one) => (one === first.pid ? -1 : 1))
    await untilSaid(SPARE)
    process.kill(first.pid, 'SIGKILL')
    const second = await serving(2)
    expect(second).toEqual({ pid: standby, port: first.port })
    expect(await statusOf(first.port)).toBe(200)
    expect(postgres()).toBe(before)
    expect(said).toContain('The process that served ended (SIGKILL): another takes over.')
    expect(await untilTwo()).toContain(second.pid)
    await untilSaid(SPARE, said.indexOf('another takes over'))
    program.kill('SIGTERM')
    expect(await once(program, 'exit')).toEqual([0, null])
    await gone(second.pid)
  },
)

test('a spare process that is killed is replaced, and the serving one is left alone', PATIENT, async () => {
  launch()
  const { pid, port } = await serving(1)
  const standby = (await untilTwo()).find((one) => one !== pid) ?? 0
  process.kill(standby, 'SIGKILL')
  await gone(standby)
  expect(await untilTwo()).not.toContain(standby)
  expect(await statusOf(port)).toBe(200)
  expect(said).not.toContain('another takes over')
})

test('told to end, the serving process ends the program with 0', PATIENT, async () => {
  launch()
  const { pid } = await serving(1)
  process.kill(pid, 'SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})

test(
  'kill -9 of the program ends its serving process even if that is suspended, and the next start takes over its port',
  PATIENT,
  async () => {
    launch()
    const first = await serving(1)
    process.kill(first.pid, 'SIGSTOP')
    program.kill('SIGKILL')
    await gone(first.pid)
    launch({ PORT: String(first.port) })
    const again = await serving(1)
    expect(again.port).toBe(first.port)
    expect(await statusOf(again.port)).toBe(200)
  },
)

test('with STANDBY=0 the program is one process', PATIENT, async () => {
  launch({ STANDBY: '0' })
  const { pid, port } = await serving(1)
  expect(pid).toBe(program.pid)
  expect(await statusOf(port)).toBe(200)
  expect(workers()).toEqual([])
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})
