import type { Config } from '../config.ts'
import type { App } from '../http/http.ts'

const TRIES = 20

/**
 * Listens on the configured port. When `PORT` was not set and the usual one is taken, the next free one is used; a port that was asked for is
 * taken at its word. Answers the address to open on this machine.
 */
export async function listen(app: App, config: Pick<Config, 'PORT' | 'HOST'>): Promise<string> {
  const asked = process.env.PORT !== undefined && process.env.PORT !== ''
  for (let port = config.PORT; ; port += 1) {
    try {
      await app.listen({ port, host: config.HOST })
      const address = app.server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      return `http://localhost:${actual}`
    } catch (error) {
      const taken = (error as { code?: string }).code === 'EADDRINUSE'
      if (!taken || asked || port >= config.PORT + TRIES) {
        throw taken ? new Error(`Port ${port} is taken by another program. Set PORT to a free one.`) : error
      }
    }
  }
}
