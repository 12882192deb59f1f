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
        throw taken
          ? new Error(`Port ${port} is taken by another program. Set PORT to a free one.`)
          : whyNot(error, { port, host: config.HOST })
      }
    }
  }
}

/** The setting that an error of the system's is about. */
function whyNot(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EACCES') return new Error(`PORT: this account may not listen on port ${port} (${code}): write one from 1024 on.`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL' || code === 'EINVAL')
    return new Error(`HOST: ${host} is no address of this machine (${code}): write localhost, 0.0.0.0 or one that it has.`)
  return error
}
