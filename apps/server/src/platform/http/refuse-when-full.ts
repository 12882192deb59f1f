import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Logins, so that staff can read; the chat and alarms, because someone may be in danger. They use the room that is held back. */
const STILL_TAKEN = /^\/api\/(?:auth|ai|alarms)(?:\/|\?|$)/i

/** Refuses changes (`storage-full`) before the disk is really full, when the database could no longer even read. */
export function refuseWhenFull(full: () => boolean) {
  return async ({ method, url }: FastifyRequest) => {
    if (full() && !READS.has(method) && !STILL_TAKEN.test(url)) throw new Problem('storage-full')
  }
}
