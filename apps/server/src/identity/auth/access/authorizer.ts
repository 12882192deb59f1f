import type { Endpoint } from '@clinic/contract/endpoint'
import type { Scope } from '@clinic/contract/vocabulary'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { type Context, note } from '../../../platform/db/change.ts'
import { ownOrigin } from '../../../platform/http/host.ts'
import type { Admit } from '../../../platform/http/http.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { sameSecret } from '../credentials/tokens.ts'
import { DEVICE_DAYS } from '../credentials/trust-device.ts'
import { SESSION_HOURS } from '../sessions/finish-log-in.ts'
import { type Authenticated, authenticate } from './authenticate.ts'
import type { Caller, Facts, Services } from './context.ts'

type Request = Parameters<Admit<Caller>>[0]
type Reply = Parameters<Admit<Caller>>[2]

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const AGENT_MAX = 200

/**
 * Authenticates the caller and checks the endpoint’s access rule. Refusals: `unauthenticated`,
 * `session-ended`, `code-needed`, `session-locked`, `factor-needed`, `chat-key-invalid`, and `forbidden` for a
 * missing scope, which is audited.
 */
export function authorizer(services: Services): Admit<Caller> {
  return async (request, access, reply) => {
    const stranger = strangerOf(services, request, reply)
    if (access === 'public') return stranger
    if (access === 'chat-key') {
      if (!sameSecret(String(request.headers['x-api-key'] ?? ''), services.config.CHAT_API_KEY)) throw new Problem('chat-key-invalid')
      return stranger
    }
    const { session, person, factor_needed } = await knownBy(services, request, stranger.context)
    const context: Context = { ...stranger.context, actor: { kind: 'staff', id: person.id, name: person.name } }
    if (session.stage === 'full') {
      if (factor_needed && access !== 'enrol' && access !== 'pre-auth') throw new Problem('factor-needed')
      await checkScope(context, { person, access, route: `${request.method} ${request.routeOptions.url ?? ''}` })
    } else if (session.stage === 'locked') checkLocked(access, person)
    else if (access !== 'pre-auth') throw new Problem('code-needed')
    return { ...stranger, context, session, staff: session.stage === 'full' ? person : null }
  }
}

async function knownBy({ sql, config }: Services, request: Request, { now }: Context): Promise<Authenticated> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Problem('unauthenticated')
  const cookie = request.cookies[cookieOf(config, request).name] ?? null
  const found = await authenticate(sql, { token, cookie, now, idleMinutes: config.SESSION_IDLE_MINUTES })
  if (!found) throw new Problem('session-ended')
  return found
}

/** A locked session can only unlock or log out. The answer names its owner. */
function checkLocked(access: Endpoint['access'], { name }: Staff): void {
  if (access !== 'locked' && access !== 'pre-auth') throw new Problem('session-locked', { name })
}

async function checkScope(
  context: Context,
  { person, access, route }: { person: Staff; access: string | readonly Scope[]; route: string },
): Promise<void> {
  if (typeof access === 'string' || hasScope(person, access)) return
  await note(context, { action: 'Access Refused', description: `Not allowed: ${route}`, entity: { kind: 'user', id: String(person.id) } })
  throw new Problem('forbidden')
}

function strangerOf({ sql, config, now }: Services, request: Request, reply: Reply): Caller {
  return {
    context: { sql, actor: { kind: 'nobody', name: 'Not logged in' }, now: now(), zone: config.CLINIC_TIME_ZONE, address: request.ip },
    staff: null,
    session: null,
    facts: { ...factsOf(request), device: deviceOf(config, request) },
    origin: ownOrigin(config, request),
    setCookie(secret) {
      const { name, attributes } = cookieOf(config, request)
      if (secret === null) reply.clearCookie(name, attributes).header('clear-site-data', '"cache"')
      else reply.setCookie(name, secret, { ...attributes, maxAge: SESSION_HOURS * 3600 })
    },
    markDevice(mark) {
      const { name, attributes } = cookieOf(config, request, 'device')
      reply.setCookie(name, mark, { ...attributes, maxAge: DEVICE_DAYS * 24 * 3600 })
    },
  }
}

function factsOf(request: Request): Omit<Facts, 'device'> {
  const { headers } = request
  const proxied = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers
  return {
    address: request.ip,
    agent: (headers['user-agent'] ?? '').slice(0, AGENT_MAX),
    browser: 'origin' in headers || 'sec-fetch-site' in headers,
    local: !proxied && LOOPBACK.test(request.socket.remoteAddress ?? ''),
    language: /^fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en',
  }
}

function deviceOf(config: Services['config'], request: Request): string | null {
  return request.cookies[cookieOf(config, request, 'device').name] ?? null
}

/** Over plain HTTP, as in development, browsers reject a `Secure` cookie and the `__Host-` prefix. */
function cookieOf({ PUBLIC_URL }: Services['config'], request: Request, kind: 'session' | 'device' = 'session') {
  const secure = request.protocol === 'https' || (PUBLIC_URL?.startsWith('https:') ?? false)
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? `__Host-${kind}` : kind, attributes }
}
