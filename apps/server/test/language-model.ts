import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A request to the model, everything that left us. `list`: the entries to choose from. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string; list: string[] }
type Reply = (response: ServerResponse, received: Received) => void

/** An OpenAI-compatible server on loopback that answers with the current `reply`. */
export type ModelServer = {
  url: string
  received: Received[]
  reply: Reply
  /** Resolves with the next request. */
  arrival(): Promise<Received>
  close(): Promise<void>
}

export async function openModelServer(): Promise<ModelServer> {
  let arrived: (received: Received) => void = () => {}
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const list = JSON.parse(body).response_format?.json_schema?.schema?.properties?.result?.enum ?? []
    const received = { path: request.url ?? '', headers: request.headers, body, list }
    server.received.push(received)
    arrived(received)
    server.reply(response, received)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const server: ModelServer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    received: [],
    reply: chooses('none'),
    arrival: () =>
      new Promise((resolve) => {
        arrived = resolve
      }),
    close: () => {
      http.closeAllConnections()
      return new Promise((resolve) => http.close(() => resolve()))
    },
  }
  return server
}

/** A protocol response with this text. */
export function says(content: string): Reply {
  const message = { role: 'assistant', content }
  const whole = { id: '1', object: 'chat.completion', created: 1, model: 'small', choices: [{ index: 0, message, finish_reason: 'stop' }] }
  return (response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(whole))
}

/** Chooses an entry, listed or not, with a confidence. */
export function chooses(result: unknown, confidence: unknown = 0.9): Reply {
  return says(JSON.stringify({ result, confidence }))
}

/** An HTTP error. */
export function fails(status: number): Reply {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
}

export const silent: Reply = () => {}
