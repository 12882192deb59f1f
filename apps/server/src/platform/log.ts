import type { FastifyServerOptions } from 'fastify'
import { safeError } from './safe-error.ts'

/** What of an event is written beside its sentence. */
const TOLD = new Set(['err', 'req', 'res', 'responseTime'])

/**
 * One JSON line an event. Requests are logged by route pattern, never by address, query or body: those can carry a patient's id or words.
 */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    // Libraries hand over what they have in hand, headers and forms too: only what is named here is written.
    formatters: { log: (told) => Object.fromEntries(Object.entries(told).filter(([name]) => TOLD.has(name))) },
    // An event without a sentence of its own would get the words of its error.
    hooks: {
      logMethod(given, method) {
        method.apply(this, typeof given[0] === 'object' && given.length === 1 ? [given[0], 'a library tells'] : given)
      },
    },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: safeError,
    },
  }
}
