import { randomBytes } from 'node:crypto'
import { linkSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { EmbeddedFailure } from './failure.ts'
import { until } from './until.ts'

export type OwnerLock = { release(): void }

const SILENCE_MS = 500
const DYING_MS = 5_000
const GENERATION = /^lock\.(\d+)$/
const CANDIDATE = /^lock\.t[0-9a-f]{6}$/

/**
 * Makes this process the only user of a data folder, or refuses with `in-use`.
 *
 * The lock is a listening Unix socket: the kernel closes it with its process, so nobody can be mistaken for alive. Each owner
 * takes the number after the last one, and the highest number is never removed: of two that find a dead owner one gets the next.
 * @param dir where the sockets go; `label` names the data folder in the refusal
 */
export async function acquireOwnership(dir: string, label: string): Promise<OwnerLock> {
  const candidate = join(dir, `lock.t${randomBytes(3).toString('hex')}`)
  const server = await listen(candidate)
  try {
    const mine = await claim(dir, candidate, label)
    await sweep(dir, mine)
  } catch (error) {
    server.close()
    throw error
  } finally {
    rmSync(candidate, { force: true })
  }
  return { release: () => server.close() }
}

async function claim(dir: string, candidate: string, label: string): Promise<number> {
  for (;;) {
    const last = highest(dir)
    const owner = last === 0 ? null : await answer(join(dir, `lock.${last}`))
    if (owner !== null) throw inUse(label, owner)
    try {
      linkSync(candidate, join(dir, `lock.${last + 1}`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw error
    }
    if (highest(dir) === last + 1) return last + 1
    rmSync(join(dir, `lock.${last + 1}`), { force: true })
  }
}

/**
 * Removes what earlier owners and failed candidates left; a candidate that still answers is another process that is
 * being refused.
 */
async function sweep(dir: string, mine: number): Promise<void> {
  for (const name of readdirSync(dir)) {
    const generation = GENERATION.exec(name)?.[1]
    const old = generation !== undefined && Number(generation) < mine
    const dead = CANDIDATE.test(name) && (await answer(join(dir, name))) === null
    if (old || dead) rmSync(join(dir, name), { force: true })
  }
}

function highest(dir: string): number {
  return readdirSync(dir).reduce((top, name) => Math.max(top, Number(GENERATION.exec(name)?.[1] ?? 0)), 0)
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(String(process.pid)))
    server.unref()
    server.once('error', reject).listen(path, () => resolve(server))
  })
}

/**
 * The process number behind a lock socket, '' when it is alive but silent (a suspended process), null when no process
 * answers.
 */
async function answer(path: string): Promise<string | null> {
  let heard = await listenTo(path)
  // Closed without an answer: the owner is being killed or is releasing the lock.
  await until(async () => {
    if (heard === 'hung up') heard = await listenTo(path)
    return heard !== 'hung up'
  }, DYING_MS)
  return heard === 'hung up' ? '' : heard
}

function listenTo(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = ''
    let nobody = false
    let silent = false
    const socket = connect(path)
    socket.setTimeout(SILENCE_MS, () => {
      silent = true
      socket.destroy()
    })
    socket.on('data', (bytes) => {
      said += bytes
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      nobody = error.code === 'ECONNREFUSED' || error.code === 'ENOENT'
    })
    socket.on('close', () => resolve(nobody ? null : said || (silent ? '' : 'hung up')))
  })
}

function inUse(label: string, owner: string): EmbeddedFailure {
  const who = /^\d+$/.test(owner) ? ` (process ${owner})` : ''
  return new EmbeddedFailure(
    'in-use',
    `Another copy of this program${who} is already using ${label}: stop it first, or give this one a DATA_DIR of its own.`,
  )
}
