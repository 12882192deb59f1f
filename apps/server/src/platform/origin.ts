import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Refuses calls that a page of another site makes: the browser names its origin, which must be our own host or `PUBLIC_URL`. */
export function refuseForeignOrigins(publicUrl: string | undefined) {
  const own = publicUrl ? new URL(publicUrl).origin : null
  return async (request: FastifyRequest) => {
    const { origin, host } = request.headers
    if (origin === undefined || !/^\/api(\/|$)/i.test(request.url)) return
    if (origin === own || (URL.canParse(origin) && new URL(origin).host === host)) return
    throw new Problem('origin-refused')
  }
}
