import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../src/platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { TEST_KEYS } from './keys.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
export const CHAT_KEY = 'a-chat-key'

export type Reply = { status: number; body: Record<string, unknown>; text: string }
type Asked = { body?: unknown; token?: string; headers?: Record<string, string> }
/** A running server process. */
export type Running = { url: string; port: number; child: ChildProcess; said(): string }

/** Real server processes on one database and data folder, as behind a balancer. */
export type Processes = {
  database: TestDatabase
  folder: string
  running: Running[]
  /** Starts another, or replaces one. */
  start(settings?: Record<string, string>): Promise<Running>
  /** Stops a process and returns its exit code. */
  end(process: Running): Promise<number | null>
  /** The newest code emailed to someone. */
  code(email: string): Promise<string>
  close(): Promise<void>
}

/** `main`: the file that Node runs, where it is not the source. */
type Options = { count: number; settings?: Record<string, string>; loaders?: readonly string[]; main?: string }

/** Starts them together, as after a power cut. */
export async function openProcesses({ count, settings = {}, loaders = [], main = MAIN }: Options): Promise<Processes> {
  const database = await openTestDatabase({ connections: 6 })
  const folder = mkdtempSync(join(tmpdir(), 'clinic-processes-'))
  const env = {
    ...process.env,
    ...{
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'error',
      SMTP_URL: '',
      TRUST_PROXY: '127.0.0.1',
    },
    ...{
      DATA_DIR: folder,
      DATABASE_URL: urlOf(database.address),
      MIGRATION_DATABASE_URL: urlOf(database.ownerAddress),
      DATA_KEYS: TEST_KEYS,
      CHAT_API_KEY: CHAT_KEY,
      DATABASE_CONNECTIONS: '5',
    },
    ...settings,
  }
  const running: Running[] = []
  const start = async (more: Record<string, string> = {}) => {
    const started = await launch({ ...env, ...more }, [...loaders.flatMap((file) => ['--import', file]), main])
    running.push(started)
    return started
  }
  const end = async (one: Running) => {
    const code = await stop(one.child)
    running.splice(running.indexOf(one), 1)
    return code
  }
  await Promise.all(Array.from({ length: count }, () => start()))
  return {
    ...{ database, folder, running, start, end },
    code: (email) => newestCode(join(folder, 'mail'), email),
    async close() {
      await Promise.all([...running].map(end))
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One call; a body is sent as JSON, `token` as the bearer. */
export async function ask(url: string, call: string, { body, token, headers }: Asked = {}): Promise<Reply> {
  const [method = 'GET', path = ''] = call.split(' ')
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? (JSON.parse(text) as Reply['body']) : {} }
}

/** A connection string, however the tests themselves connect. */
export function urlOf(address: DatabaseAddress): string {
  if ('url' in address) return address.url
  const { user, password, port, database, socketDir } = address
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

async function launch(env: NodeJS.ProcessEnv, run: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, run, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const found = /ready at (http:[^\s"]+)/.exec(said)?.[1]
        if (found) resolve(found.replace('localhost', '127.0.0.1'))
      })
  })
  return { url, port: Number(new URL(url).port), child, said: () => said }
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit') as Promise<[number | null]>
  child.kill('SIGTERM')
  return (await ended)[0]
}

async function newestCode(folder: string, email: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.includes(email)).sort()
  return /^(\d{6})$/m.exec(await readFile(join(folder, names.at(-1) ?? ''), 'utf8'))?.[1] ?? ''
}
