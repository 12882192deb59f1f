import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_MS = 50
/** So long a connection may take to ask its first. */
const UNUSED_MS = 1000

/**
 * While the program shuts down, each response closes its connection and idle connections are closed. Otherwise a client
 * that keeps one, as load balancers do, or has opened one in advance, as browsers do, delays the shutdown until it is
 * forced.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  let closing = false
  let looking: NodeJS.Timeout | undefined
  const opened = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    opened.set(socket, performance.now())
    socket.once('close', () => opened.delete(socket))
  })
  app.addHook('preClose', async () => {
    closing = true
    looking = setInterval(() => {
      app.server.closeIdleConnections()
      for (const [socket, since] of opened) if (socket.bytesRead === 0 && performance.now() - since > UNUSED_MS) socket.destroy()
    }, LOOK_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(looking))
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
