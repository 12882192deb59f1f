import type { FastifyRequest } from 'fastify'
import type { App } from './http.ts'
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

const HEADERS = 'authorization, content-type, x-api-key'
const METHODS = 'GET, POST, PUT, DELETE'
const REMEMBER_SECONDS = 600

/**
 * Lets our own pages at `PUBLIC_URL` call an API at another address (REQ-076): browsers ask first and show a page the
 * answer only with this permission. Pages at the API's own address need none.
 */
export function allowOwnPages(app: App, publicUrl: string | undefined): void {
  if (!publicUrl) return
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers
    if (origin !== own || new URL(own).host === host || !/^\/api(\/|$)/i.test(request.url)) return
    reply.headers({ 'access-control-allow-origin': own, 'access-control-allow-credentials': 'true', vary: 'origin' })
    reply.header('cross-origin-resource-policy', 'same-site')
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    const answer = { 'access-control-allow-headers': HEADERS, 'access-control-allow-methods': METHODS }
    await reply
      .headers({ ...answer, 'access-control-max-age': String(REMEMBER_SECONDS) })
      .code(204)
      .send()
  })
}
