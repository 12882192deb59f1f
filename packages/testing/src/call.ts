import { Agent, request } from 'node:http'

/** `unsent`: nobody listens, so nothing can have happened. `broken`: sent or half sent, and no whole answer came. */
export type Answer = { kind: 'unsent' } | { kind: 'broken'; why: string } | { kind: 'answered'; status: number; body: unknown }
/** `host`: loopback unless another is named. */
export type Call = { host?: string; port: number; method: string; path: string; headers: Record<string, string>; body?: string | Buffer }

const agent = new Agent({ keepAlive: true })
/** Longer than anything in the product may take. */
const PATIENCE_MS = 30_000

/** One request and no second try: whoever calls decides what an answer that did not come means. */
export function call({ host = '127.0.0.1', port, method, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const sending = request(
      {
        agent,
        host,
        port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', (error) => resolve(broken(error)))
        response.on('end', () => {
          if (response.complete)
            resolve({ kind: 'answered', status: response.statusCode ?? 0, body: read(Buffer.concat(pieces).toString()) })
          else resolve({ kind: 'broken', why: 'half an answer' })
        })
      },
    )
    sending.setTimeout(PATIENCE_MS, () => sending.destroy(new Error('no answer')))
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? { kind: 'unsent' } : broken(error)))
    sending.end(body)
  })
}

/** Lets go of connections that are kept for later. */
export function hangUp(): void {
  agent.destroy()
}

function broken(error: NodeJS.ErrnoException): Answer {
  return { kind: 'broken', why: error.code ?? error.message }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
