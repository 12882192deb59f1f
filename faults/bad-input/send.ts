import { Agent, request } from 'node:http'
import type { RawAnswer } from './check-answer.ts'

/** Nothing in the product takes this long: after it a request counts as lost. */
export const PATIENCE_MS = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export type Sending = { port: number; method: string; path: string; headers: Record<string, string>; body: string | Buffer | null }

/** Sends once and hears the whole answer, or why there was none. */
export function send({ port, method, path, headers, body }: Sending): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sending = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', (error) => resolve({ broken: error.message }))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(pieces).toString(),
          headers: response.headers,
        }),
      )
    })
    const late = setTimeout(() => sending.destroy(new Error(`nothing within ${PATIENCE_MS / 1000} seconds`)), PATIENCE_MS)
    sending.on('close', () => clearTimeout(late))
    sending.on('error', (error: NodeJS.ErrnoException) => resolve({ broken: error.code ?? error.message }))
    sending.end(body ?? undefined)
  })
}

/** Lets go of connections that are kept for later. */
export function hangUp(): void {
  agent.destroy()
}
