import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@clinic/testing/free-port'
import { type KeptApp, keepApp } from '@clinic/testing/keep-app'
import { COUNTED, TIMED } from './figures.ts'
import type { Place } from './line.ts'
import { playDay } from './play-day.ts'

const ROOT = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '60' },
    hours: { type: 'string', default: '8' },
    begins: { type: 'string', default: '8' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string' },
    url: { type: 'string' },
    port: { type: 'string' },
    'figures-port': { type: 'string', default: '0' },
  },
})
const dataDir = resolve(ROOT, process.env.DATA_DIR || join('.data', 'live'))
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
process.on('disconnect', () => stopping.abort())
const say = (line: string) => void process.stdout.write(`${line}\n`)

const app = values.url === undefined ? await startProgram() : null
try {
  const place = app ? { host: '127.0.0.1', port: app.port } : placeOf(values.url ?? '')
  const order = { seed, begins: Number(values.begins) * 60, hours: Number(values.hours), scale: Number(values.scale) }
  const surroundings = { place, speed: Number(values.speed), figuresPort: Number(values['figures-port']), stopping: stopping.signal, say }
  const { page, total, errors } = await playDay(order, surroundings)
  say(`\n${COUNTED.map((what) => `${what} ${total.counts[what]}`).join(', ')}`)
  for (const what of TIMED) {
    const { p50, p99, of } = total.times[what]
    say(`${what.padEnd(9)} median ${p50}, 99 of 100 within ${p99} ${what.endsWith('wait') ? 'minutes of the day' : 'ms'} (${of})`)
  }
  for (const error of errors) say(`WRONG ${error}`)
  mkdirSync(join(dataDir, 'live'), { recursive: true })
  const file = join(dataDir, 'live', `${new Date().toISOString().slice(0, 16).replace(':', '-')}-seed-${seed}.html`)
  writeFileSync(file, page)
  say(`\nKept: ${file}`)
  process.exitCode = total.counts.errors === 0 ? 0 : 1
} finally {
  await app?.end()
}
process.disconnect?.()

/** The demo clinic, in a folder of its own, believing where each patient says that they come from. */
async function startProgram() {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DEMO: '1',
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: '',
    LOG_LEVEL: 'error',
  }
  const started = keepApp({ port: values.port ? Number(values.port) : await freePort(), env, loaders: [], apart: true })
  say(`Starting the demo clinic in ${dataDir}`)
  const failed = waitForFailure(started)
  const said = await Promise.race([started.ready().then(() => null), failed])
  if (said !== null) {
    await started.end()
    throw new Error(`The program did not start:\n${said}`)
  }
  say(`The clinic: http://127.0.0.1:${started.port}`)
  return started
}

/** Nothing here fixes what keeps it from starting: one attempt is enough. */
async function waitForFailure({ failedStarts, failure }: KeptApp): Promise<string> {
  while (failedStarts() === 0) await sleep(200, undefined, { ref: false })
  return failure()
}

function placeOf(url: string): Place {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'http:') throw new Error('The day is played over plain HTTP, beside the program: --url http://localhost:3000')
  return { host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port || 80) }
}
