import { connect, type Socket } from 'node:net'

/** Every list of requests is one connection, which sends the next when the last is answered; `repeat` begins the list again at its end. */
export type Job = { port: number; requests: string[][]; repeat: boolean; seconds: number }
export type Done = { seconds: number; answered: number; statuses: Record<string, number>; latencies: { p50: number; p99: number } }

if (process.argv[1] === import.meta.filename) process.on('message', (job: Job) => void work(job).then((done) => process.send?.(done)))

/**
 * A client that costs little beside what it measures: bare sockets, kept alive, one request on the way in each. Counts what came back by
 * status; latencies in milliseconds.
 */
async function work({ port, requests, repeat, seconds }: Job): Promise<Done> {
  const started = performance.now()
  const until = started + seconds * 1000
  const statuses: Record<string, number> = {}
  const latencies: number[] = []
  await Promise.all(
    requests.map((list) =>
      talk(port, {
        next: (turn) => (performance.now() >= until ? undefined : list[repeat ? turn % list.length : turn]),
        heard: (status, ms) => {
          statuses[status] = (statuses[status] ?? 0) + 1
          latencies.push(ms)
        },
      }),
    ),
  )
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return {
    seconds: (performance.now() - started) / 1000,
    answered: latencies.length,
    statuses,
    latencies: { p50: at(0.5), p99: at(0.99) },
  }
}

type Talk = { next(turn: number): string | undefined; heard(status: string, ms: number): void }

function talk(port: number, { next, heard }: Talk): Promise<void> {
  return new Promise((settle, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let turn = 0
    let sent = 0
    let pending: Buffer = Buffer.alloc(0)
    const send = () => {
      const request = next(turn)
      turn += 1
      if (request === undefined) return void socket.end()
      sent = performance.now()
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('data', (bytes: Buffer) => {
      pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes])
      const length = lengthOf(pending, socket)
      if (length === null || pending.length < length) return
      heard(pending.toString('latin1', 9, 12), performance.now() - sent)
      pending = pending.subarray(length)
      send()
    })
    socket.on('close', () => settle())
    socket.on('error', fail)
  })
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Bytes of the whole answer, or `null` while its head is not complete. */
function lengthOf(bytes: Buffer, socket: Socket): number | null {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end === -1) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1]
  if (length === undefined) socket.destroy(new Error('an answer without a length'))
  return end + END_OF_HEAD.length + Number(length)
}
