import type { FastifyServerOptions } from 'fastify'

/**
 * One JSON line an event. Requests are logged by route pattern, never by address, query or body: those can carry a patient's id or words.
 */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? '',
        message: safeMessage(error),
        stack: stackLines(error),
      }),
    },
  }
}

/** Database errors quote values of rows in their message; their code says enough. */
function safeMessage(error: Error & { code?: string }): string {
  return error.name === 'PostgresError' ? `database error ${error.code ?? ''}` : error.message
}

function stackLines(error: Error): string {
  return (error.stack ?? '').split('\n').slice(1, 6).join('\n')
}
