import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readSpreadsheet } from '@clinic/server/testing/read-spreadsheet'

/** The system's own record of the most memory begins with what the parent process had. */
const LOOK_MS = 10

export type Reading = { rows: number; seconds: number; processorSeconds: number; megabytes: number; loopMs: number }

/** A process that answers requests, and reads the spreadsheet that it is told to. */
const server = createServer((_, response) => response.end('here'))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', (path: string) => {
  void read(path).then((reading) => process.send?.(reading))
})
process.on('disconnect', () => process.exit())

async function read(path: string): Promise<Reading> {
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, LOOK_MS)
  const cpu = process.cpuUsage()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  let characters = 0
  const { rows } = await readSpreadsheet({ path }, {}, (batch) => {
    for (const { cells } of batch) for (const cell of cells) characters += cell.length
  })
  if (characters === 0) throw new Error('nothing was read')
  clearInterval(look)
  const { user, system } = process.cpuUsage(cpu)
  return {
    rows,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (user + system) / 1e6,
    megabytes: (most - before) / 1e6,
    loopMs: delay.max / 1e6,
  }
}
