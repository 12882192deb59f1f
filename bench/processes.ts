import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Done, Job } from './load.ts'
import type { PeerJob } from './peers/fastify-page.ts'

/** Puts load on a port from a process of its own. */
export async function load(job: Job): Promise<Done> {
  const child = start('load.ts')
  child.send(job)
  const done = (await said(child)) as Done
  child.disconnect()
  return done
}

/** Starts the bare answering server; `stop` ends it. */
export async function openMinimalServer(bytes: number): Promise<{ port: number; stop(): void }> {
  const child = start('peers/minimal-server.ts', String(bytes))
  const port = (await said(child)) as number
  return { port, stop: () => child.disconnect() }
}

/** Starts the queue page as one would write it by hand; `stop` ends it. */
export async function openFastifyPage(job: PeerJob): Promise<{ port: number; stop(): void }> {
  const child = start('peers/fastify-page.ts')
  child.send(job)
  const port = (await said(child)) as number
  return { port, stop: () => child.disconnect() }
}

/** Starts a program, named by its path from here. */
export function start(file: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, file), args)
}

/** The next message of a process; fails when it ends without one. */
export async function said(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`)
    }),
  ])
  return message
}
