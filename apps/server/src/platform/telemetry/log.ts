import { hostname } from 'node:os'
import type { FastifyServerOptions } from 'fastify'
import { now } from '../clock.ts'
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

const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 }

/** Says a sentence of the program's own: at its start and its end, in its jobs. It names no person and quotes no value. */
export type Say = (line: string, level?: keyof typeof LEVELS) => void

/**
 * Where those sentences go at any `LOG_LEVEL`: as text to a terminal and in a demo, which people read; otherwise as one
 * JSON line each, like the HTTP events.
 */
export function openSay(to: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>, { demo }: { demo: boolean }): Say {
  if (to.isTTY || demo) return (line) => void to.write(`${line}\n`)
  const [pid, host] = [process.pid, hostname()]
  return (line, level = 'info') => {
    to.write(`${JSON.stringify({ level: LEVELS[level], time: Date.parse(now()), pid, hostname: host, msg: line.trim() })}\n`)
  }
}
