import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Problem } from './problem.ts'

const MONITORING = /^\/(?:healthz|readyz|metrics)\/?(?:\?|$)/i
const WELL_FORMED = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses requests for hosts that are not ours (`host-refused`): with DNS rebinding, a page of another site reaches this
 * server under its own name. IP addresses and `localhost` cannot be rebound. Monitoring, which uses a process’s name inside its network, may use any.
 */
export function refuseForeignHosts(config: Pick<Config, 'PUBLIC_URL' | 'API_URL' | 'HOST'>) {
  const { PUBLIC_URL, API_URL, HOST } = config
  const urls = [PUBLIC_URL, API_URL].flatMap((url) => (url ? [new URL(url).hostname] : []))
  const own = new Set(['localhost', HOST.toLowerCase(), ...urls])
  return async (request: FastifyRequest) => {
    if (MONITORING.test(request.url)) return
    // Not `request.host`: it follows X-Forwarded-Host, which a page can send through a trusted loopback address.
    const name = namesTwoHosts(request.raw) ? null : hostName(request.headers.host)
    if (name === null || !(own.has(name) || isIP(name) !== 0)) throw new Problem('host-refused')
  }
}

/** A second `Host`, or a whole address where the path belongs: a proxy on the way may have read the other one. */
function namesTwoHosts({ rawHeaders, url }: IncomingMessage): boolean {
  return !url?.startsWith('/') || rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

function hostName(header: string | undefined): string | null {
  if (header === undefined || !WELL_FORMED.test(header)) return null
  const name = URL.parse(`http://${header}`)?.hostname
  return name ? name.replace(/^\[|\]$/g, '').replace(/\.$/, '') : null
}

/** The base URL of links and passkeys: `PUBLIC_URL`, else this machine’s own address. It never comes from a header. */
export function ownOrigin({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>, request: Pick<FastifyRequest, 'socket'>): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${request.socket.localPort ?? PORT}`
}
