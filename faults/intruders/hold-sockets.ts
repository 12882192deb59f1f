import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@clinic/testing/call'
import type { Finding, Target } from './target.ts'

const SOCKETS = 200
const SECONDS = 20
const LETTER_MS = 1000
const MOST_MS = 1000
const START = 'GET /api/me HTTP/1.1\r\nHost: clinic.example\r\nX-Slow: '

/** Opens sockets that never finish their headers, and checks the program's health while they are open. */
export async function holdSockets({ port }: Pick<Target, 'port'>): Promise<Finding> {
  const begun = performance.now()
  const closed: number[] = []
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.once('close', () => closed.push((performance.now() - begun) / 1000))
    socket.resume()
    socket.write(START)
    const dripping = setInterval(() => socket.writable && socket.write('x'), LETTER_MS)
    socket.once('close', () => clearInterval(dripping))
    return socket
  })
  let slowest = 0
  let failed = 0
  while (performance.now() - begun < SECONDS * 1000) {
    const asked = performance.now()
    const heard = await call({ port, method: 'GET', path: '/healthz', headers: {} })
    if (heard.kind !== 'answered' || heard.status !== 200) failed += 1
    slowest = Math.max(slowest, performance.now() - asked)
    await sleep(100)
  }
  const ended = closed.length
  for (const socket of sockets) socket.destroy()
  return {
    measured: `${ended} of ${SOCKETS} closed, the first after ${(closed[0] ?? 0).toFixed(1)} s, the last after ${(closed.at(ended - 1) ?? 0).toFixed(1)} s; /healthz answered within ${slowest.toFixed(0)} ms throughout`,
    held: ended === SOCKETS && failed === 0 && slowest <= MOST_MS,
  }
}
