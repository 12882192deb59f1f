import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const CHAT_KEY = 'a-chat-key'
const WRITES = 50
const STOP_SECONDS = 10

test('stopped with fifty writes in flight, the server answers each, exits within ten seconds, and its database shut down cleanly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-stop-'))
  const first = await start(folder)
  const agent = new Agent({ keepAlive: true, maxSockets: WRITES })
  // Each on an open connection, as from a load balancer.
  await Promise.all(Array.from({ length: WRITES }, () => send(agent, { port: first.port, path: '/healthz' }).answered))
  const writes = Array.from({ length: WRITES }, (_, n) =>
    send(agent, { port: first.port, path: '/api/ai', conversation: `stop${String(n).padStart(8, '0')}` }),
  )
  await Promise.all(writes.map(({ sent }) => sent))
  await Promise.race(writes.map(({ answered }) => answered))
  const told = performance.now()
  first.child.kill('SIGTERM')
  expect(await Promise.all(writes.map(({ answered }) => answered))).toEqual(Array(WRITES).fill(200))
  const [code] = await first.ended
  expect(code).toBe(0)
  expect(performance.now() - told).toBeLessThan(STOP_SECONDS * 1000)
  agent.destroy()

  const second = await start(folder)
  second.child.kill('SIGTERM')
  expect((await second.ended)[0]).toBe(0)
  expect(readFileSync(join(folder, 'run', 'postgres.log'), 'utf8')).not.toContain('automatic recovery')
  rmSync(folder, { recursive: true, force: true })
}, 90_000)

async function start(folder: string) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    CHAT_API_KEY: CHAT_KEY,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /ready at http:\/\/[\w.]+:(\d+)/.exec(said)?.[1]
      if (found) resolve(Number(found))
    })
  })
  return { child, ended, port }
}

type To = { port: number; path: string; conversation?: string }

/** `sent`: fully written; `answered`: the status, or how the connection ended. */
function send(agent: Agent, { port, path, conversation }: To): { sent: Promise<unknown>; answered: Promise<number | string> } {
  const body =
    conversation === undefined ? '' : JSON.stringify({ action: 'query', conversation_id: conversation, query: 'book with tcn', key: '' })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-api-key': CHAT_KEY }
  const sending = request({ agent, host: '127.0.0.1', port, path, method: body === '' ? 'GET' : 'POST', headers })
  const answered = new Promise<number | string>((resolve) => {
    sending.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sending.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)))
  })
  const sent = new Promise((resolve) => sending.end(body, () => resolve(undefined)))
  return { sent, answered }
}
