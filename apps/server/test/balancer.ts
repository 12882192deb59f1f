import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** `ready`: ports receiving requests; `served`: requests per port. */
export type Balancer = { url: string; ready(): number[]; served: Map<number, number>; close(): Promise<void> }

const LOOK_MS = 100

/**
 * A minimal load balancer: checks readiness, distributes requests round-robin over keep-alive connections, and never
 * retries: a failure is its own 502.
 */
export async function openBalancer(ports: () => readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const served = new Map<number, number>()
  let ready: number[] = []
  let turn = 0
  let closed = false
  const look = async () => {
    ready = (await Promise.all(ports().map(async (port) => ((await isReady(port)) ? [port] : [])))).flat()
  }
  await look()
  const looking = (async () => {
    while (!closed) {
      await sleep(LOOK_MS)
      await look()
    }
  })()
  const server = createServer((incoming, answer) => {
    turn += 1
    const port = ready[turn % ready.length]
    if (port === undefined) return void answer.writeHead(503).end()
    served.set(port, (served.get(port) ?? 0) + 1)
    pass({ agent, port, incoming, answer })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    served,
    async close() {
      closed = true
      await looking
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Passing = { agent: Agent; port: number; incoming: IncomingMessage; answer: ServerResponse }

function pass({ agent, port, incoming, answer }: Passing): void {
  const { method, url, headers, socket } = incoming
  const forwarded = { ...headers, 'x-forwarded-for': String(headers['x-forwarded-for'] ?? socket.remoteAddress) }
  const onward = request({ agent, host: '127.0.0.1', port, method, path: url, headers: forwarded }, (response) => {
    const { connection: _ofTheirs, ...given } = response.headers
    answer.writeHead(response.statusCode ?? 502, given)
    response.pipe(answer)
    response.once('error', () => answer.destroy())
  })
  onward.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  answer.once('close', () => onward.destroy())
  incoming.pipe(onward)
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port, path: '/readyz', timeout: 1000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', () => resolve(false))
    asking.end()
  })
}
